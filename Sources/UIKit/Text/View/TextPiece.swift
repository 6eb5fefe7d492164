import Foundation
import UIKitText

/// Some lines of a paragraph: all of it, or of a long one so much as can be laid out for a key that is pressed.
struct TextPiece {
  /// In units of UTF-16.
  var length: Int
  /// Nil while nobody has needed it.
  var layout: TextLayout?
  /// In points; a guess without a layout.
  var height: CGFloat
}
