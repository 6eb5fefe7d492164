public import UIKit

// UIKit names what a command does by a selector, which the first responder up the chain that has such a method gets. Here
// it is a method, and a responder that has none does not compile.
extension UIKeyCommand {
  /// A shortcut that calls a method of the first responder up the chain that is a `Target`:
  /// `keyCommand("s", .command, title: "Save", action: Editor.save)`.
  ///
  /// - Parameters:
  ///   - input: what the key types, small, or one of the names that `UIKeyCommand` has.
  ///   - modifiers: what is held with it.
  ///   - title: what it is called.
  public static func keyCommand<Target: UIResponder>(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "",
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) -> UIKeyCommand {
    make(input, modifiers, title) { _, responder in
      if let target = responder.nearest(Target.self) { action(target)() }
    }
  }

  /// A shortcut that calls a method, which takes the command, of the first responder up the chain that is a `Target`.
  public static func keyCommand<Target: UIResponder>(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "",
    action: @escaping @MainActor (Target) -> @MainActor (UIKeyCommand) -> Void
  ) -> UIKeyCommand {
    make(input, modifiers, title) { command, responder in
      if let target = responder.nearest(Target.self) { action(target)(command) }
    }
  }

  static func make(
    _ input: String, _ modifiers: UIKeyModifierFlags, _ title: String,
    _ body: @escaping @MainActor (UIKeyCommand, UIResponder) -> Void
  ) -> UIKeyCommand {
    let command = TouchUp.keyCommand(
      title: title, input: input, modifiers: modifiers, body: body)
    if !title.isEmpty { command.discoverabilityTitle = title }
    return command
  }
}

extension UIResponder {
  fileprivate func nearest<Target: UIResponder>(_ type: Target.Type) -> Target? {
    var current: UIResponder? = self
    while let responder = current {
      if let target = responder as? Target { return target }
      current = responder.next
    }
    return nil
  }
}
