public import UIKit

extension ViewHandling {
  /// Runs `handler` with the view when it is tapped `taps` times with as many `fingers`.
  ///
  /// Adds a tap recogniser, and switches the view's interaction on. Controls have an `onTap` of their
  /// own, which waits for their event.
  /// - Returns: what pauses and removes the handler; the recogniser stays on the view.
  @discardableResult public func onTap(
    taps: Int = 1, fingers: Int = 1, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    let recognizer = UITapGestureRecognizer()
    recognizer.numberOfTapsRequired = taps
    recognizer.numberOfTouchesRequired = fingers
    return attach(recognizer) { view, _ in handler(view) }
  }

  /// Runs `handler` with the view and the recogniser as a finger stays down: at `began`, each
  /// `changed`, and `ended` or `cancelled`. `minimumDuration` in seconds.
  @discardableResult public func onLongPress(
    minimumDuration: TimeInterval = 0.5,
    _ handler: @escaping @MainActor (Self, UILongPressGestureRecognizer) -> Void
  ) -> RemovableTarget {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = minimumDuration
    return attach(recognizer, handler)
  }

  /// Runs `handler` with the view and the recogniser as fingers drag: at `began`, each `changed`, and
  /// `ended` or `cancelled`.
  @discardableResult public func onPan(
    _ handler: @escaping @MainActor (Self, UIPanGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIPanGestureRecognizer(), handler)
  }

  private func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ handler: @escaping @MainActor (Self, Recognizer) -> Void
  ) -> RemovableTarget {
    isUserInteractionEnabled = true
    addGestureRecognizer(recognizer)
    return recognizer.on { [unowned self] in handler(self, $0) }
  }
}
