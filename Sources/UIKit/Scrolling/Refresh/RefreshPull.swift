import Foundation

/// What becomes of a refresh control as content is pulled down.
package nonisolated struct RefreshPull: Equatable, Sendable {
  /// How high the control is without a title, and how far content stays down meanwhile, in points.
  package static let height: CGFloat = 60
  /// How far content is pulled down, in points, until the control begins. UIKit's number is not documented;
  /// a finger goes about twice as far.
  package static let threshold: CGFloat = 90

  /// How far the content is below its place, in points.
  package let gap: CGFloat

  package init(gap: CGFloat) {
    self.gap = gap
  }

  /// Which part of the pull is done, 0 to 1.
  package var part: CGFloat { min(max(gap / Self.threshold, 0), 1) }

  /// How many blades of a wheel are there: the first after a third of the way.
  package func blades(of count: Int) -> Int {
    Int((max(0, part - 1.0 / 3) * 1.5 * CGFloat(count)).rounded(.down))
  }
}
