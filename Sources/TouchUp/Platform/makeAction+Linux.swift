#if os(Linux)
  import UIKit

  /// An answer of an alert, with a check mark if need be.
  func makeAction(
    _ title: String, _ style: UIAlertAction.Style, isChecked: Bool,
    handler: @escaping @MainActor (UIAlertAction) -> Void
  ) -> UIAlertAction {
    let made = UIAlertAction(title: title, style: style, handler: handler)
    made.isChecked = isChecked
    return made
  }
#endif
