public import UIKit

// What the item does itself, its `primaryAction`, stays and comes first.
extension UIBarButtonItem {
  /// Runs `handler` with the item at each tap.
  ///
  /// Handlers run in the order they were added. The item keeps the handler until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func onTap(
    _ handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) -> RemovableTarget {
    BarItemHandlers.of(self).add(Handler { item, _ in handler(item) })
  }

  /// Runs `handler` at each tap.
  @discardableResult public func onTap(
    _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    BarItemHandlers.of(self).add(Handler { _, _ in handler() })
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the item at each tap.
  @discardableResult public func onTap<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, UIBarButtonItem) -> Void
  ) -> RemovableTarget {
    BarItemHandlers.of(self).add(.bound(to: owner) { owner, item, _ in handler(owner, item) })
  }

  /// Runs `handler` with the item at the next tap, and never again.
  @discardableResult public func once(
    _ handler: @escaping @MainActor (UIBarButtonItem) -> Void
  ) -> RemovableTarget {
    BarItemHandlers.of(self).add(Handler(once: true) { item, _ in handler(item) })
  }

  /// The taps as they come, for `for await`.
  ///
  /// Counting begins with this call. The sequence keeps neither the item nor its screen alive; it ends when the
  /// item goes away, also while the loop waits, or when the task is cancelled.
  public func taps(
    bufferingPolicy: AsyncStream<Void>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: bufferingPolicy)
    let target = wait(onEnd: { continuation.finish() }) { continuation.yield() }
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }

  /// Removes all handlers that the kit added, and frees their closures.
  public func removeHandlers() {
    BarItemHandlers.of(self).removeAll()
  }

  /// Adds a handler; `onEnd` is told once when it is removed or the item goes away.
  package func wait(
    onEnd: @escaping @Sendable () -> Void, _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    BarItemHandlers.of(self).add(Handler(onRemove: onEnd) { _, _ in body() })
  }
}
