package import UIKit

extension UIScrollView {
  /// Adds a handler for `moment`; `onEnd` is told once when it is removed or the scroll view goes away.
  package func wait(
    for moment: ScrollMoment, onEnd: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    ScrollHandlers.of(self).add(Handler(onRemove: onEnd) { _, _ in body() }, for: moment)
  }
}
