public import Foundation

/// Puts items into lines, as words in a paragraph: a grid when all have one size, a list when a line holds
/// one. A ``UICollectionViewDelegateFlowLayout`` can tell sizes and distances one by one.
///
/// Items of a line share what is left of it beyond ``minimumInteritemSpacing``; the last line is spaced like a
/// full one.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Makes a layout that scrolls up and down.
  public override init() {
    super.init()
  }

  /// Points between lines: 10 by default.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumLineSpacing { invalidateLayout() } }
  }
  /// Points between items of a line, at least: 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if oldValue != minimumInteritemSpacing { invalidateLayout() } }
  }
  /// Width and height of all items, in points: 50 x 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if oldValue != itemSize { invalidateLayout() } }
  }
  /// The way that the collection view scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if oldValue != scrollDirection { invalidateLayout() } }
  }
  /// The size of headers; only what they have along the way of scrolling counts, zero for none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if oldValue != headerReferenceSize { invalidateLayout() } }
  }
  /// The size of footers; only what they have along the way of scrolling counts, zero for none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if oldValue != footerReferenceSize { invalidateLayout() } }
  }
  /// Points around the items of each section.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if oldValue != sectionInset { invalidateLayout() } }
  }
  /// Whether the header of a section stays at the edge as long as the section is seen.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if oldValue != sectionHeadersPinToVisibleBounds { invalidateLayout() } }
  }
  /// Whether the footer of a section stays at the edge as long as the section is seen.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if oldValue != sectionFootersPinToVisibleBounds { invalidateLayout() } }
  }

  /// Reckons where everything is.
  open override func prepare() { geometry = makeGeometry() }

  /// The size of all sections together.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// What lies in `rect`.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  /// Where an item is; nil for one that is not there.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(indexPath) }

  /// Where the header or the footer of a section is; nil when it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    indexPath.first.flatMap { edge(elementKind, of: $0) }
  }

  /// True when the room for lines changes; while it scrolls for pinned headers alone, which are placed without
  /// reckoning all anew.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room(in: newBounds) != geometryRoom
  }

  /// Whether the delegate implements sizes of items; its default says no.
  var hasItemSizesOfDelegate = true
  var geometry = FlowGeometry([])
  /// The points across that ``geometry`` was made for.
  var geometryRoom: CGFloat = 0
}
