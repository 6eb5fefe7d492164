public import UIKit

// The delegate is left alone: one that the app sets, before or after, gets its calls, and gets them first.
extension ViewHandling where Self: UITextView {
  /// Runs `handler` with the text view at each `moment`.
  ///
  /// Handlers run in the order they were added. The view keeps the handler until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func on(
    _ moment: TextMoment, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    TextHandlers.of(self).add(Handler { view, _ in handler(Self.cast(view)) }, for: moment)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the text view at each `moment`.
  @discardableResult public func on<Owner: AnyObject>(
    _ moment: TextMoment, with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    TextHandlers.of(self).add(
      .bound(to: owner) { owner, view, _ in handler(owner, Self.cast(view)) }, for: moment)
  }

  /// Runs `handler` with the text whenever a person has changed it. Setting it in code runs nothing.
  @discardableResult public func onChange(
    _ handler: @escaping @MainActor (String) -> Void
  ) -> RemovableTarget {
    on(.change) { handler($0.text ?? "") }
  }

  /// Runs `handler` with the text view and the text whenever a person has changed it.
  @discardableResult public func onChange(
    _ handler: @escaping @MainActor (Self, String) -> Void
  ) -> RemovableTarget {
    on(.change) { handler($0, $0.text ?? "") }
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the text whenever a person has changed it.
  @discardableResult public func onChange<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, String) -> Void
  ) -> RemovableTarget {
    on(.change, with: owner) { handler($0, $1.text ?? "") }
  }

  /// Runs `handler` with the text view when editing has begun.
  @discardableResult public func onBeginEditing(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.beginEditing, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the text view when editing has begun.
  @discardableResult public func onBeginEditing<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.beginEditing, with: owner, handler)
  }

  /// Runs `handler` with the text view when editing has ended, in whatever way.
  @discardableResult public func onEndEditing(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.endEditing, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the text view when editing has ended.
  @discardableResult public func onEndEditing<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.endEditing, with: owner, handler)
  }

  /// Handlers are added to the very view they are called with: its type is known.
  private static func cast(_ view: UITextView) -> Self { unsafeDowncast(view, to: Self.self) }
}

extension UITextView {
  /// Sets the text in code as if a person had: handlers, streams and bindings are told.
  public func setAndNotify(_ text: String) {
    self.text = text
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Removes all handlers of editing that the kit added, and frees their closures.
  public func removeTextHandlers() {
    TextHandlers.of(self).removeAll()
  }
}
