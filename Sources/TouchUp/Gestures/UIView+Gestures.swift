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

  /// Runs `handler` with the view and the recogniser as two fingers come together or go apart: at `began`,
  /// each `changed`, and `ended` or `cancelled`. Its `scale` counts from where it began.
  @discardableResult public func onPinch(
    _ handler: @escaping @MainActor (Self, UIPinchGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIPinchGestureRecognizer(), handler)
  }

  /// Runs `handler` with the view and the recogniser as two fingers turn: at `began`, each `changed`, and
  /// `ended` or `cancelled`. Its `rotation` is in radians.
  @discardableResult public func onRotation(
    _ handler: @escaping @MainActor (Self, UIRotationGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIRotationGestureRecognizer(), handler)
  }

  /// Runs `handler` with the view when as many `fingers` swipe over it in one of the directions.
  @discardableResult public func onSwipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
    _ handler: @escaping @MainActor (Self) -> Void
  ) -> RemovableTarget {
    attach(.swipe(direction, fingers)) { view, _ in handler(view) }
  }

  /// Runs `handler` when as many `fingers` swipe over the view in one of the directions.
  @discardableResult public func onSwipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
    _ handler: @escaping @MainActor () -> Void
  ) -> RemovableTarget {
    attach(.swipe(direction, fingers)) { _, _ in handler() }
  }

  /// Runs `handler` with the view and the recogniser, which knows where it began, when as many `fingers`
  /// swipe over it in one of the directions.
  @discardableResult public func onSwipe(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
    _ handler: @escaping @MainActor (Self, UISwipeGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.swipe(direction, fingers), handler)
  }

  /// Runs `handler` with the view and the recogniser as a finger drags in from one of the screen's edges: at
  /// `began`, each `changed`, and `ended` or `cancelled`.
  @discardableResult public func onScreenEdgePan(
    _ edges: UIRectEdge,
    _ handler: @escaping @MainActor (Self, UIScreenEdgePanGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.screenEdgePan(edges), handler)
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

  /// Takes a recogniser that leaves with its last handler.
  func adopt(_ recognizer: UIGestureRecognizer) {
    isUserInteractionEnabled = true
    addGestureRecognizer(recognizer)
    RecognizerHandlers.of(recognizer).leavesWithHandlers = true
  }
}
