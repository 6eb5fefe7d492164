package import UIKit

extension UIAlertController {
  /// Adds an answer as it is described.
  package func add<Choice>(
    _ action: ActionSheetAction<Choice>, handler: @escaping @MainActor (UIAlertAction) -> Void
  ) {
    let made = makeAction(
      action.title, action.style, isChecked: action.isChecked, handler: handler)
    made.isEnabled = action.isEnabled
    addAction(made)
    // NB: UIKit raises an exception for a preferred action of an action sheet.
    if action.isPreferred, preferredStyle == .alert, preferredAction == nil {
      preferredAction = made
    }
  }
}
