public import Foundation
public import UIKitGraphics

/// Where an element of a collection view is and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// Attributes of nothing yet; use one of the other initialisers.
  public override init() {
    super.init()
  }

  /// Attributes of the cell of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    key = .cell(indexPath)
  }

  /// Attributes of a header, a footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
  {
    self.init()
    key = ListKey(kind: .supplementary(elementKind), path: indexPath)
  }

  /// Attributes of a view that belongs to the layout alone.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    key = ListKey(kind: .decoration(decorationViewKind), path: indexPath)
  }

  /// Which element it is.
  open var indexPath: IndexPath {
    get { key.path }
    set { key.path = newValue }
  }

  /// Whether the element is a cell, a supplementary view or a decoration.
  open var representedElementCategory: UICollectionView.ElementCategory {
    switch key.kind {
    case .cell: .cell
    case .supplementary: .supplementaryView
    case .decoration: .decorationView
    }
  }

  /// The kind of a supplementary view or a decoration; nil for a cell.
  open var representedElementKind: String? {
    switch key.kind {
    case .cell: nil
    case .supplementary(let kind), .decoration(let kind): kind
    }
  }

  /// The smallest rectangle that holds the element, in points of the contents.
  open var frame: CGRect {
    get { box }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }

  /// The middle, in points of the contents.
  open var center = CGPoint.zero
  /// Width and height in points, before the transform.
  open var size = CGSize.zero
  /// The element in its own coordinates; its origin is zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Moves, turns or scales the element around its middle.
  open var transform = CGAffineTransform.identity
  /// From 0, clear, to 1.
  open var alpha: CGFloat = 1
  /// Elements with a higher one are in front.
  open var zIndex = 0
  /// Whether the element is not shown; it may not be made at all then.
  open var isHidden = false

  /// A copy; subclasses with more to copy override it and add that to what `super` gives.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = ObjectFactory.make(type(of: self))
    copy.key = key
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  var key = ListKey.cell(IndexPath(item: 0, section: 0))

  private var box: CGRect {
    let half = CGSize(width: size.width / 2, height: size.height / 2)
    let own = CGRect(x: -half.width, y: -half.height, width: size.width, height: size.height)
    let turned = transform.isIdentity ? own : own.applying(transform)
    return turned.offsetBy(dx: center.x, dy: center.y)
  }
}
