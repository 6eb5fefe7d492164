public import Foundation
import UIKit

// Code that chooses tells nobody, here as in UIKit.
extension ViewHandling where Self: ListHandling {
  /// Runs `handler` with the table or collection and the item at each `moment` of a person's doing.
  ///
  /// Handlers run in the order they were added, after the delegate. The list keeps the handler until it is
  /// removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func on(
    _ moment: ListMoment, _ handler: @escaping @MainActor (Self, IndexPath) -> Void
  ) -> RemovableTarget {
    add(Handler { choice, _ in handler(Self.cast(choice.list), choice.path) }, for: moment)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the item at each `moment`.
  @discardableResult public func on<Owner: AnyObject>(
    _ moment: ListMoment, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, IndexPath) -> Void
  ) -> RemovableTarget {
    add(.bound(to: owner) { owner, choice, _ in handler(owner, choice.path) }, for: moment)
  }

  /// Runs `handler` with the item at the next `moment`, and never again.
  @discardableResult public func once(
    _ moment: ListMoment, _ handler: @escaping @MainActor (Self, IndexPath) -> Void
  ) -> RemovableTarget {
    add(
      Handler(once: true) { choice, _ in handler(Self.cast(choice.list), choice.path) },
      for: moment)
  }

  /// Runs `handler` with the table or collection and the item that a person chose.
  @discardableResult public func onSelect(
    _ handler: @escaping @MainActor (Self, IndexPath) -> Void
  ) -> RemovableTarget {
    on(.select, handler)
  }

  /// Runs `handler` with the item that a person chose.
  @discardableResult public func onSelect(
    _ handler: @escaping @MainActor (IndexPath) -> Void
  ) -> RemovableTarget {
    on(.select) { _, path in handler(path) }
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the item that a person chose.
  @discardableResult public func onSelect<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, IndexPath) -> Void
  ) -> RemovableTarget {
    on(.select, with: owner, handler)
  }

  /// Runs `handler` with the table or collection and the item whose choice a person took back.
  @discardableResult public func onDeselect(
    _ handler: @escaping @MainActor (Self, IndexPath) -> Void
  ) -> RemovableTarget {
    on(.deselect, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the item whose choice a person took back.
  @discardableResult public func onDeselect<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, IndexPath) -> Void
  ) -> RemovableTarget {
    on(.deselect, with: owner, handler)
  }

  /// Removes all handlers of choices that the kit added, and frees their closures.
  public func removeSelectionHandlers() {
    ListHandlers.of(self).removeAll()
  }

  /// Handlers are added to the very view they are called with: its type is known.
  private static func cast(_ list: UIScrollView) -> Self { unsafeDowncast(list, to: Self.self) }

  private func add(_ handler: Handler<Choice>, for moment: ListMoment) -> RemovableTarget {
    ListHandlers.of(self).add(handler, for: moment)
  }
}
