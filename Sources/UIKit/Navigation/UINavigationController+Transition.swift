import Foundation

extension UINavigationController {
  /// Shows `to` in the place of `from`.
  func go(from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool) {
    let isSeen = appearance == .shown && viewIfLoaded?.window?.isHidden == false
    let isAnimated = animated && isSeen
    guard let transition = begin(from: from, to: to, isPush: isPush, animated: isAnimated) else {
      return
    }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if isAnimated {
      animator =
        delegate?.navigationController(
          self, animationControllerFor: isPush ? .push : .pop, from: from, to: to)
        ?? PageAnimator(isPush: isPush)
    }
    transition.animate(alongsideTransition: { [weak self] _ in self?.moveBar(to: 1) })
    addContinuation(to: transition)
    transition.run(by: animator) { [weak self] completed in
      self?.end(from: from, to: to, completed: completed, animated: isAnimated)
    }
  }

  /// Begins a transition that a finger drives back from the top; nil when there is none to begin.
  func beginSwipe() -> (transition: Transition, lower: UIView, upper: UIView)? {
    guard transition == nil, appearance == .shown, stack.count > 1, let from = shown,
      from === stack.last
    else { return nil }
    let kept = stack
    stack.removeLast()
    let to = stack[stack.count - 1]
    leaving.append(from)
    from.willMove(toParent: nil)
    guard transition == nil, stack.last === to,
      let transition = begin(from: from, to: to, isPush: false, animated: true)
    else {
      // The page changed the stack as it was told that it goes: that holds, and no finger.
      update(animated: false)
      return nil
    }
    addContinuation(to: transition)
    transition.follow(duration: TransitionPace.page.duration) { [weak self] completed in
      if !completed { self?.restore(kept, without: from) }
      self?.end(from: from, to: to, completed: completed, animated: true)
    }
    return (transition, to.view, from.view)
  }

  /// The swipe was called off: the stack is what it was, unless somebody changed it meanwhile.
  private func restore(_ old: [UIViewController], without top: UIViewController) {
    guard stack.elementsEqual(old.dropLast(), by: { $0 === $1 }) else { return }
    stack = old
    leaving.removeAll { $0 === top }
    top.willMove(toParent: self)
    arriving.append(top)
  }

  private func begin(
    from: UIViewController, to: UIViewController, isPush: Bool, animated: Bool
  ) -> Transition? {
    guard let view = viewIfLoaded as? NavigationView else { return nil }
    view.layoutIfNeeded()
    let wasHidden = isBarHidden
    let hadToolbar = toolbarStorage?.superview === view && toolbarStorage?.isHidden == false
    let transition = Transition(
      in: view.pages,
      .init(
        from: from, to: to, fromView: from.view, toView: to.view,
        initialFrame: view.pages.bounds, finalFrame: view.pages.bounds),
      isAnimated: animated, style: .fullScreen)
    self.transition = transition
    view.shield.isHidden = false
    from.holdsAppearance = true
    to.holdsAppearance = true
    prepare(to)
    if appearance != .hidden {
      from.willDisappear(animated)
      if !isGoing { to.willAppear(animated) }
    }
    delegate?.navigationController(self, willShow: to, animated: animated)
    // Whoever is about to appear may have hidden the bar, or shown it.
    to.barInsets = insetsOfBar
    beginToolbarMotion(wasSeen: hadToolbar, to: to, isPush: isPush)
    beginBarMotion(wasHidden: wasHidden, to: to, isPush: isPush)
    return transition
  }

  private var isGoing: Bool {
    if case .disappearing = appearance { true } else { false }
  }

  private func end(
    from: UIViewController, to: UIViewController, completed: Bool, animated: Bool
  ) {
    let (stays, goes) = completed ? (to, from) : (from, to)
    if !completed, appearance == .shown {
      to.willDisappear(animated)
    }
    UIView.performWithoutAnimation { goes.viewIfLoaded?.removeFromSuperview() }
    goes.holdsAppearance = false
    goes.endTransition()
    if !completed, appearance == .shown {
      from.willAppear(animated)
      from.enteredWindow()
    }
    stays.holdsAppearance = false
    // One that comes with this controller is told when this controller has come.
    if appearance == .shown { stays.endTransition() }
    shown = stays
    if completed { shownStack = stack }
    transition = nil
    (viewIfLoaded as? NavigationView)?.shield.isHidden = true
    endBarMotion()
    // What is shown still, though it is not in the stack any more, goes with the next transition.
    let staying = leaving.filter { $0 === stays }
    leaving.removeAll { $0 === stays }
    settleMembers()
    leaving += staying
    delegate?.navigationController(self, didShow: stays, animated: animated)
  }

  /// Goes on with what was asked for meanwhile, after all others were told of the end.
  private func addContinuation(to transition: Transition) {
    _ = transition.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, self.transition == nil else { return }
      update(animated: waitsAnimated)
    }
  }
}

extension TransitionPace {
  /// The pace of pages.
  static let page = TransitionPace.spring(0.35)
}
