public import Foundation

extension UITextField {
  /// What is drawn around a field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line that seems to be cut in.
    case bezel = 2
    /// A rounded, filled rectangle.
    case roundedRect = 3
  }

  /// When a view beside the text is there.
  nonisolated public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func isShown(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended. Raw values are UIKit's.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// With what was typed.
    case committed = 0
    /// By calling it off, on devices that can.
    case cancelled = 1
  }

  /// Posted by a field after editing began.
  nonisolated public static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field after editing ended.
  nonisolated public static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted by a field after a person changed its text.
  nonisolated public static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
