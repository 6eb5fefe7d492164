import Foundation

extension UIView {
  /// Works out the safe area anew, here and in the subviews as far as it changes.
  func updateSafeArea() {
    guard !SafeAreaBatch.holdsBack(self) else { return }
    let inherited = insetsFromAbove
    let extra = viewController?.additionalSafeAreaInsets ?? .zero
    let bars = viewController?.barInsets ?? .zero
    let insets = UIEdgeInsets(
      top: inherited.top + bars.top + extra.top, left: inherited.left + bars.left + extra.left,
      bottom: inherited.bottom + bars.bottom + extra.bottom,
      right: inherited.right + bars.right + extra.right)
    let changed = insets != safeAreaInsets
    guard changed || insets != .zero else { return }
    if changed {
      changingMargins { safeAreaInsets = insets }
    }
    for view in subviewStorage { view.updateSafeArea() }
    guard changed else { return }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// The subviews have moved in this view, which has not.
  func updateSafeAreaOfSubviews() {
    guard safeAreaInsetsForSubviews != .zero else { return }
    for view in subviewStorage { view.updateSafeArea() }
  }

  /// How far this view reaches into the unsafe edges of its superview.
  private var insetsFromAbove: UIEdgeInsets {
    // A window that is not shown has no edges that anything could cover.
    if let window = self as? UIWindow {
      return window.isHidden ? .zero : window.screen.safeAreaInsets
    }
    guard let parent = superview else { return .zero }
    let outer = parent.safeAreaInsetsForSubviews
    guard outer != .zero else { return .zero }
    let box = frame
    let space = parent.bounds
    // What is scrolled out of sight is not covered by anything, and scrolling costs it nothing.
    guard box.maxY >= space.minY, box.minY <= space.maxY, box.maxX >= space.minX,
      box.minX <= space.maxX
    else { return .zero }
    // An edge that nothing covers stays uncovered, however far the view reaches beyond it.
    func covered(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return UIEdgeInsets(
      top: covered(outer.top, box.minY - space.minY),
      left: covered(outer.left, box.minX - space.minX),
      bottom: covered(outer.bottom, space.maxY - box.maxY),
      right: covered(outer.right, space.maxX - box.maxX))
  }
}
