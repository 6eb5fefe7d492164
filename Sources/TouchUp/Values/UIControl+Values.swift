import UIKit

extension ViewHandling where Self: ValueControl {
  /// The values that a person sets from now on, for `for await`.
  ///
  /// The sequence keeps neither the control nor its screen alive; it ends when the control goes away, also while
  /// the loop waits, or when the task is cancelled.
  ///
  /// - Parameter bufferingPolicy: what becomes of values that come faster than the loop takes them; all are kept by
  ///   default. `.bufferingNewest(1)` suits a slider whose latest value is enough.
  public func values(
    bufferingPolicy: AsyncStream<ControlValue>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<ControlValue> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: ControlValue.self, bufferingPolicy: bufferingPolicy)
    let handler = Handler<UIControl>(onRemove: { continuation.finish() }) { control, _ in
      continuation.yield(Self.cast(control).controlValue)
    }
    let target = add(handler, for: Self.valueEvent)
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }
}
