import Foundation

/// What there is to scroll, in both directions.
package nonisolated struct ScrollSpace: Equatable, Sendable {
  package var x = ScrollAxis()
  package var y = ScrollAxis()

  package init() {}

  package init(x: ScrollAxis, y: ScrollAxis) {
    self.x = x
    self.y = y
  }

  /// The offset within the content's ends that is nearest.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    CGPoint(x: x.clamped(offset.x), y: y.clamped(offset.y))
  }

  package func contains(_ offset: CGPoint) -> Bool { clamped(offset) == offset }
}
