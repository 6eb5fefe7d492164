public import UIKit

// Each adds a recogniser of its own and switches the view's interaction on. The recogniser leaves the view
// with its handler: when that is removed, or when its owner has gone.
extension ViewHandling {
  /// Runs `handler` with the view when it is tapped `taps` times with as many `fingers`.
  ///
  /// Controls have an `onTap` of their own, which waits for their event.
  /// - Returns: what pauses and removes the handler, and the recogniser with it.
  @discardableResult public func onTap(
    taps: Int = 1, fingers: Int = 1, _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    attach(.tap(taps, fingers)) { view, _ in handler(view) }
  }

  /// Runs `handler` when the view is tapped `taps` times with as many `fingers`.
  @discardableResult public func onTap(
    taps: Int = 1, fingers: Int = 1, _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    attach(.tap(taps, fingers)) { _, _ in handler() }
  }

  /// Runs `handler` with the view and the recogniser, which knows where, when the view is tapped `taps`
  /// times with as many `fingers`.
  @discardableResult public func onTap(
    taps: Int = 1, fingers: Int = 1,
    _ handler: @escaping @MainActor (Self, UITapGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.tap(taps, fingers), handler)
  }

  /// Runs `handler` with the view and the recogniser as a finger stays down: at `began`, each
  /// `changed`, and `ended` or `cancelled`. `minimumDuration` in seconds.
  @discardableResult public func onLongPress(
    minimumDuration: TimeInterval = 0.5,
    _ handler: @escaping @MainActor (Self, UILongPressGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.longPress(minimumDuration), handler)
  }

  /// Runs `handler` with the view and the recogniser as fingers drag: at `began`, each `changed`, and
  /// `ended` or `cancelled`.
  @discardableResult public func onPan(
    _ handler: @escaping @MainActor (Self, UIPanGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIPanGestureRecognizer(), handler)
  }

  func attach<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ handler: @escaping @MainActor (Self, Recognizer) -> Void
  ) -> RemovableTarget {
    adopt(recognizer)
    return recognizer.on { [unowned self] in handler(self, $0) }
  }

  func attach<Recognizer: UIGestureRecognizer, Owner: AnyObject>(
    _ recognizer: Recognizer, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, Recognizer) -> Void
  ) -> RemovableTarget {
    adopt(recognizer)
    return recognizer.on(with: owner) { [unowned self] in handler($0, self, $1) }
  }

  private func adopt(_ recognizer: UIGestureRecognizer) {
    isUserInteractionEnabled = true
    addGestureRecognizer(recognizer)
    RecognizerHandlers.of(recognizer).leavesWithHandlers = true
  }
}
