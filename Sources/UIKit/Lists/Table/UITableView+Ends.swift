import Foundation

extension UITableView {
  func replaceEnd(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    core.invalidatePlaces()
  }

  func replaceBackground(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    backgroundView.frame = bounds
  }

  /// The views above and below the rows are as wide as the table.
  func layOutEnds() {
    if let header = tableHeaderView {
      put(header, y: 0)
    }
    if let footer = tableFooterView {
      put(footer, y: geometry.bottom)
    }
    // Their height may have been set since the places were reckoned.
    if geometry.top != tableHeaderView?.bounds.height ?? 0
      || contentSize.height != geometry.bottom + (tableFooterView?.bounds.height ?? 0)
    {
      core.invalidatePlaces()
    }
  }

  func textSizeMayHaveChanged(from previous: UITraitCollection?) {
    if previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      forgetHeights()
      core.invalidatePlaces()
    }
  }

  private func put(_ view: UIView, y: CGFloat) {
    let frame = CGRect(x: 0, y: y, width: bounds.width, height: view.bounds.height)
    if view.frame != frame { view.frame = frame }
  }

  /// What a cell has to know of where it is.
  func setting(of path: IndexPath) -> TableCellSetting {
    let isFirst = path.row == 0
    let isLast = path.row == core.counts[path.section] - 1
    return TableCellSetting(
      style: style, isFirst: isFirst, isLast: isLast, hasSeparators: separatorStyle == .singleLine,
      separatorColor: separatorColor ?? .separator, separatorInset: separatorInset)
  }
}
