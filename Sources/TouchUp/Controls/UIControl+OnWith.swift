public import UIKit

// The forms that hand over an owner: a screen, a cell. The owner is not kept alive; once it has gone, the
// handler is removed at the next event.
extension ViewHandling where Self: UIControl {
  /// Runs `handler` with `owner`, which is not kept alive, and the control at each of `events`.
  @discardableResult public func on<Owner: AnyObject>(
    _ events: UIControl.Event, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    add(.bound(to: owner) { owner, control, _ in handler(owner, Self.cast(control)) }, for: events)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the control and the one event that happened,
  /// at each of `events`.
  @discardableResult public func on<Owner: AnyObject>(
    _ events: UIControl.Event, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UIControl.Event) -> Void
  ) -> RemovableTarget {
    add(.bound(to: owner) { handler($0, Self.cast($1), $2) }, for: events)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the control at the first of `events` that
  /// happens, and never again.
  @discardableResult public func once<Owner: AnyObject>(
    _ events: UIControl.Event, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    add(
      .bound(to: owner, once: true) { owner, control, _ in handler(owner, Self.cast(control)) },
      for: events)
  }

  /// As ``on(_:with:_:)``, but takes the place of the handler set before for the same events.
  ///
  /// For cells that are configured again and again.
  @discardableResult public func set<Owner: AnyObject>(
    _ events: UIControl.Event, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).set(
      .bound(to: owner) { owner, control, _ in handler(owner, Self.cast(control)) }, for: events)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the control when it is tapped.
  @discardableResult public func onTap<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.touchUpInside, with: owner, handler)
  }
}
