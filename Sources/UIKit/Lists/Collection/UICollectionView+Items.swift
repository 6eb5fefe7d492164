public import Foundation

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { counts.sections }

  /// How many items a section has; 0 for one that is not there.
  public func numberOfItems(inSection section: Int) -> Int { counts[section] }

  /// Where an item is, in points of the contents; nil for one that is not there.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    core.preparePlaces()
    return placement(of: .cell(indexPath))
  }

  /// Where a header, a footer or the like is; nil for one that is not there.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    core.preparePlaces()
    return placement(of: ListKey(kind: .supplementary(kind), path: indexPath))
  }

  /// The item at a point of the contents; nil for none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    core.preparePlaces()
    let spot = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return placements(in: spot).last { $0.key.kind == .cell && $0.frame.contains(point) }?.indexPath
  }

  /// The item that a cell shows; nil when it shows none now.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    core.tiler.key(of: cell)?.path
  }

  /// The cell of an item; nil when it is not seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    core.tiler.views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells that are seen, in the order of their items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    core.tiler.views.keys.filter { $0.kind == .cell }.map(\.path).sorted()
  }

  /// The header, the footer or the like that is seen at a path; nil when it is not.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    core.tiler.views[ListKey(kind: .supplementary(elementKind), path: indexPath)]
      as? UICollectionReusableView
  }

  /// The paths of the headers, footers or the like that are seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    core.tiler.views.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
  }

  /// The headers, footers or the like that are seen, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// Asks the data source for the cells of items anew, which gives the same cells where they are seen:
  /// `cellForItemAt` gets them from the queue.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      let key = ListKey.cell(path)
      guard let cell = cellForItem(at: path), let identifier = cell.reuseIdentifier else {
        continue
      }
      let name = ReusePool<UICollectionReusableView>.Name(kind: .cell, identifier: identifier)
      pool.reconfiguring(cell, name) {
        if let other = dataSource?.collectionView(self, cellForItemAt: path), other !== cell {
          core.tiler.hide(key)
        }
      }
    }
    setNeedsLayout()
  }

  /// Scrolls an item to a place in what is seen, as far as the contents go.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let item = layoutAttributesForItem(at: indexPath)?.frame else {
      return reportMissing(indexPath, "scrollToItem")
    }
    let target = ScrollTarget(scrollPosition)
    setContentOffset(
      target.offset(
        showing: item, from: contentOffset, bounds: bounds.size, insets: adjustedContentInset,
        content: contentSize), animated: animated)
  }
}
