import Foundation

extension ScrollEngine {
  /// Works out anew what there is to scroll. Content at rest is brought back between its ends; where it
  /// stood at its beginning, it does so again.
  func contentChanged() {
    guard let view, !isUpdating else { return }
    isUpdating = true
    let old = insets
    let wasAtBeginning = (
      x: view.bounds.minX == -insets.left, y: view.bounds.minY == -insets.top
    )
    let new = ScrollInsets(view)
    insets = new.adjusted
    addedInsets = new.added
    refreshHeight = new.refresh
    updateInsetsForSubviews(new)
    machine.change(ScrollSpace(of: view, insets), at: time)
    isUpdating = false
    if machine.phase == .resting, !isTracking, !isLeftAlone {
      var offset = machine.space.clamped(view.bounds.origin)
      if wasAtBeginning.x { offset.x = machine.space.x.least }
      if wasAtBeginning.y { offset.y = machine.space.y.least }
      if offset != view.bounds.origin { view.contentOffset = offset }
    }
    view.indicators.place()
    if insets != old { view.adjustedContentInsetDidChange() }
  }

  /// The inset without what a refresh control takes.
  var insetAboveContent: CGFloat { insets.top - refreshHeight }

  /// A refresh control has begun or ended. The content stays where it is, and comes back from beyond its end
  /// on a way of its own.
  func refreshChanged() {
    withoutSettling { contentChanged() }
    guard let view, machine.phase == .resting, !isTracking else { return }
    let goal = machine.space.clamped(view.contentOffset)
    guard goal != view.contentOffset else { return }
    go(to: goal, animated: true)
    tellsTravel = false
  }

  private func updateInsetsForSubviews(_ insets: ScrollInsets) {
    let (all, added) = (insets.safeArea, insets.added)
    let left = UIEdgeInsets(
      top: all.top - added.top, left: all.left - added.left, bottom: all.bottom - added.bottom,
      right: all.right - added.right)
    guard left != insetsForSubviews else { return }
    insetsForSubviews = left
    for subview in view?.subviewStorage ?? [] { subview.updateSafeArea() }
  }
}
