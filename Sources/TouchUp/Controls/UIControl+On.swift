public import UIKit

extension ViewHandling where Self: UIControl {
  /// Runs `handler` with the control at each of `events`.
  ///
  /// Handlers run in the order they were added. The control keeps the handler until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func on(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    add(Handler { control, _ in handler(Self.cast(control)) }, for: events)
  }

  /// Runs `handler` with the control and the one event that happened, at each of `events`.
  @discardableResult public func on(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self, UIControl.Event) -> Void
  ) -> RemovableTarget {
    add(Handler { handler(Self.cast($0), $1) }, for: events)
  }

  /// Runs `handler` with `owner` and the control at each of `events`.
  ///
  /// The owner is not kept alive; once it has gone the handler is removed at the next event.
  @discardableResult public func on<Owner: AnyObject>(
    _ events: UIControl.Event, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    bind(events, to: owner) { handler($0, Self.cast($1)) }
  }

  /// Runs `handler` with the control at the first of `events` that happens, and never again.
  @discardableResult public func once(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    add(Handler(once: true) { control, _ in handler(Self.cast(control)) }, for: events)
  }

  /// As ``on(_:_:)``, but takes the place of the handler set before for the same events.
  ///
  /// For cells that are configured again and again.
  @discardableResult public func set(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).set(Handler { control, _ in handler(Self.cast(control)) }, for: events)
  }

  /// Runs `handler` with the control when it is tapped: `touchUpInside`.
  @discardableResult public func onTap(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.touchUpInside, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the control when it is tapped.
  @discardableResult public func onTap<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    on(.touchUpInside, with: owner, handler)
  }

  /// Handlers are added to the very control they are called with: its type is known.
  @inline(__always) static func cast(_ control: UIControl) -> Self {
    unsafeDowncast(control, to: Self.self)
  }

  func add(_ handler: Handler<UIControl>, for events: UIControl.Event) -> RemovableTarget {
    ControlHandlers.of(self).add(handler, for: events)
  }

  func bind<Owner: AnyObject>(
    _ events: UIControl.Event, to owner: Owner,
    _ body: @escaping @MainActor (Owner, UIControl) -> Void
  ) -> RemovableTarget {
    var target: RemovableTarget?
    let handler = Handler<UIControl> { [weak owner] control, _ in
      if let owner { body(owner, control) } else { target?.remove() }
    }
    let made = add(handler, for: events)
    target = made
    return made
  }
}

extension UIControl {
  /// Removes all handlers that the kit added for `events`, and frees their closures.
  public func removeHandlers(for events: UIControl.Event = .allEvents) {
    ControlHandlers.of(self).removeAll(for: events)
  }
}
