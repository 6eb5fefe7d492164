import Foundation

extension UITableView {
  static let headerKind = "UITableViewSectionHeader"
  static let footerKind = "UITableViewSectionFooter"
  /// The height of a row that nothing else is known of, in points.
  private static let usualHeight: CGFloat = 44

  /// How far rows are from the sides.
  var sideInset: CGFloat { style == .insetGrouped ? 16 : 0 }

  func preparePlaces() {
    let counts = core.counts
    putBackPrepared()
    if measuredWidth != bounds.width { forgetHeights() }
    measuredWidth = bounds.width
    let kept = keptHeights ?? heightsToKeep { $0 }
    keptHeights = nil
    hasRowHeightsOfDelegate = true
    let sections = (0..<counts.sections).map { section in
      TableGeometry.Section(
        header: edgeHeight(Self.headerKind, section), rows: rowHeights(section, counts[section]),
        footer: edgeHeight(Self.footerKind, section))
    }
    geometry = TableGeometry(top: tableHeaderView?.bounds.height ?? 0, sections: sections)
    placesVersion += 1
    recall(kept)
    updateContentSize()
  }

  private func updateContentSize() {
    let size = CGSize(
      width: bounds.width, height: geometry.bottom + (tableFooterView?.bounds.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  // MARK: Rows

  private func rowHeights(_ section: Int, _ count: Int) -> RowHeights {
    let first = IndexPath(row: 0, section: section)
    guard count > 0, hasRowHeightsOfDelegate, let delegate,
      case let height = delegate.tableView(self, heightForRowAt: first), hasRowHeightsOfDelegate
    else {
      return isAutomatic(rowHeight)
        ? RowHeights(count: count, height: estimate, isEstimate: true)
        : RowHeights(count: count, height: usable(rowHeight), isEstimate: false)
    }
    guard estimatedRowHeight == 0 else {
      return RowHeights(count: count, height: estimate, isEstimate: true)
    }
    return RowHeights(
      (0..<count).map { row in
        let told =
          row == 0
          ? height
          : delegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section))
        return isAutomatic(told) ? Self.usualHeight : usable(told)
      })
  }

  private var estimate: CGFloat {
    [estimatedRowHeight, rowHeight].first { $0 > 0 && $0.isFinite } ?? Self.usualHeight
  }

  /// The height of a row whose cell or delegate has to be asked.
  private func measure(_ path: IndexPath) -> CGFloat {
    if hasRowHeightsOfDelegate, let delegate {
      let height = delegate.tableView(self, heightForRowAt: path)
      if !isAutomatic(height) { return usable(height) }
    }
    guard let cell = preparedCell(path) else { return Self.usualHeight }
    let width = bounds.width - 2 * sideInset
    UIView.performWithoutAnimation { cell.bounds.size.width = width }
    let fitting = cell.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let scale = max(1, traitCollection.displayScale)
    return usable((fitting.height * scale).rounded(.up) / scale)
  }

  private func preparedCell(_ path: IndexPath) -> UITableViewCell? {
    if let cell = cellForRow(at: path) ?? prepared[path] { return cell }
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    prepared[path] = cell
    return cell
  }

  /// Makes sure that the rows that are seen are as high as they are taken to be. What is seen already stays
  /// where it is: a row that comes in at the top grows upwards.
  func resolvePlaces() {
    // NB: each call of the app may change what there is; then all this is done again.
    let version = (core.tiler.version, placesVersion)
    var next = geometry.firstRow(below: bounds.minY)
    while let path = next {
      let (y, _) = geometry.row(path)
      if y >= bounds.maxY { break }
      if !geometry.sections[path.section].rows.isKnown(path.row) {
        let height = measure(path)
        guard core.arePlacesKnown, version == (core.tiler.version, placesVersion) else { return }
        let change = geometry.set(path, height: height)
        if change != 0, y < bounds.minY {
          updateContentSize()
          landing?.end.y += change
          contentOffset.y += change
          guard core.arePlacesKnown, version == (core.tiler.version, placesVersion) else { return }
        }
      }
      next = geometry.row(after: path)
    }
    updateContentSize()
  }

  // MARK: Headers and footers

  private func edgeHeight(_ kind: String, _ section: Int) -> CGFloat {
    let isHeader = kind == Self.headerKind
    let told =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if !isAutomatic(told) { return usable(told) }
    let look = TableLook(style: style)
    guard let view = makeEdge(kind, section) else {
      return isHeader ? look.emptyHeader(isFirst: section == 0) : look.emptyFooter
    }
    let width = bounds.width - 2 * sideInset
    let height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    putAwayEdge(view)
    return usable(height)
  }

  private func isAutomatic(_ height: CGFloat) -> Bool { height == Self.automaticDimension }

  /// A height that may be given to a layer: what is not finite or negative becomes 0.
  private func usable(_ height: CGFloat) -> CGFloat { height.clamped(to: 0...1_000_000_000) }
}
