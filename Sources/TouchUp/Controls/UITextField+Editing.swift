public import UIKit

// The delegate is left alone: one that the app sets, before or after, gets its calls, and gets them first.
extension ViewHandling where Self: UITextField {
  /// Runs `handler` with the field when Return was pressed, if the delegate lets it: `editingDidEndOnExit`. As UIKit does
  /// where somebody waits for that, the field is not edited any longer after it.
  @discardableResult public func onReturn(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidEndOnExit, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the field when Return was pressed: see ``onReturn(_:)``.
  @discardableResult public func onReturn<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidEndOnExit, with: owner, handler)
  }

  /// Runs `handler` with the field when editing has begun: `editingDidBegin`.
  @discardableResult public func onBeginEditing(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidBegin, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the field when editing has begun.
  @discardableResult public func onBeginEditing<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidBegin, with: owner, handler)
  }

  /// Runs `handler` with the field when editing has ended, in whatever way: `editingDidEnd`.
  @discardableResult public func onEndEditing(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidEnd, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the field when editing has ended.
  @discardableResult public func onEndEditing<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.editingDidEnd, with: owner, handler)
  }
}
