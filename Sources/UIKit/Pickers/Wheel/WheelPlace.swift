import Foundation

/// Where a row of a wheel is seen, in points of the wheel's height.
package nonisolated struct WheelPlace: Equatable, Sendable {
  /// The upper edge.
  package var top: CGFloat
  /// The height as it is seen: what turns away is lower.
  package var height: CGFloat

  package init(top: CGFloat, height: CGFloat) {
    self.top = top
    self.height = height
  }

  package var center: CGFloat { top + height / 2 }
  package var bottom: CGFloat { top + height }
}
