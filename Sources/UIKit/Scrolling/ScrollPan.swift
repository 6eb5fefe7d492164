import Foundation

/// The pan of a scroll view: begins only in directions that there is something to scroll in.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { limit(to: axes) }
    super.touchesBegan(touches, with: event)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView, let pinch = scrollView.pinchGestureRecognizer else { return true }
    return preventedGestureRecognizer !== pinch
  }

  /// The swipe back from the edge of the screen comes first.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is BackSwipeRecognizer
  }

  private var axes: PanAxes {
    guard let space = scrollView?.engine.machine.space else { return .none }
    switch (space.x.isFree, space.y.isFree) {
    case (false, false): return .none
    case (true, false): return .horizontal
    case (false, true): return .vertical
    case (true, true): return .both
    }
  }
}
