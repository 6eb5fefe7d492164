import Foundation
import UIKitGraphics

/// A stretch of text whose letters all look the same.
struct TextRun: Sendable, Hashable {
  /// Its length in bytes of UTF-8.
  var length: Int
  var look: Look

  struct Look: Sendable, Hashable {
    var font: FontSpec
    /// Nil for the colour that the text is drawn with.
    var foreground: RGBA?
    var background: RGBA?
    var underline = NSUnderlineStyle()
    var underlineColor: RGBA?
    var strikethrough = NSUnderlineStyle()
    var strikethroughColor: RGBA?
    /// Additional space after each letter, in points.
    var spacing: CGFloat = 0
    /// Whether the font's own kerning is off.
    var ignoresKerning = false
    var baselineOffset: CGFloat = 0

    init(font: FontSpec) {
      self.font = font
    }

    /// Whether it paints more than letters.
    var isDecorated: Bool {
      background != nil || !underline.isEmpty || !strikethrough.isEmpty
    }
  }
}
