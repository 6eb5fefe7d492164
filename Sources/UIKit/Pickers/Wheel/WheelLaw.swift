import Foundation

/// How a wheel of rows turns: which way a row is foreshortened that is some rows away from the middle.
///
/// Measured on UIKit: rows lie on a wheel that is higher than its view by 75 points, as many of them as go
/// twice into that height, each turned by the same angle; its radius is .334225372 of the height.
package nonisolated struct WheelLaw: Equatable, Sendable {
  /// The height that the wheel is seen in, in points.
  package let height: CGFloat
  /// The height of the row in the middle, in points.
  package let rowHeight: CGFloat
  /// How far one row is turned from the next, in radians.
  package let angle: CGFloat
  /// In points.
  package let radius: CGFloat

  /// - Parameters:
  ///   - height: 0 or more points.
  ///   - rowHeight: above 0; what is not becomes ``usualRowHeight``.
  package init(height: CGFloat, rowHeight: CGFloat) {
    self.height = height.isFinite ? min(max(0, height), Self.greatestHeight) : 0
    self.rowHeight = Self.usable(rowHeight)
    let whole = self.height + 75
    angle = 2 * .pi / (2 * whole / self.rowHeight).rounded(.up)
    radius = 0.334225372 * whole
  }

  /// The height of rows unless something else is asked for, in points.
  package static let usualRowHeight: CGFloat = 32

  /// The least height of a row: a wheel has a few thousand rows to a turn at the most.
  private static let leastRowHeight: CGFloat = 1

  /// Nobody sees a wheel of this height, in points; numbers stay in proportion.
  private static let greatestHeight: CGFloat = 100_000

  private static func usable(_ height: CGFloat) -> CGFloat {
    height.isFinite && height > 0
      ? min(max(height, leastRowHeight), greatestHeight) : usualRowHeight
  }

  /// How many rows away from the middle a row is seen last; those further away are behind the wheel.
  package var reach: CGFloat { .pi / 2 / angle }

  /// Where a row is that is `distance` rows below the middle, or above it when negative; nil when it is behind the
  /// wheel.
  package func place(at distance: CGFloat) -> WheelPlace? {
    let turn = distance * angle
    // One that is seen from its edge is not seen.
    guard abs(turn) < .pi / 2 - 1e-9 else { return nil }
    let center = height / 2 + radius * sin(turn)
    let seen = rowHeight * cos(turn)
    return WheelPlace(top: center - seen / 2, height: seen)
  }

  /// Which rows can be seen with `position`, a number of rows, in the middle, of `count`.
  package func rows(at position: CGFloat, count: Int) -> Range<Int> {
    guard count > 0, position.isFinite else { return 0..<0 }
    let first = Int(max(0, min((position - reach).rounded(.down) + 1, CGFloat(count))))
    let last = Int(max(0, min((position + reach).rounded(.up), CGFloat(count))))
    return first..<max(first, last)
  }

  /// How many rows below the middle the wheel is touched at `y`, in whole rows.
  package func distance(at y: CGFloat) -> Int {
    let part = min(max((y - height / 2) / max(radius, 1), -1), 1)
    return Int((asin(part) / angle).rounded())
  }
}
