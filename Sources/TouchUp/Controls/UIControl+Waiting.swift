package import UIKit

extension UIControl {
  /// Adds a handler for `events`; `onEnd` is told once when it is removed or the control goes away.
  package func wait(
    for events: UIControl.Event, onEnd: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    ControlHandlers.of(self).add(Handler(onRemove: onEnd) { _, _ in body() }, for: events)
  }
}

extension UIGestureRecognizer {
  /// Adds a handler; `onEnd` is told once when it is removed or the recogniser goes away.
  package func wait(
    onEnd: @escaping @Sendable () -> Void, _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    RecognizerHandlers.of(self).add(Handler(onRemove: onEnd) { _, _ in body() })
  }
}

extension UIView {
  /// Adds a recogniser with a handler, and takes it off with that; `onEnd` is told once when that happens or the
  /// view goes away.
  package func wait(
    for recognizer: UIGestureRecognizer, onEnd: @escaping @Sendable () -> Void,
    _ body: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    adopt(recognizer)
    return recognizer.wait(onEnd: onEnd, body)
  }
}
