import Foundation

/// What a list asks of the scroll view that it fills: a collection view or a table view.
@MainActor protocol ListHost: UIScrollView {
  /// Asks the data source how much there is.
  func askCounts() -> ListCounts
  /// Reckons where everything is, for what the counts are now, and makes the contents as large.
  func preparePlaces()
  /// Makes sure that what is seen is where it is taken to be; nothing for a host that knows.
  func resolvePlaces()
  /// What lies in `rect`, in points of the contents.
  func placements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]
  /// Where one thing is; nil when it is nowhere.
  func placement(of key: ListKey) -> UICollectionViewLayoutAttributes?
  /// A view for it, from the data source.
  func makeView(for placement: UICollectionViewLayoutAttributes) -> UIView?
  /// Gives the view its place.
  func place(_ view: UIView, by placement: UICollectionViewLayoutAttributes)
  func willShow(_ view: UIView, _ key: ListKey)
  func didHide(_ view: UIView, _ key: ListKey)
  /// How many subviews lie behind those of the list.
  var rearCount: Int { get }

  // Updates.
  /// Where an item that is new comes from; nil for out of nothing.
  func entrance(of path: IndexPath) -> UICollectionViewLayoutAttributes?
  /// Where an item that is gone leaves to; asked before places are reckoned anew.
  func exit(of path: IndexPath) -> UICollectionViewLayoutAttributes?
  /// Whatever else is kept by paths takes the new ones.
  func rename(_ changes: ListChanges.Applied)

  // Menus.
  /// Who is asked about menus; nil for nobody.
  var menuDelegate: (any ListMenuDelegate)? { get }

  // Choosing.
  func mayHighlight(_ path: IndexPath) -> Bool
  func didHighlight(_ path: IndexPath)
  func didUnhighlight(_ path: IndexPath)
  /// The item to choose in place of this one; nil for none.
  func willSelect(_ path: IndexPath) -> IndexPath?
  func didSelect(_ path: IndexPath)
  func willDeselect(_ path: IndexPath) -> IndexPath?
  func didDeselect(_ path: IndexPath)
  func show(_ view: UIView, isHighlighted: Bool, animated: Bool)
  func show(_ view: UIView, isSelected: Bool, animated: Bool)
}
