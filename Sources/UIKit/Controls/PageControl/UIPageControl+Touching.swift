import Foundation

extension UIPageControl {
  func press(_ touch: UITouch) -> Bool {
    guard numberOfPages > 0, !(hidesForSinglePage && numberOfPages == 1) else { return false }
    scrub = PageScrub(at: place(of: touch), page: currentPage)
    return true
  }

  func movePress(_ touch: UITouch, _ event: UIEvent?) {
    guard allowsContinuousInteraction,
      let page = scrub?.move(to: place(of: touch), count: numberOfPages)
    else { return }
    if interactionState != .continuous {
      interactionState = .continuous
      showLook()
    }
    choose(page, event)
  }

  func endPress(_ touch: UITouch?, _ event: UIEvent?) {
    guard let ended = scrub else { return }
    scrub = nil
    if ended.isScrubbing, allowsContinuousInteraction {
      interactionState = .none
      showLook()
      return
    }
    guard isTouchInside, let touch else { return }
    let length = isVertical ? bounds.height : bounds.width
    var middle: CGFloat = 0
    if allowsContinuousInteraction {
      // The current dot parts before from after.
      let dots = PageDots(
        count: numberOfPages, current: currentPage, length: length, first: firstShown)
      middle = dots.middle(of: currentPage) - length / 2
    }
    turn(place(of: touch) > middle ? .up : .down, event)
  }

  func forgetPress() {
    scrub = nil
    interactionState = .none
    showLook()
  }

  /// Goes a page on or back, as by a tap.
  func turn(_ direction: ControlStep, _ event: UIEvent?) {
    interactionState = .discrete
    choose(currentPage + (direction == .up ? 1 : -1), event)
    interactionState = .none
  }

  /// From the middle of the control, in points along the direction of the pages.
  private func place(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self)
    let along = isVertical ? place.y - bounds.midY : place.x - bounds.midX
    return isReversed ? -along : along
  }

  private func choose(_ page: Int, _ event: UIEvent?) {
    let old = currentPage
    page >= 0 && page < numberOfPages ? show(page) : ()
    if currentPage != old { sendValueChanged(event) }
  }

  private func show(_ page: Int) {
    currentPage = page
    change(animated: true, duration: 0.2) { self.placeDots() }
  }
}
