public import Foundation
public import UIKit

extension UIScrollView {
  /// The offsets from now on as they change, by whomever, for `for await`.
  ///
  /// The sequence keeps neither the scroll view nor its screen alive; it ends when the view goes away, also
  /// while the loop waits, or when the task is cancelled.
  ///
  /// - Parameter bufferingPolicy: what becomes of offsets that come faster than the loop takes them; the latest
  ///   is kept by default.
  public func offsets(
    bufferingPolicy: AsyncStream<CGPoint>.Continuation.BufferingPolicy = .bufferingNewest(1)
  ) -> AsyncStream<CGPoint> {
    stream(of: .scroll, bufferingPolicy: bufferingPolicy) { $0.contentOffset }
  }

  /// Waits for the next `moment`; the offset of then. Nil when the scroll view goes away or the task is
  /// cancelled first.
  ///
  /// Waiting does not keep the scroll view alive.
  public consuming func next(_ moment: ScrollMoment) async -> CGPoint? {
    let stream = stream(of: moment, bufferingPolicy: .unbounded) { $0.contentOffset }
    // NB: from here on the method holds no view: one that goes away meanwhile ends the wait.
    _ = consume self
    for await offset in stream { return offset }
    return nil
  }

  private func stream<Element: Sendable>(
    of moment: ScrollMoment,
    bufferingPolicy: AsyncStream<Element>.Continuation.BufferingPolicy,
    _ element: @escaping @MainActor (UIScrollView) -> Element
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: bufferingPolicy)
    let handler = Handler<UIScrollView>(onRemove: { continuation.finish() }) { scrollView, _ in
      continuation.yield(element(scrollView))
    }
    let target = ScrollHandlers.of(self).add(handler, for: moment)
    continuation.onTermination = { _ in
      Task { @MainActor in target.remove() }
    }
    return stream
  }
}
