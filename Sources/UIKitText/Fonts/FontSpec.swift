import Foundation

/// All that identifies a font, as a value.
struct FontSpec: Sendable, Hashable {
  /// The family asked for.
  var family: String
  /// From 100, the thinnest, to 900.
  var weight: Int
  var isItalic = false
  /// In points, finite and greater than 0.
  var size: CGFloat
  /// Whether all digits are of one width.
  var hasTabularDigits = false
  /// Whether it is the system's font, with UIKit's line height instead of the family's.
  var isSystem = false

  init(family: String, weight: Int = 400, size: CGFloat) {
    self.family = family
    self.weight = weight
    self.size = Self.usable(size)
  }

  /// A size that can be laid out; UIKit takes 0 for the system's size.
  static func usable(_ size: CGFloat) -> CGFloat {
    guard size.isFinite, size > 0 else { return size == 0 ? 14 : 1 }
    return min(size, 10_000)
  }
}
