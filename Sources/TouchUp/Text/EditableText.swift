public import UIKit

/// A view whose text a person edits: a text field, or a text view.
@MainActor public protocol EditableText: UIView {
  /// The text, by one name for both; empty for none.
  var editedText: String { get }
}

extension UITextField: EditableText {
  /// The text; empty for none.
  public var editedText: String { text ?? "" }
}

extension UITextView: EditableText {
  /// The text.
  public var editedText: String { text ?? "" }
}
