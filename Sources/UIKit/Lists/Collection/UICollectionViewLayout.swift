public import Foundation

/// Says where the elements of a collection view are. A subclass overrides ``prepare()``,
/// ``collectionViewContentSize`` and the three `layoutAttributes…` methods.
///
/// The collection view calls `prepare()` first, whenever the layout is invalid, then asks for the size and for
/// what lies where. Attributes that were given away are not changed afterwards: give new ones.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// Makes a layout; give it to a collection view.
  public override init() {
    super.init()
  }

  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Says that everything may lie elsewhere now: the collection view asks anew before the next frame.
  open func invalidateLayout() { collectionView?.layoutWasInvalidated() }

  /// Whether the layout has to be asked anew for bounds of another size or, as it scrolls, of another
  /// origin. False unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Reckons what the other methods need. Called before them whenever the layout is invalid.
  open func prepare() {}

  /// Width and height of all the contents, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What lies in `rect` or touches it; nil for nothing.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item is; nil when it is nowhere.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a header, a footer or the like is; nil when it is nowhere.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a view of the layout's own is; nil when it is nowhere.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where scrolling comes to rest instead of at `proposedContentOffset`, after a finger left it with
  /// `velocity` (points a millisecond).
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where an item that is inserted comes from; as it will be but clear by default.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Where an item that is deleted goes; where it was but clear by default. `itemIndexPath` is the
  /// one it had. Asked before the layout learns of the change.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    clear(layoutAttributesForItem(at: itemIndexPath))
  }

  /// Whether the contents mirror when the person's language runs the other way than the layout was
  /// made for, which is left to right. False unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Says of what class the layout's own views of a kind are; nil takes it back.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  private func clear(
    _ attributes: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    let clear = attributes?.copy() as? UICollectionViewLayoutAttributes
    clear?.alpha = 0
    return clear
  }
}
