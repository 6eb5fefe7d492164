import Foundation
import UIKitText

/// The measures of wheels, in points.
nonisolated enum WheelLook {
  /// How large a picker is unless it is told.
  static let size = CGSize(width: 320, height: 216)
  /// How far the band stays from the sides, and the columns too.
  static let inset: CGFloat = 9
  /// Between columns.
  static let gap: CGFloat = 5
  static let bandRadius: CGFloat = 8
  /// What the band is higher than a row.
  static let bandExcess: CGFloat = 2
  /// The size of letters in the band, and of those outside.
  static let chosenSize: CGFloat = 23.5
  static let otherSize: CGFloat = 21
  /// How strong rows outside of the band are.
  static let otherAlpha: CGFloat = 0.447

  /// How much larger rows and letters are for a person's text size: no smaller than usual, and half as large
  /// again at most, so that there are still rows around the one in the middle.
  @MainActor static func scale(for traits: UITraitCollection) -> CGFloat {
    min(max(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) / 17, 1), 1.5)
  }
}
