public import Foundation

extension UITableView {
  /// Says of what class, a subclass of `UITableViewCell`, the cells of a reuse identifier are; nil takes it
  /// back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else { return cells.register(cellName(identifier), nil) }
    guard let type = cellClass as? UITableViewCell.Type else {
      return Diagnostics.report(
        "register: \(cellClass) is no subclass of UITableViewCell. Nothing was registered for “\(identifier)”."
      )
    }
    cells.register(cellName(identifier)) { _ in
      ObjectFactory.makeCell(type, style: .default, reuseIdentifier: identifier)
    }
  }

  /// Says of what class, a subclass of `UITableViewHeaderFooterView`, the headers and footers of a reuse
  /// identifier are; nil takes it back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let aClass else { return edges.register(edgeName(identifier), nil) }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      return Diagnostics.report(
        "register: \(aClass) is no subclass of UITableViewHeaderFooterView. Nothing was registered for "
          + "“\(identifier)”.")
    }
    edges.register(edgeName(identifier)) { _ in
      ObjectFactory.makeHeaderFooter(type, reuseIdentifier: identifier)
    }
  }

  /// A cell that is not used any longer; a new one if a class was registered for the identifier, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let (cell, isUsed) = cells.take(cellName(identifier)) else { return nil }
    if isUsed { cell.prepareForReuse() }
    return cell
  }

  /// A cell that is not used any longer, else a new one. An identifier that was not registered is
  /// reported, and gives a plain cell.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    Diagnostics.report(
      "dequeue: no cell is registered for the reuse identifier “\(identifier)”. Register a class for it "
        + "first; an empty cell is shown.")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A header or footer that is not used any longer; a new one if a class was registered for the
  /// identifier, else nil.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let (view, isUsed) = edges.take(edgeName(identifier)) else { return nil }
    if isUsed { view.prepareForReuse() }
    return view
  }

  func putAway(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells.give(cell, cellName(identifier))
  }

  func putAwayEdge(_ view: UIView) {
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    edges.give(view, edgeName(identifier))
  }

  /// Cells that were measured and turned out not to be seen.
  func putBackPrepared() {
    guard !prepared.isEmpty else { return }
    for cell in prepared.values { putAway(cell) }
    prepared = [:]
  }

  /// A header or a footer: the delegate's, else one with the data source's title; nil for none.
  func makeEdge(_ kind: String, _ section: Int) -> UIView? {
    let isHeader = kind == Self.headerKind
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    if let own {
      (own as? UITableViewHeaderFooterView)?.setting = edgeSetting(isHeader, section)
      return own
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
    guard let title else { return nil }
    let identifier = "UITableView.title"
    if !edges.isRegistered(edgeName(identifier)) {
      register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: identifier)
    view?.setting = edgeSetting(isHeader, section)
    // Headers of sections apart are in capitals; read aloud as they were written.
    view?.textLabel?.text = isHeader && style != .plain ? title.localizedUppercase : title
    view?.textLabel?.accessibilityLabel = title
    return view
  }

  private func edgeSetting(_ isHeader: Bool, _ section: Int) -> TableEdgeSetting {
    TableEdgeSetting(style: style, isHeader: isHeader, isFirst: section == 0)
  }

  private func cellName(_ identifier: String) -> ReusePool<UITableViewCell>.Name {
    .init(kind: .cell, identifier: identifier)
  }

  private func edgeName(_ identifier: String) -> ReusePool<UITableViewHeaderFooterView>.Name {
    .init(kind: .supplementary(""), identifier: identifier)
  }
}
