import Foundation

/// Where the indicator of a direction lies: a value without views.
package nonisolated struct IndicatorTrack: Equatable, Sendable {
  /// How thick an indicator is, and how far it stays from the edge, in points.
  package static let thickness: CGFloat = 3
  package static let margin: CGFloat = 3
  /// An indicator is not shorter than this, in points, within the content.
  package static let leastLength: CGFloat = 36
  /// Nor than this, where content is pulled beyond its end.
  package static let leastPulledLength: CGFloat = 8

  /// Where it may lie along the edge, from the viewport's beginning, in points.
  package var start: CGFloat
  package var length: CGFloat

  package init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }

  /// Its place along the edge for content at an offset; nil for content that fits.
  package func place(in axis: ScrollAxis, at offset: CGFloat) -> (start: CGFloat, length: CGFloat)?
  {
    let range = axis.most - axis.least
    guard range > 0.01, length > Self.leastPulledLength else { return nil }
    let whole = range + axis.length
    let natural = min(max(length * axis.length / whole, Self.leastLength), length)
    let excess = axis.excess(offset)
    // What is beyond an end is taken off the indicator, which stays at that end.
    let size = max(natural - abs(excess), min(Self.leastPulledLength, natural))
    let part = (axis.clamped(offset) - axis.least) / range
    return (start + (length - natural) * part + (excess > 0 ? natural - size : 0), size)
  }
}
