public import Foundation

/// Shows items in an order that a layout gives them, and scrolls through them. Only the cells that are seen
/// are there, however many items there are; the others are used again.
///
/// NB: this body is declarations and short forwards; the work is in `ListCore` and the files beside it.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  // MARK: Making

  /// Makes a collection view with a frame in points and the layout of its items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layoutStorage = layout
    super.init(frame: frame)
    backgroundColor = .systemBackground
    adopt(layout)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Where it gets its things from

  /// The layout. Another one takes effect at once; ``setCollectionViewLayout(_:animated:)`` moves there.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutStorage }
    set { replaceLayout(with: newValue) }
  }

  /// What is shown. Not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if oldValue !== dataSource { core.reload() } }
  }

  /// Who hears of what is done with items. Not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      core.delegateDidChange()
      core.invalidatePlaces()
    }
  }

  /// Lies behind the items and does not scroll; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Views to use again

  /// Says of what class, a subclass of `UICollectionViewCell`, the cells of a reuse identifier are; nil takes
  /// it back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: .cell, identifier)
  }

  /// Says of what class, a subclass of `UICollectionReusableView`, the supplementary views of a kind and a
  /// reuse identifier are; nil takes it back.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: .supplementary(elementKind), identifier)
  }

  /// A cell that is not used any longer, else a new one. An identifier that was not registered is
  /// reported, and gives a plain cell.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A supplementary view that is not used any longer, else a new one. What was not registered is reported,
  /// and gives a plain view.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeue(.supplementary(elementKind), identifier, indexPath) }

  // MARK: Choosing

  /// Whether a person can choose items. True by default.
  open var allowsSelection: Bool {
    get { core.chooser.selection.isAllowed }
    set { core.chooser.selection.isAllowed = newValue }
  }

  /// Whether several items can be chosen at once. False by default.
  open var allowsMultipleSelection: Bool {
    get { core.chooser.selection.allowsSeveral }
    set { core.changeSeveral(newValue) }
  }

  /// The chosen items, in the order they were chosen; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    let paths = core.chooser.selection.paths
    return paths.isEmpty ? nil : paths
  }

  /// Chooses an item and scrolls to it; nil chooses none. The delegate is not told.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }

  /// Takes the choice of an item back. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    core.chooser.deselect(indexPath, animated: animated)
  }

  // MARK: Loading and changing

  /// Forgets all cells and choices, and asks the data source anew before the next frame.
  open func reloadData() { core.reload() }

  /// Changes the layout; the items move to their new places when `animated`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated, completion: nil)
  }

  /// Changes the layout; `completion` gets whether the move ran to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Runs `updates`, in which the data source changes and inserts, deletes, reloads and moves tell how, and
  /// shows all of it as one. Deleted, reloaded and moved items are named by where they were before, inserted
  /// ones by where they are afterwards. What does not fit what the data source says is reported, and
  /// everything is loaded anew.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { core.update(updates, completion: completion) }

  /// Tells of new sections, by where they are now.
  open func insertSections(_ sections: IndexSet) {
    core.note { $0.insertedSections.formUnion(sections) }
  }
  /// Tells of sections that are gone, by where they were.
  open func deleteSections(_ sections: IndexSet) {
    core.note { $0.deletedSections.formUnion(sections) }
  }
  /// Tells that a section is elsewhere now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    core.note { $0.movedSections.append((section, newSection)) }
  }
  /// Asks for all items of sections anew, by where they were.
  open func reloadSections(_ sections: IndexSet) {
    core.note { $0.reloadedSections.formUnion(sections) }
  }
  /// Tells of new items, by where they are now.
  open func insertItems(at indexPaths: [IndexPath]) {
    core.note { $0.inserted.formUnion(indexPaths) }
  }
  /// Tells of items that are gone, by where they were.
  open func deleteItems(at indexPaths: [IndexPath]) {
    core.note { $0.deleted.formUnion(indexPaths) }
  }
  /// Tells that an item is elsewhere now.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.note { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Asks for other cells of items, by where they were.
  open func reloadItems(at indexPaths: [IndexPath]) {
    core.note { $0.reloaded.formUnion(indexPaths) }
  }

  // MARK: View

  /// Shows what is to be seen. Subclasses call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// The visible part in the collection view's own coordinates; another origin shows other items.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      setNeedsLayout()
    }
  }

  /// Presses the item under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    core.chooser.begin(touches)
  }
  /// Chooses the item under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    core.chooser.end(touches)
  }
  /// Presses no longer.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    core.chooser.cancel(touches)
  }

  // MARK: Storage for the files beside this one

  private(set) lazy var core = ListCore(host: self)
  let pool = ReusePool<UICollectionReusableView>()
  var layoutStorage: UICollectionViewLayout
  /// The layout asks for places while they are reckoned: no new reckoning is due then.
  var isPreparing = false
  /// What the layout was asked about last.
  var askedSight: CollectionSight?
}
