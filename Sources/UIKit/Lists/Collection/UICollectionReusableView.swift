public import Foundation

/// A view that a collection view uses again for another element once its own is not seen any longer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  /// Makes a view with a frame; collection views make theirs by this initialiser.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What it was dequeued by; nil for one that was not.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is used for another element: do away with what belonged to the last one.
  open func prepareForReuse() {}

  /// Takes over what the layout says beyond place, alpha and order, which the collection view sets itself.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The kind that it was dequeued as; nil for a cell.
  var supplementaryKind: String?
}
