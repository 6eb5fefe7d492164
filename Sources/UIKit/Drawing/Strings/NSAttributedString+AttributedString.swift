public import Foundation
import UIKitText

nonisolated extension NSAttributedString {
  /// The text with those of its attributes that text is drawn with.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(
        NSAttributedString(
          string: String(attrStr.characters[run.range]), attributes: run.attributes.forDrawing))
    }
    self.init(attributedString: text)
  }
}

nonisolated extension AttributeContainer {
  /// The attributes under the names that drawing knows.
  var forDrawing: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = self.font
    attributes[.foregroundColor] = self.foregroundColor
    attributes[.backgroundColor] = self.backgroundColor
    attributes[.kern] = self.kern
    attributes[.tracking] = self.tracking
    attributes[.underlineStyle] = self.underlineStyle?.rawValue
    attributes[.underlineColor] = self.underlineColor
    attributes[.strikethroughStyle] = self.strikethroughStyle?.rawValue
    attributes[.strikethroughColor] = self.strikethroughColor
    attributes[.baselineOffset] = self.baselineOffset
    return attributes
  }
}
