public import UIKit

extension UIControl {
  /// The events of the control as they happen, for `for await`; each element is the one that happened.
  ///
  /// Counting begins with this call. The sequence keeps neither the control nor its screen alive; it
  /// ends when the control goes away, also while the loop waits, or when the task is cancelled.
  ///
  /// - Parameter bufferingPolicy: what becomes of events that come faster than the loop takes them; all
  ///   are kept by default.
  public func events(
    _ events: UIControl.Event,
    bufferingPolicy: AsyncStream<UIControl.Event>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<UIControl.Event> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: UIControl.Event.self, bufferingPolicy: bufferingPolicy)
    let handler = Handler<UIControl>(onRemove: { continuation.finish() }) {
      continuation.yield($1)
    }
    let target = ControlHandlers.of(self).add(handler, for: events)
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }

  /// Waits for the next of `events`. Nil when the control goes away or the task is cancelled first.
  ///
  /// Waiting does not keep the control alive: `await self?.button.next(.touchUpInside)` ends with nil
  /// when the screen that holds the button is freed.
  public consuming func next(_ events: UIControl.Event) async -> UIControl.Event? {
    let stream = self.events(events)
    // NB: from here on the method holds no control: one that goes away meanwhile ends the wait.
    _ = consume self
    for await event in stream { return event }
    return nil
  }
}
