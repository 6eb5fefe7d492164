public import UIKit

// The forms that hand over an owner: a screen, a cell. The owner is not kept alive; once it has gone, handler
// and recogniser are removed at the next gesture.
extension ViewHandling {
  /// Runs `handler` with `owner`, which is not kept alive, and the view when it is tapped `taps` times with
  /// as many `fingers`.
  @discardableResult public func onTap<Owner: AnyObject>(
    taps: Int = 1, fingers: Int = 1, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    attach(.tap(taps, fingers), with: owner) { owner, view, _ in handler(owner, view) }
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser when it is tapped
  /// `taps` times with as many `fingers`.
  @discardableResult public func onTap<Owner: AnyObject>(
    taps: Int = 1, fingers: Int = 1, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UITapGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.tap(taps, fingers), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser as a finger stays
  /// down. `minimumDuration` in seconds.
  @discardableResult public func onLongPress<Owner: AnyObject>(
    minimumDuration: TimeInterval = 0.5, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UILongPressGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.longPress(minimumDuration), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser as fingers drag.
  @discardableResult public func onPan<Owner: AnyObject>(
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self, UIPanGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIPanGestureRecognizer(), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser as two fingers come
  /// together or go apart.
  @discardableResult public func onPinch<Owner: AnyObject>(
    with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UIPinchGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIPinchGestureRecognizer(), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser as two fingers turn.
  @discardableResult public func onRotation<Owner: AnyObject>(
    with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UIRotationGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(UIRotationGestureRecognizer(), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, and the view when as many `fingers` swipe over it in
  /// one of the directions.
  @discardableResult public func onSwipe<Owner: AnyObject>(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
    with owner: Owner, _ handler: @escaping @MainActor (Owner, Self) -> Void
  ) -> RemovableTarget {
    attach(.swipe(direction, fingers), with: owner) { owner, view, _ in handler(owner, view) }
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser when as many `fingers`
  /// swipe over it in one of the directions.
  @discardableResult public func onSwipe<Owner: AnyObject>(
    _ direction: UISwipeGestureRecognizer.Direction = .right, fingers: Int = 1,
    with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UISwipeGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.swipe(direction, fingers), with: owner, handler)
  }

  /// Runs `handler` with `owner`, which is not kept alive, the view and the recogniser as a finger drags in from
  /// one of the screen's edges.
  @discardableResult public func onScreenEdgePan<Owner: AnyObject>(
    _ edges: UIRectEdge, with owner: Owner,
    _ handler: @escaping @MainActor (Owner, Self, UIScreenEdgePanGestureRecognizer) -> Void
  ) -> RemovableTarget {
    attach(.screenEdgePan(edges), with: owner, handler)
  }
}
