public import UIKit

extension UITextView {
  /// The texts that a person types from now on, for `for await`.
  ///
  /// The sequence keeps neither the view nor its screen alive; it ends when the view goes away, also while the loop waits, or
  /// when the task is cancelled.
  ///
  /// - Parameter bufferingPolicy: what becomes of texts that come faster than the loop takes them; all are kept by default.
  public func texts(
    bufferingPolicy: AsyncStream<String>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: bufferingPolicy)
    let target = wait(for: .change, onEnd: { continuation.finish() }) { [weak self] in
      if let self { continuation.yield(self.text ?? "") }
    }
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }

  /// Runs `body` at each moment, and `onEnd` once there will be no more: the view has gone, or the handler was removed.
  @discardableResult package func wait(
    for moment: TextMoment, onEnd: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    TextHandlers.of(self).add(Handler(onRemove: onEnd) { _, _ in body() }, for: moment)
  }
}
