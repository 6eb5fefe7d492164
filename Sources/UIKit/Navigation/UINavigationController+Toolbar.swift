import Foundation

extension UINavigationController {
  /// Whether the toolbar is to be seen with the top of the stack.
  var wantsToolbar: Bool {
    !isBottomBarHidden && !stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  /// How much of a page the toolbar covers, above what is unsafe anyway.
  var bottomInset: CGFloat { wantsToolbar ? UIToolbar.height : 0 }

  func makeToolbar() -> UIToolbar {
    let made = UIToolbar(frame: .zero)
    toolbarStorage = made
    made.items = shown?.toolbarItems
    return made
  }

  func setToolbar(hidden: Bool, animated: Bool) {
    guard hidden != isBottomBarHidden else { return }
    isBottomBarHidden = hidden
    guard let view = viewIfLoaded as? NavigationView else { return }
    if transition != nil {
      // While one runs the bar is a part of it, and has its place at the end.
      topViewController?.barInsets = insetsOfBar
      return
    }
    guard animated, view.window != nil else {
      shown?.barInsets = insetsOfBar
      placeToolbar()
      return
    }
    let below = view.safeAreaInsets.bottom + UIToolbar.height
    slide(toolbarStorage ?? makeToolbar(), isComing: wantsToolbar, away: below) {
      $0.wantsToolbar
    }
  }

  /// Puts the toolbar where it is at rest. One that was never seen is not there.
  func placeToolbar() {
    guard let view = viewIfLoaded as? NavigationView else { return }
    if wantsToolbar, toolbar.superview !== view {
      view.insertSubview(toolbar, aboveSubview: view.pages)
    }
    guard let toolbar = toolbarStorage, toolbar.superview === view else { return }
    let bottom = view.safeAreaInsets.bottom
    toolbar.bounds.size = CGSize(width: view.bounds.width, height: UIToolbar.height)
    toolbar.center = CGPoint(
      x: view.bounds.midX, y: view.bounds.height - bottom - UIToolbar.height / 2)
    toolbar.restingBottom = bottom
    if transition == nil, toolbar.transform.isIdentity { toolbar.isHidden = !wantsToolbar }
  }

  /// Shows the items of the controller that is shown.
  func showToolbarItems(animated: Bool = false) {
    guard let toolbar = toolbarStorage else { return }
    let items = shown?.toolbarItems ?? []
    guard !items.elementsEqual(toolbar.items ?? [], by: { $0 === $1 }) else { return }
    toolbar.setItems(items, animated: animated)
  }

  /// The items of the controller that is shown are others now. In a transition they are shown at its end.
  func toolbarItemsChanged(animated: Bool) {
    if transition == nil { showToolbarItems(animated: animated) }
  }

  // MARK: In a transition

  /// The pages are about to move.
  func beginToolbarMotion(wasSeen: Bool, to controller: UIViewController, isPush: Bool) {
    toolbarMotion = BarMotion(wasHidden: !wasSeen, isHidden: !wantsToolbar, isPush: isPush)
    if case .none = toolbarMotion { return }
    let toolbar = toolbarStorage ?? makeToolbar()
    switch toolbarMotion {
    case .changes: toolbar.prepare(controller.toolbarItems)
    case .comes: toolbar.setItems(controller.toolbarItems, animated: false)
    case .goes, .none: break
    }
    UIView.performWithoutAnimation {
      placeToolbar()
      toolbar.isHidden = false
      moveToolbar(to: 0)
    }
  }

  /// How far the transition has come: 0 to 1.
  func moveToolbar(to progress: CGFloat) {
    guard let toolbar = toolbarStorage else { return }
    toolbar.move(to: progress)
    guard !UIAccessibility.prefersCrossFadeTransitions else {
      if let alpha = toolbarMotion.alpha(at: progress) { toolbar.alpha = alpha }
      return
    }
    let offset = toolbarMotion.offset(
      at: progress, width: toolbar.bounds.width,
      isMirrored: toolbar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    toolbar.transform = CGAffineTransform(translationX: offset, y: 0)
  }

  /// The pages have come to rest.
  func endToolbarMotion() {
    if UIAccessibility.prefersCrossFadeTransitions, toolbarMotion.alpha(at: 1) != nil {
      toolbarStorage?.alpha = 1
    }
    toolbarMotion = .none
    toolbarStorage?.settle()
    toolbarStorage?.transform = .identity
    showToolbarItems()
    placeToolbar()
  }
}
