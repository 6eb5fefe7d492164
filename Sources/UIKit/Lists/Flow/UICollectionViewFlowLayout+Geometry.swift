import Foundation

extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// The points across that sections have in `bounds`.
  func room(in bounds: CGRect) -> CGFloat {
    guard let inset = collectionView?.adjustedContentInset else { return 0 }
    let size = bounds.inset(by: inset).size
    return max(0, isVertical ? size.width : size.height)
  }

  func makeGeometry() -> FlowGeometry {
    guard let collectionView else { return FlowGeometry([]) }
    geometryRoom = room(in: collectionView.bounds)
    let counts = collectionView.counts
    return FlowGeometry((0..<counts.sections).map { section($0, counts[$0], collectionView) })
  }

  private func section(
    _ section: Int, _ count: Int, _ view: UICollectionView
  ) -> FlowGeometry.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    let insets = flowInsets(
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
    let space = FlowSpace(
      width: max(0, geometryRoom - insets.atStart - insets.atEnd),
      itemSpacing: distance(
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
          ?? minimumInteritemSpacing),
      lineSpacing: distance(
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
          ?? minimumLineSpacing))
    return FlowGeometry.Section(
      header: usable(flow(header).along), footer: usable(flow(footer).along), insets: insets,
      count: count, lines: lines(section, count, space, view, delegate))
  }

  /// NB: sizes are asked for one by one only of a delegate that implements them, and kept only if they differ.
  private func lines(
    _ section: Int, _ count: Int, _ space: FlowSpace, _ view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowLines {
    guard let delegate, count > 0 else {
      return .uniform(UniformLines(count: count, size: flow(itemSize), space: space))
    }
    func size(_ item: Int) -> FlowSize {
      flow(
        delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)))
    }
    hasItemSizesOfDelegate = true
    let first = size(0)
    guard hasItemSizesOfDelegate else {
      return .uniform(UniformLines(count: count, size: first, space: space))
    }
    var sizes: [FlowSize] = []
    for item in 1..<max(1, count) {
      let next = size(item)
      if sizes.isEmpty, next != first { sizes = Array(repeating: first, count: item) }
      if !sizes.isEmpty { sizes.append(next) }
    }
    return sizes.isEmpty
      ? .uniform(UniformLines(count: count, size: first, space: space))
      : .varied(VariedLines(sizes, space: space))
  }

  private func flow(_ size: CGSize) -> FlowSize {
    let (width, height) = (usable(size.width), usable(size.height))
    return isVertical
      ? FlowSize(along: height, across: width) : FlowSize(along: width, across: height)
  }

  private func flowInsets(_ insets: UIEdgeInsets) -> FlowInsets {
    isVertical
      ? FlowInsets(
        before: distance(insets.top), after: distance(insets.bottom),
        atStart: distance(insets.left), atEnd: distance(insets.right))
      : FlowInsets(
        before: distance(insets.left), after: distance(insets.right),
        atStart: distance(insets.top), atEnd: distance(insets.bottom))
  }

  /// A length that may be given to a layer: what is not finite or negative becomes 0.
  /// A distance, which may be below 0; 0 for what is no number.
  private func distance(_ length: CGFloat) -> CGFloat {
    length.isFinite ? min(max(length, -1_000_000_000), 1_000_000_000) : 0
  }

  private func usable(_ length: CGFloat) -> CGFloat { length.clamped(to: 0...1_000_000_000) }
}
