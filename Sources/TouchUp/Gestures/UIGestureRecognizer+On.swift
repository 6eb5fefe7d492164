public import UIKit

extension RecognizerHandling {
  /// Runs `handler` with the recogniser at each change of its state: once for a tap, and for a pan or a
  /// long press at `began`, each `changed`, and `ended` or `cancelled`.
  ///
  /// Handlers run in the order they were added. The recogniser keeps the handler until it is removed.
  /// - Returns: what pauses and removes it; it may be dropped.
  @discardableResult public func on(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    RecognizerHandlers.of(self).add(Handler { recognizer, _ in handler(Self.cast(recognizer)) })
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the recogniser at each change.
  @discardableResult public func on<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    RecognizerHandlers.of(self).add(
      .bound(to: owner) { owner, recognizer, _ in handler(owner, Self.cast(recognizer)) })
  }

  /// Runs `handler` with the recogniser at the next change, and never again.
  @discardableResult public func once(
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    RecognizerHandlers.of(self).add(
      Handler(once: true) { recognizer, _ in
        handler(Self.cast(recognizer))
      })
  }

  /// Handlers are added to the very recogniser they are called with: its type is known.
  private static func cast(_ recognizer: UIGestureRecognizer) -> Self {
    unsafeDowncast(recognizer, to: Self.self)
  }
}

extension UIGestureRecognizer {
  /// Removes all handlers that the kit added, and frees their closures.
  public func removeHandlers() {
    RecognizerHandlers.of(self).removeAll()
  }

  /// The states of the recogniser as it changes, for `for await`.
  ///
  /// Counting begins with this call. The sequence keeps neither recogniser nor view alive; it ends when
  /// the recogniser goes away, also while the loop waits, or when the task is cancelled.
  public func states(
    bufferingPolicy: AsyncStream<State>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: State.self, bufferingPolicy: bufferingPolicy)
    let handler = Handler<UIGestureRecognizer>(onRemove: { continuation.finish() }) {
      recognizer, _ in
      continuation.yield(recognizer.state)
    }
    let target = RecognizerHandlers.of(self).add(handler)
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }

  /// Waits for the next change. Nil when the recogniser goes away or the task is cancelled first.
  ///
  /// Waiting does not keep the recogniser alive.
  public consuming func next() async -> State? {
    let stream = states()
    // NB: from here on the method holds no recogniser: one that goes away meanwhile ends the wait.
    _ = consume self
    for await state in stream { return state }
    return nil
  }
}
