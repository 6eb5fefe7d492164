public import UIKit

extension UIViewController {
  /// Runs `handler` when a key is pressed while this controller, or something in it, gets the keys:
  /// `onKeyCommand("s", .command, title: "Save") { … }`.
  ///
  /// What a key does to a text that is edited comes first, unless `hasPriority`.
  ///
  /// - Parameters:
  ///   - input: what the key types, small, or one of the names that `UIKeyCommand` has.
  ///   - modifiers: what is held with it; no others may be.
  ///   - title: what it is called, for those who look for shortcuts.
  /// - Returns: what removes it, and pauses it: while paused, the key does nothing here.
  @discardableResult public func onKeyCommand(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "",
    hasPriority: Bool = false, _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    add(Handler { _, _ in handler() }, input, modifiers, title, hasPriority)
  }

  /// Runs `handler` with `owner`, which is not kept alive, when a key is pressed: see
  /// ``onKeyCommand(_:_:title:hasPriority:_:)``.
  @discardableResult public func onKeyCommand<Owner: AnyObject>(
    _ input: String, _ modifiers: UIKeyModifierFlags = [], title: String = "",
    hasPriority: Bool = false, with owner: Owner, _ handler: @escaping @MainActor (Owner) -> Void
  ) -> RemovableTarget {
    add(
      .bound(to: owner) { owner, _, _ in handler(owner) }, input, modifiers, title, hasPriority)
  }

  private func add(
    _ handler: Handler<UIKeyCommand>, _ input: String, _ modifiers: UIKeyModifierFlags,
    _ title: String, _ hasPriority: Bool
  ) -> RemovableTarget {
    KeyCommandHandlers.of(self).add(handler, input, modifiers, title, hasPriority)
  }
}
