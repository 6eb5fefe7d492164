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

  /// Runs `handler` at each of `events`.
  @discardableResult public func on(
    _ events: UIControl.Event, _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    add(Handler { _, _ in handler() }, for: events)
  }

  /// Runs `handler` with the control and the one event that happened, at each of `events`.
  @discardableResult public func on(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self, UIControl.Event) -> Void
  ) -> RemovableTarget {
    add(Handler { handler(Self.cast($0), $1) }, for: events)
  }

  /// Runs `handler` with the control at the first of `events` that happens, and never again.
  @discardableResult public func once(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    add(Handler(once: true) { control, _ in handler(Self.cast(control)) }, for: events)
  }

  /// Runs `handler` at the first of `events` that happens, and never again.
  @discardableResult public func once(
    _ events: UIControl.Event, _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    add(Handler(once: true) { _, _ in handler() }, for: events)
  }

  /// As ``on(_:_:)``, but takes the place of the handler set before for the same events.
  ///
  /// For cells that are configured again and again.
  @discardableResult public func set(
    _ events: UIControl.Event, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).set(Handler { control, _ in handler(Self.cast(control)) }, for: events)
  }

  /// Runs `handler` at each of `events`, in place of the one set before for the same events.
  @discardableResult public func set(
    _ events: UIControl.Event, _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).set(Handler { _, _ in handler() }, for: events)
  }

  /// Runs `handler` with the control when it is tapped: `touchUpInside`.
  @discardableResult public func onTap(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    on(.touchUpInside, handler)
  }

  /// Runs `handler` when the control is tapped: `touchUpInside`.
  @discardableResult public func onTap(
    _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    on(.touchUpInside, handler)
  }

  /// Handlers are added to the very control they are called with: its type is known.
  @inline(__always) static func cast(_ control: UIControl) -> Self {
    unsafeDowncast(control, to: Self.self)
  }

  func add(_ handler: Handler<UIControl>, for events: UIControl.Event) -> RemovableTarget {
    ControlHandlers.of(self).add(handler, for: events)
  }
}

extension UIControl {
  /// Removes all handlers that the kit added for `events`, and frees their closures.
  public func removeHandlers(for events: UIControl.Event = .allEvents) {
    ControlHandlers.of(self).removeAll(for: events)
  }
}
