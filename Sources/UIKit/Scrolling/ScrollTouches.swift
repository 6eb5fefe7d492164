import Foundation

/// The recognisers of a scroll view: one that watches fingers come and go, and one that drags.
@MainActor final class ScrollTouches {
  let pan: ScrollPan
  private let watcher: ScrollWatcher
  private unowned let view: UIScrollView
  private var token: GestureHandlers.Token?

  init(_ view: UIScrollView) {
    self.view = view
    pan = ScrollPan()
    watcher = ScrollWatcher()
    pan.scrollView = view
    watcher.scrollView = view
  }

  func attach() {
    view.addGestureRecognizer(watcher)
    view.addGestureRecognizer(pan)
    token = pan.handlers.add { [weak view] _ in view?.touchHandling.panChanged() }
  }

  private func panChanged() {
    let engine = view.engine
    if pan.scroll?.scrollType == .discrete {
      if pan.state == .began { engine.turn(by: pan.translation(in: view)) }
      return
    }
    switch pan.state {
    case .began:
      let way = pan.wayToBeginning
      engine.beginDrag(
        travel: CGVector(dx: way.x, dy: way.y), isBounded: pan.scroll?.isLoose == true)
      engine.drag(to: pan.translation(in: view))
    case .changed:
      engine.drag(to: pan.translation(in: view))
    case .ended:
      engine.endDrag(fingerVelocity: pan.velocity(in: view))
    case .cancelled, .failed:
      engine.endDrag(fingerVelocity: .zero)
    case .possible:
      break
    }
  }

  // MARK: Whether to begin

  /// Whether a drag that has gone its first points is this view's.
  func panMayBegin() -> Bool {
    let way = pan.wayToBeginning
    return !belongsToOuter(way) && takesBackTouches()
  }

  /// A drag along which this view has nothing more to show goes to a scroll view around it that has, and one
  /// down to the card that it is on.
  private func belongsToOuter(_ way: CGPoint) -> Bool {
    let isAcross = abs(way.x) > abs(way.y)
    guard
      isAcross
        ? view.transfersHorizontalScrollingToParent
        : view.transfersVerticalScrollingToParent
    else { return false }
    let travel = isAcross ? way.x : way.y
    guard travel != 0, !view.hasMore(isAcross: isAcross, forTravel: travel) else { return false }
    var outer = view.superview
    while let candidate = outer {
      if let scroll = candidate as? UIScrollView, scroll.isScrollEnabled,
        scroll.hasMore(isAcross: isAcross, forTravel: travel)
      {
        return true
      }
      if !isAcross, travel > 0, pan.scroll == nil,
        candidate.recognizers.contains(where: { $0 is SheetPan })
      {
        return true
      }
      outer = candidate.superview
    }
    return false
  }

  /// Whether touches that content follows already may be taken from it.
  private func takesBackTouches() -> Bool {
    guard let dispatcher = view.window?.touchDispatcher else { return true }
    for touch in pan.touches {
      guard let content = touch.view, content !== view, dispatcher.isFollowedByView(touch) else {
        continue
      }
      guard view.canCancelContentTouches, view.touchesShouldCancel(in: content) else {
        return false
      }
    }
    return true
  }
}

extension UIScrollView {
  /// Whether there is content left in the direction that a finger drags from.
  fileprivate func hasMore(isAcross: Bool, forTravel travel: CGFloat) -> Bool {
    let axis = isAcross ? engine.machine.space.x : engine.machine.space.y
    let offset = isAcross ? contentOffset.x : contentOffset.y
    return travel > 0 ? offset > axis.least + 0.01 : offset < axis.most - 0.01
  }
}
