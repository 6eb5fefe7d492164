#if os(iOS)
  import UIKit

  /// The wire from a control to the kit: an action that hands over the control that does it.
  func controlAction(
    identifier: UIAction.Identifier, of control: UIControl,
    _ body: @escaping @MainActor (UIControl) -> Void
  ) -> UIAction {
    // NB: weak, since the control owns the action.
    UIAction(identifier: identifier) { [weak control] _ in
      if let control { body(control) }
    }
  }
#endif
