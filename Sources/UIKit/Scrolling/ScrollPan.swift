import Foundation

/// The pan of a scroll view: begins only in directions that there is something to scroll in.
final class ScrollPan: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// What scrolls it, if no finger does.
  private(set) var scroll: ScrollEvent?

  override init() {
    super.init()
    allowedScrollTypesMask = .all
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { limit(to: axes) }
    super.touchesBegan(touches, with: event)
  }

  override func scrolled(_ event: ScrollEvent) {
    scroll = event
    if event.phase == .began {
      limit(to: axes)
      // Fingers that come down on a trackpad stop what moves by itself.
      if event.scrollType == .continuous { _ = scrollView?.engine.holdStill() }
    }
    super.scrolled(event)
  }

  /// What was held still comes back from beyond an end.
  override func reset() {
    super.reset()
    guard scroll?.scrollType == .continuous else { return scroll = nil }
    scroll = nil
    scrollView?.engine.letLoose()
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
