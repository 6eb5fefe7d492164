import Foundation

extension UICollectionView: ListHost {
  /// How much there is, as the data source said when it was asked last.
  var counts: ListCounts { core.counts }

  var menuDelegate: (any ListMenuDelegate)? {
    delegate.map { CollectionMenus(collection: self, delegate: $0) }
  }

  func askCounts() -> ListCounts {
    guard let dataSource else { return ListCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return ListCounts(
      (0..<sections).map { max(0, dataSource.collectionView(self, numberOfItemsInSection: $0)) })
  }

  func layoutWasInvalidated() {
    if !isPreparing { core.invalidatePlaces() }
  }

  func preparePlaces() {
    isPreparing = true
    layoutStorage.prepare()
    isPreparing = false
    contentSize = layoutStorage.collectionViewContentSize
  }

  func resolvePlaces() {}

  func layOutItems() {
    // Asked when there is something new to be asked about: many layouts always say yes.
    let sight = CollectionSight(bounds: bounds, insets: adjustedContentInset)
    if sight != askedSight {
      askedSight = sight
      if layoutStorage.shouldInvalidateLayout(forBoundsChange: bounds) { core.forgetPlaces() }
    }
    core.layOut()
    backgroundView?.frame = bounds
  }

  func placements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let elements = layoutStorage.layoutAttributesForElements(in: flipped(rect)) ?? []
    return elements.filter { !$0.isHidden }.map(flip).filter { $0.frame.overlaps(rect) }
  }

  func placement(of key: ListKey) -> UICollectionViewLayoutAttributes? {
    let attributes =
      switch key.kind {
      case .cell: layoutStorage.layoutAttributesForItem(at: key.path)
      case .supplementary(let kind):
        layoutStorage.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
      case .decoration(let kind):
        layoutStorage.layoutAttributesForDecorationView(ofKind: kind, at: key.path)
      }
    return attributes.map(flip)
  }

  func makeView(for placement: UICollectionViewLayoutAttributes) -> UIView? {
    let path = placement.indexPath
    switch placement.key.kind {
    case .cell:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
      cell.isSelected = core.chooser.selection.contains(path)
      cell.isHighlighted = core.chooser.highlighted == path
      return cell
    case .supplementary(let kind):
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decoration(let kind):
      return dequeueDecoration(kind)
    }
  }

  func place(_ view: UIView, by placement: UICollectionViewLayoutAttributes) {
    if view.bounds.size != placement.size { view.bounds.size = placement.size }
    if view.center != placement.center { view.center = placement.center }
    if view.transform != placement.transform { view.transform = placement.transform }
    if view.alpha != placement.alpha { view.alpha = placement.alpha }
    if view.layer.zPosition != CGFloat(placement.zIndex) {
      view.layer.zPosition = CGFloat(placement.zIndex)
    }
    (view as? UICollectionReusableView)?.apply(placement)
  }

  func willShow(_ view: UIView, _ key: ListKey) {
    guard let delegate else { return }
    if let cell = view as? UICollectionViewCell {
      delegate.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else if let view = view as? UICollectionReusableView, case .supplementary(let kind) = key.kind
    {
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.path)
    }
  }

  func didHide(_ view: UIView, _ key: ListKey) {
    guard let view = view as? UICollectionReusableView else { return }
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if case .supplementary(let kind) = key.kind {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.path)
    }
    putAway(view, key.kind)
  }

  var rearCount: Int { backgroundView == nil ? 0 : 1 }

  // MARK: Updates

  func entrance(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutStorage.initialLayoutAttributesForAppearingItem(at: path).map(flip)
  }

  func exit(of path: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutStorage.finalLayoutAttributesForDisappearingItem(at: path).map(flip)
  }

  func rename(_ changes: ListChanges.Applied) {}

  // MARK: Choosing

  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }
  func didHighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: path)
  }
  func didUnhighlight(_ path: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }
  func willSelect(_ path: IndexPath) -> IndexPath? {
    delegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
  }
  func didSelect(_ path: IndexPath) {
    delegate?.collectionView(self, didSelectItemAt: path)
  }
  func willDeselect(_ path: IndexPath) -> IndexPath? {
    // Asked only where a person can take a choice back by itself.
    guard allowsMultipleSelection, let delegate else { return path }
    return delegate.collectionView(self, shouldDeselectItemAt: path) ? path : nil
  }
  func didDeselect(_ path: IndexPath) {
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
  func show(_ view: UIView, isHighlighted: Bool, animated: Bool) {
    (view as? UICollectionViewCell)?.isHighlighted = isHighlighted
  }
  func show(_ view: UIView, isSelected: Bool, animated: Bool) {
    (view as? UICollectionViewCell)?.isSelected = isSelected
  }

  // MARK: Mirrored layouts

  private var isFlipped: Bool {
    layoutStorage.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func flipped(_ rect: CGRect) -> CGRect {
    guard isFlipped else { return rect }
    return CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func flip(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isFlipped, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = contentSize.width - attributes.center.x
    return copy
  }
}
