import Foundation

extension UICollectionViewFlowLayout {
  /// Headers and footers are in front of cells.
  private var edgeOrder: Int { 10 }

  var contentSize: CGSize {
    isVertical
      ? CGSize(width: geometryRoom, height: geometry.length)
      : CGSize(width: geometry.length, height: geometryRoom)
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let range = isVertical ? span(rect.minY, rect.maxY) : span(rect.minX, rect.maxX)
    var result: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(in: range) {
      for item in geometry.items(of: section, in: range) {
        let path = IndexPath(item: item, section: section)
        guard let attributes = self.item(path) else { continue }
        // A line that ends where the rectangle begins is not in it.
        if attributes.frame.overlaps(rect) { result.append(attributes) }
      }
      for kind in Self.edges {
        if let edge = edge(kind, of: section), edge.frame.overlaps(rect) { result.append(edge) }
      }
    }
    return result
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, geometry.sections.indices.contains(path.section),
      (0..<geometry.sections[path.section].count).contains(path.item)
    else { return nil }
    let place = geometry.place(of: path)
    let attributes = makeAttributes(.cell(path))
    attributes.frame = frame(place.along, place.across, place.size.along, place.size.across)
    return attributes
  }

  func edge(_ kind: String, of section: Int) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(section) else { return nil }
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
    let length = isHeader ? geometry.sections[section].header : geometry.sections[section].footer
    guard length > 0 else { return nil }
    let start = isHeader ? pinnedHeader(section, length) : pinnedFooter(section, length)
    let attributes = makeAttributes(
      ListKey(kind: .supplementary(kind), path: IndexPath(item: 0, section: section)))
    attributes.frame = frame(start, 0, length, geometryRoom)
    attributes.zIndex = edgeOrder
    return attributes
  }

  private static let edges = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  private func makeAttributes(_ key: ListKey) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes()
    attributes.key = key
    return attributes
  }

  private func pinnedHeader(_ section: Int, _ length: CGFloat) -> CGFloat {
    let start = geometry.headerStart(section)
    guard sectionHeadersPinToVisibleBounds else { return start }
    return min(max(start, visible.lowerBound), geometry.footerStart(section) - length)
  }

  private func pinnedFooter(_ section: Int, _ length: CGFloat) -> CGFloat {
    let start = geometry.footerStart(section)
    guard sectionFootersPinToVisibleBounds else { return start }
    let first = geometry.headerStart(section) + geometry.sections[section].header
    return max(min(start, visible.upperBound - length), first)
  }

  /// What of the contents is seen, along the way of scrolling.
  private var visible: ClosedRange<CGFloat> {
    guard let collectionView else { return 0...0 }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    return isVertical ? span(seen.minY, seen.maxY) : span(seen.minX, seen.maxX)
  }

  private func span(_ lower: CGFloat, _ upper: CGFloat) -> ClosedRange<CGFloat> {
    // What is no number is no place.
    lower.isNaN || upper.isNaN ? 0...0 : lower...max(lower, upper)
  }

  /// A rectangle whose corner is on a device pixel.
  private func frame(
    _ along: CGFloat, _ across: CGFloat, _ length: CGFloat, _ thickness: CGFloat
  ) -> CGRect {
    let scale = collectionView?.traitCollection.displayScale ?? 1
    func onPixel(_ value: CGFloat) -> CGFloat {
      scale > 0 ? (value * scale).rounded() / scale : value
    }
    return isVertical
      ? CGRect(x: onPixel(across), y: onPixel(along), width: thickness, height: length)
      : CGRect(x: onPixel(along), y: onPixel(across), width: length, height: thickness)
  }
}
