import Foundation

extension UITableView: ListHost {
  func askCounts() -> ListCounts {
    guard let dataSource else { return ListCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return ListCounts(
      (0..<sections).map { max(0, dataSource.tableView(self, numberOfRowsInSection: $0)) })
  }

  func layOutRows() {
    core.layOut {
      resolvePlaces()
    }
    followLanding()
    layOutEnds()
    backgroundView?.frame = bounds
  }

  func placements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let sections = geometry.sections(from: rect.minY, to: rect.maxY)
    var result: [UICollectionViewLayoutAttributes] = []
    var next = geometry.firstRow(below: rect.minY)
    while let path = next {
      guard geometry.row(path).y < rect.maxY else { break }
      result += [placement(of: .cell(path))].compactMap(\.self)
      next = geometry.row(after: path)
    }
    var section = sections.first
    while let current = section, current < sections.upperBound {
      for kind in [Self.headerKind, Self.footerKind] {
        let key = ListKey(kind: .supplementary(kind), path: IndexPath(row: 0, section: current))
        if let edge = placement(of: key), edge.frame.overlaps(rect) { result.append(edge) }
      }
      // Sections without anything are passed over, however many there are.
      section = geometry.section(after: current)
    }
    return result
  }

  func placement(of key: ListKey) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(key.path.section) else { return nil }
    let section = key.path.section
    let place: (y: CGFloat, height: CGFloat)
    switch key.kind {
    case .cell:
      guard geometry.holds(key.path) else { return nil }
      place = geometry.row(key.path)
    case .supplementary(Self.headerKind):
      place =
        style == .plain
        ? geometry.pinnedHeader(section, below: bounds.minY + adjustedContentInset.top)
        : geometry.header(section)
    default:
      place =
        style == .plain
        ? geometry.pinnedFooter(section, above: bounds.maxY - adjustedContentInset.bottom)
        : geometry.footer(section)
    }
    let attributes = UICollectionViewLayoutAttributes()
    attributes.key = key
    attributes.frame = CGRect(
      x: sideInset, y: place.y, width: max(0, bounds.width - 2 * sideInset), height: place.height)
    if key.kind != .cell {
      guard place.height > 0 else { return nil }
      attributes.zIndex = 10
    }
    return attributes
  }

  func makeView(for placement: UICollectionViewLayoutAttributes) -> UIView? {
    let path = placement.indexPath
    guard placement.key.kind == .cell else {
      return makeEdge(placement.representedElementKind ?? "", path.section)
    }
    guard
      let cell = prepared.removeValue(forKey: path)
        ?? dataSource?.tableView(self, cellForRowAt: path)
    else { return nil }
    cell.setSelected(core.chooser.selection.contains(path), animated: false)
    cell.setHighlighted(core.chooser.highlighted == path, animated: false)
    return cell
  }

  func place(_ view: UIView, by placement: UICollectionViewLayoutAttributes) {
    if view.bounds.size != placement.size { view.bounds.size = placement.size }
    if view.center != placement.center { view.center = placement.center }
    if view.transform != placement.transform { view.transform = placement.transform }
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    if let cell = view as? UITableViewCell { cell.setting = setting(of: placement.indexPath) }
  }

  func willShow(_ view: UIView, _ key: ListKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, willDisplay: cell, forRowAt: key.path)
    case .supplementary(Self.headerKind):
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: key.path.section)
    default: delegate?.tableView(self, willDisplayFooterView: view, forSection: key.path.section)
    }
  }

  func didHide(_ view: UIView, _ key: ListKey) {
    switch key.kind {
    case .cell:
      guard let cell = view as? UITableViewCell else { return }
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: key.path)
      putAway(cell)
    case .supplementary(Self.headerKind):
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: key.path.section)
      putAwayEdge(view)
    default:
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: key.path.section)
      putAwayEdge(view)
    }
  }

  var menuDelegate: (any ListMenuDelegate)? {
    delegate.map { TableMenus(table: self, delegate: $0) }
  }

  var rearCount: Int { backgroundView == nil ? 0 : 1 }

  // MARK: Updates

  func entrance(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    outside(placement(of: .cell(path)))
  }

  func exit(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    outside(placement(of: .cell(path)))
  }

  func rename(_ changes: ListChanges.Applied) { keepHeights(changes) }

  func note(_ animation: RowAnimation, _ change: (inout ListChanges) -> Void) {
    rowAnimation = animation
    core.note(change)
  }

  /// Where a row is that has not come yet, or has gone.
  private func outside(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let attributes else { return nil }
    switch rowAnimation {
    case .none: return attributes
    case .right: attributes.center.x += bounds.width
    case .left: attributes.center.x -= bounds.width
    case .top: attributes.center.y -= attributes.size.height
    case .bottom: attributes.center.y += attributes.size.height
    case .middle: attributes.transform = CGAffineTransform(scaleX: 1, y: 0.01)
    case .fade, .automatic: break
    }
    attributes.alpha = 0
    return attributes
  }
}
