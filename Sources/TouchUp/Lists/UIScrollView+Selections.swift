public import Foundation
import UIKit

extension ViewHandling where Self: ListHandling {
  /// The items that a person chooses from now on, for `for await`.
  ///
  /// The sequence keeps neither the list nor its screen alive; it ends when the list goes away, also while the
  /// loop waits, or when the task is cancelled.
  ///
  /// - Parameter bufferingPolicy: what becomes of choices that come faster than the loop takes them; all are
  ///   kept by default.
  public func selections(
    bufferingPolicy: AsyncStream<IndexPath>.Continuation.BufferingPolicy = .unbounded
  ) -> AsyncStream<IndexPath> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: IndexPath.self, bufferingPolicy: bufferingPolicy)
    let target = wait(for: .select, onEnd: { continuation.finish() }) { continuation.yield($0) }
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }
}

extension UIScrollView {
  /// Adds a handler for `moment`; `onEnd` is told once when it is removed or the list goes away.
  package func wait(
    for moment: ListMoment, onEnd: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor (IndexPath) -> Void
  ) -> RemovableTarget {
    ListHandlers.of(self).add(
      Handler(onRemove: onEnd) { choice, _ in body(choice.path) }, for: moment)
  }
}
