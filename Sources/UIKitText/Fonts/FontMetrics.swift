import Foundation

/// Measures of a font at its size, in points above (or, for the descent, below) the baseline.
struct FontMetrics: Sendable {
  var ascent: CGFloat
  var descent: CGFloat
  var capHeight: CGFloat
  var xHeight: CGFloat
  /// The middle of a line under the letters, below the baseline.
  var underlineOffset: CGFloat
  /// The middle of a line through the letters, above the baseline.
  var strikethroughOffset: CGFloat
  var lineThickness: CGFloat

  /// What UIKit's system font measures at size 1: together 1.193359 (measured on UIKit).
  static let systemAscent: CGFloat = 0.952148
  static let systemDescent: CGFloat = 0.241211

  /// Plausible measures, for when no font is installed at all.
  static func standIn(size: CGFloat) -> FontMetrics {
    FontMetrics(
      ascent: systemAscent * size, descent: systemDescent * size, capHeight: 0.727 * size,
      xHeight: 0.546 * size, underlineOffset: 0.12 * size, strikethroughOffset: 0.29 * size,
      lineThickness: 0.06 * size)
  }
}
