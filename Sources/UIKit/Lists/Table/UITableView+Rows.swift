public import Foundation

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { core.counts.sections }

  /// How many rows a section has; 0 for one that is not there.
  public func numberOfRows(inSection section: Int) -> Int { core.counts[section] }

  /// Where a section is with its header and footer, in points of the contents; zero for one that is not
  /// there.
  public func rect(forSection section: Int) -> CGRect {
    place(section) { geometry.extent(of: section) }
  }

  /// Where the header of a section belongs, be it seen at the edge now; zero for one that is not there.
  public func rectForHeader(inSection section: Int) -> CGRect {
    place(section) { geometry.header(section) }
  }

  /// Where the footer of a section belongs, be it seen at the edge now; zero for one that is not there.
  public func rectForFooter(inSection section: Int) -> CGRect {
    place(section) { geometry.footer(section) }
  }

  /// Where a row is; zero for one that is not there. For a row that was not seen yet by what it is taken to
  /// be high.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    core.preparePlaces()
    guard geometry.holds(indexPath) else { return .zero }
    return place(indexPath.section) { geometry.row(indexPath) }
  }

  /// The row at a point of the contents; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    core.preparePlaces()
    guard point.x >= sideInset, point.x < bounds.width - sideInset,
      let path = geometry.firstRow(below: point.y), geometry.row(path).y <= point.y
    else { return nil }
    return path
  }

  /// The row that a cell shows; nil when it shows none now.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { core.tiler.key(of: cell)?.path }

  /// The rows that touch a rectangle of the contents, in order; nil for none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    core.preparePlaces()
    let paths = placements(in: rect).filter { $0.key.kind == .cell }.map(\.indexPath)
    return paths.isEmpty ? nil : paths
  }

  /// The cell of a row; nil when it is not seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    core.tiler.views[.cell(indexPath)] as? UITableViewCell
  }

  /// The cells that are seen, in order.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }

  /// The rows that are seen, in order; nil for none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = core.tiler.views.keys.filter { $0.kind == .cell }.map(\.path).sorted()
    return paths.isEmpty ? nil : paths
  }

  /// The header of a section; nil when it is not seen, or of another class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(Self.headerKind, section)
  }

  /// The footer of a section; nil when it is not seen, or of another class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    edgeView(Self.footerKind, section)
  }

  /// Scrolls a row to a place in what is seen, as far as the contents go.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard core.counts.holds(indexPath) else { return reportMissing(indexPath, "scrollToRow") }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls the chosen row that is nearest to the top to a place in what is seen.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let top = contentOffset.y + adjustedContentInset.top
    let nearest = (indexPathsForSelectedRows ?? []).min {
      abs(rectForRow(at: $0).minY - top) < abs(rectForRow(at: $1).minY - top)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  /// Asks the data source for the cells of rows anew, which gives the same cells where they are seen:
  /// `cellForRowAt` gets them from the queue. Their heights are asked anew too.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForRow(at: path), let identifier = cell.reuseIdentifier else { continue }
      cells.reconfiguring(cell, .init(kind: .cell, identifier: identifier)) {
        if let other = dataSource?.tableView(self, cellForRowAt: path), other !== cell {
          core.tiler.hide(.cell(path))
        }
      }
      cell.setSelected(core.chooser.selection.contains(path), animated: false)
    }
    forgetHeights(of: indexPaths)
  }

  private func place(_ section: Int, _ place: () -> (y: CGFloat, height: CGFloat)) -> CGRect {
    core.preparePlaces()
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (y, height) = place()
    return CGRect(
      x: sideInset, y: y, width: max(0, bounds.width - 2 * sideInset), height: height)
  }

  private func edgeView(_ kind: String, _ section: Int) -> UITableViewHeaderFooterView? {
    core.tiler.views[
      ListKey(kind: .supplementary(kind), path: IndexPath(row: 0, section: section))]
      as? UITableViewHeaderFooterView
  }
}
