import Foundation

extension UINavigationController {
  /// Called once the view is loaded.
  func connect() {
    navigationBar.goBack = { [weak self] in _ = self?.popViewController(animated: true) }
    swiper.attach()
    update(animated: false)
    placeBar()
  }

  /// How much of a page the bar covers, below what is unsafe anyway.
  var insetsOfBar: UIEdgeInsets {
    UIEdgeInsets(
      top: isBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: bottomInset, right: 0)
  }

  func setBar(hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard let view = viewIfLoaded as? NavigationView else { return }
    if transition != nil {
      // While one runs the bar is a part of it, and has its place at the end.
      topViewController?.barInsets = insetsOfBar
      return
    }
    guard animated, view.window != nil else {
      shown?.barInsets = insetsOfBar
      placeBar()
      return
    }
    let above = -(view.safeAreaInsets.top + UINavigationBar.height)
    slide(navigationBar, isComing: !hidden, away: above) { !$0.isBarHidden }
  }

  /// Slides a bar over its edge. `away` is how far down from its place it is out of sight; `isWanted` says whether it is to
  /// be seen, when it has come to rest.
  func slide(
    _ bar: UIView, isComing: Bool, away: CGFloat,
    isWanted: @escaping (UINavigationController) -> Bool
  ) {
    guard !UIAccessibility.prefersCrossFadeTransitions else {
      return fade(bar, isComing: isComing, isWanted: isWanted)
    }
    let away = CGAffineTransform(translationX: 0, y: away)
    UIView.performWithoutAnimation {
      placeBar()
      bar.isHidden = false
      view.layoutIfNeeded()
      bar.transform = isComing ? away : .identity
    }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) { [self] in
      bar.transform = isComing ? .identity : away
      shown?.barInsets = insetsOfBar
      shown?.viewIfLoaded?.layoutIfNeeded()
    } completion: { [weak self] _ in
      // Called off midway, it is left to the slide that took its place.
      guard let self, transition == nil, isComing == isWanted(self) else { return }
      UIView.performWithoutAnimation { bar.transform = .identity }
      placeBar()
    }
  }

  private func fade(
    _ bar: UIView, isComing: Bool, isWanted: @escaping (UINavigationController) -> Bool
  ) {
    UIView.performWithoutAnimation {
      placeBar()
      bar.isHidden = false
      view.layoutIfNeeded()
      bar.alpha = isComing ? 0 : 1
      shown?.barInsets = insetsOfBar
      shown?.viewIfLoaded?.layoutIfNeeded()
    }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      bar.alpha = isComing ? 1 : 0
    } completion: { [weak self] _ in
      guard let self, transition == nil, isComing == isWanted(self) else { return }
      placeBar()
      bar.alpha = 1
    }
  }

  /// Puts the bars where they are at rest.
  func placeBar() {
    guard let view = viewIfLoaded as? NavigationView else { return }
    placeToolbar()
    let top = view.safeAreaInsets.top
    navigationBar.bounds.size = CGSize(width: view.bounds.width, height: UINavigationBar.height)
    navigationBar.center = CGPoint(x: view.bounds.midX, y: top + UINavigationBar.height / 2)
    navigationBar.restingTop = top
    if transition == nil, navigationBar.transform.isIdentity {
      navigationBar.isHidden = isBarHidden
    }
  }

  /// Shows the item of the controller that is shown.
  func showBarContents() {
    showToolbarItems()
    navigationBar.show(shown?.navigationItem, previous: item(below: shown))
    followScrolling(of: shown)
  }

  /// The item that the way back from `controller` leads to.
  func item(below controller: UIViewController?) -> UINavigationItem? {
    guard let index = stack.firstIndex(where: { $0 === controller }), index > 0 else { return nil }
    return stack[index - 1].navigationItem
  }

  // MARK: In a transition

  /// The pages are about to move.
  func beginBarMotion(wasHidden: Bool, to controller: UIViewController, isPush: Bool) {
    barMotion = BarMotion(wasHidden: wasHidden, isHidden: isBarHidden, isPush: isPush)
    switch barMotion {
    case .changes:
      navigationBar.prepare(
        controller.navigationItem, previous: item(below: controller), isPush: isPush)
    case .comes:
      navigationBar.show(controller.navigationItem, previous: item(below: controller))
    case .goes, .none: break
    }
    followScrolling(of: controller)
    UIView.performWithoutAnimation {
      if case .none = barMotion {
        navigationBar.isHidden = true
      } else {
        navigationBar.isHidden = false
      }
      moveBar(to: 0)
    }
  }

  /// How far the transition has come: 0 to 1.
  func moveBar(to progress: CGFloat) {
    moveToolbar(to: progress)
    navigationBar.move(to: progress)
    guard !UIAccessibility.prefersCrossFadeTransitions else {
      if let alpha = barMotion.alpha(at: progress) { navigationBar.alpha = alpha }
      return
    }
    let offset = barMotion.offset(
      at: progress, width: navigationBar.bounds.width,
      isMirrored: navigationBar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    navigationBar.transform = CGAffineTransform(translationX: offset, y: 0)
  }

  /// The pages have come to rest.
  func endBarMotion() {
    let hasFaded = UIAccessibility.prefersCrossFadeTransitions && barMotion.alpha(at: 1) != nil
    barMotion = .none
    UIView.performWithoutAnimation {
      navigationBar.settle()
      navigationBar.transform = .identity
      if hasFaded { navigationBar.alpha = 1 }
      endToolbarMotion()
      showBarContents()
      shown?.barInsets = insetsOfBar
      placeBar()
    }
  }
}
