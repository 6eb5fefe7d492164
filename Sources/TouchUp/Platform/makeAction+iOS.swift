#if os(iOS)
  import UIKit

  /// An answer of an alert, with a check mark if need be: before its title, since UIKit has no public way to set its own.
  func makeAction(
    _ title: String, _ style: UIAlertAction.Style, isChecked: Bool,
    handler: @escaping @MainActor (UIAlertAction) -> Void
  ) -> UIAlertAction {
    UIAlertAction(title: isChecked ? "✓ \(title)" : title, style: style, handler: handler)
  }
#endif
