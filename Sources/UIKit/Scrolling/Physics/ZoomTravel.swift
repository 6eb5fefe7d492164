import Foundation

/// The way from one scale and offset to others. The offset goes as the scale does, so that one point of the
/// content stays where it is.
package nonisolated struct ZoomTravel: Equatable, Sendable {
  package var start: CGFloat
  package var end: CGFloat
  package var offsets: ScrollTravel

  package init(from start: CGFloat, to end: CGFloat, offsets: ScrollTravel) {
    self.start = start
    self.end = end
    self.offsets = offsets
  }

  package func scale(at time: TimeInterval) -> CGFloat {
    start + (end - start) * ScrollTravel.part(at: time)
  }
}
