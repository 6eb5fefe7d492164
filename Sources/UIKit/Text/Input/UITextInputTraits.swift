public import Foundation

/// What an input method is told of a text: which signs suit it, what it is for, whether it is a secret.
///
/// A keyboard with keys types what its keys say, whatever is told here. All has a default.
@preconcurrency @MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Where capitals suit. `sentences` by default; information for input methods.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Which signs suit. Information for input methods.
  var keyboardType: UIKeyboardType { get set }
  /// What Return means. Information for input methods.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is a secret: it is seen by nobody, and cannot be copied.
  var isSecureTextEntry: Bool { get set }
  /// What the text means. Information for input methods.
  var textContentType: UITextContentType! { get set }
}
