#if os(Linux)
  import UIKit

  /// The wire from a control to the kit: an action that hands over the control that does it.
  func controlAction(
    identifier: UIAction.Identifier, of control: UIControl,
    _ body: @escaping @MainActor (UIControl) -> Void
  ) -> UIAction {
    UIAction(identifier: identifier, controlHandler: body)
  }
#endif
