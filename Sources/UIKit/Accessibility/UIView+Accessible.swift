extension UIView {
  /// The subviews that assistive technology looks into, back to front: none that are hidden or clear, and where one is
  /// modal, the frontmost of these alone.
  package var accessibleSubviews: [UIView] {
    let seen = subviews.filter { $0.isAccessible }
    if let modal = seen.last(where: \.accessibilityViewIsModal) { return [modal] }
    return seen
  }

  /// Whether what `holder` lists can be seen: neither it nor what it lies in is hidden.
  func isAccessible(listedBy holder: UIView) -> Bool {
    var current = self
    while current !== holder {
      guard current.isAccessible else { return false }
      guard let parent = current.superview else { return current === holder.window }
      current = parent
    }
    return true
  }

  /// Tells the host of a change that is not drawn.
  func accessibilityDidChange() { window?.application.pipeline.elementsDidChange() }

  var isAccessible: Bool { !isHidden && alpha >= 0.01 && !accessibilityElementsHidden }
}
