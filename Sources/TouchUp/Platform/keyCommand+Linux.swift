#if os(Linux)
  import UIKit

  /// A command that runs `body` with itself and the responder that got the key.
  func keyCommand(
    title: String, input: String, modifiers: UIKeyModifierFlags,
    body: @escaping @MainActor (UIKeyCommand, UIResponder) -> Void
  ) -> UIKeyCommand {
    UIKeyCommand(title: title, input: input, modifierFlags: modifiers, body: body)
  }
#endif
