import Foundation

extension UITableView {
  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }
  func didHighlight(_ path: IndexPath) { delegate?.tableView(self, didHighlightRowAt: path) }
  func didUnhighlight(_ path: IndexPath) { delegate?.tableView(self, didUnhighlightRowAt: path) }
  func willSelect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }
  func didSelect(_ path: IndexPath) { delegate?.tableView(self, didSelectRowAt: path) }
  func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: path)
  }
  func didDeselect(_ path: IndexPath) { delegate?.tableView(self, didDeselectRowAt: path) }
  func show(_ view: UIView, isHighlighted: Bool, animated: Bool) {
    (view as? UITableViewCell)?.setHighlighted(isHighlighted, animated: animated)
  }
  func show(_ view: UIView, isSelected: Bool, animated: Bool) {
    (view as? UITableViewCell)?.setSelected(isSelected, animated: animated)
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    guard let path else { return core.chooser.deselectAll(animated: animated) }
    guard core.counts.holds(path) else { return reportMissing(path, "selectRow") }
    core.chooser.select(path, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  func reportMissing(_ path: IndexPath, _ call: String) {
    Diagnostics.report(
      "\(call): there is no row \(path.map(String.init).joined(separator: "-")) in "
        + "\(Diagnostics.name(self)). Nothing was changed.")
  }
}
