import Foundation

extension UIStackView {
  func arrange(_ view: UIView, at index: Int?) {
    let others = arranged.filter { $0 !== view }
    guard (0...arranged.count).contains(index ?? 0) else {
      Diagnostics.report(
        "insertArrangedSubview: there are \(arranged.count) arranged views, but the index is "
          + "\(index ?? 0). Nothing was changed.")
      return
    }
    if view.superview !== self { addSubview(view) }
    // What the view does when it comes may take it out again.
    guard view.superview === self else { return }
    arranged = others
    arranged.insert(view, at: min(index ?? others.count, others.count))
    arrangementDidChange()
  }

  func disarrange(_ view: UIView) {
    guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
    arranged.remove(at: index)
    customGaps[ObjectIdentifier(view)] = nil
    collapsing.removeAll { $0 === view }
    arrangementDidChange()
  }

  func setGap(_ gap: CGFloat, after view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    customGaps[ObjectIdentifier(view)] = gap == Self.spacingUseDefault ? nil : gap
    arrangementDidChange()
  }

  func arrangementDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The arranged views that take a place.
  var visible: [UIView] { arranged.filter { !$0.isHidden } }

  func gap(after view: UIView) -> CGFloat {
    points(customGaps[ObjectIdentifier(view)] ?? spacing)
  }

  private func points(_ gap: CGFloat) -> CGFloat {
    if gap == Self.spacingUseSystem { return 8 }
    return gap == Self.spacingUseDefault || !gap.isFinite ? 0 : gap
  }
}
