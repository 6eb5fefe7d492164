public import Foundation

/// Shows rows below each other, in sections, and scrolls through them. Only the cells that are seen are there,
/// however many rows there are; the others are used again.
///
/// NB: this body is declarations and short forwards; the work is in `ListCore` and the files beside it.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  // MARK: Making

  /// Makes a table view with a frame in points, in the coordinates of its future superview.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// Makes a plain table view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// How the table looks.
  public let style: Style

  // MARK: Where it gets its things from

  /// What is shown. Not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      guard oldValue !== dataSource else { return }
      core.reload()
      dropHeights()
    }
  }

  /// Who hears of what is done with rows. Not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      core.delegateDidChange()
      dropHeights()
    }
  }

  /// The height of all rows in points; ``automaticDimension``, the default, for that of each cell. A delegate
  /// that implements heights comes first.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != rowHeight { dropHeights() } }
  }

  /// What a row is taken to be high, in points, until it comes to be seen; ``automaticDimension``, the
  /// default, for ``rowHeight`` or else 44. With 0 the delegate is asked for the heights of all rows at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != estimatedRowHeight { dropHeights() } }
  }

  /// The height of headers in points; ``automaticDimension``, the default, for what each needs.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionHeaderHeight { core.invalidatePlaces() } }
  }

  /// The height of footers in points; ``automaticDimension``, the default, for what each needs.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if oldValue != sectionFooterHeight { core.invalidatePlaces() } }
  }

  /// Lies above the rows and scrolls with them; its height is kept, its width is the table's.
  open var tableHeaderView: UIView? {
    didSet { replaceEnd(oldValue, with: tableHeaderView) }
  }

  /// Lies below the rows and scrolls with them; its height is kept, its width is the table's.
  open var tableFooterView: UIView? {
    didSet { replaceEnd(oldValue, with: tableFooterView) }
  }

  /// Lies behind the rows and does not scroll; nil for none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Whether there are lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if oldValue != separatorStyle { core.invalidatePlaces() } }
  }

  /// The colour of the lines between rows; nil gives the usual one back.
  open var separatorColor: UIColor? = .separator {
    didSet {
      if separatorColor == nil { separatorColor = .separator }
      core.invalidatePlaces()
    }
  }

  /// How far the lines are from the sides, in points: 16 from the side where text begins.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
    didSet { if oldValue != separatorInset { core.invalidatePlaces() } }
  }

  // MARK: Choosing

  /// Whether a person can choose rows. True by default.
  open var allowsSelection: Bool {
    get { core.chooser.selection.isAllowed }
    set { core.chooser.selection.isAllowed = newValue }
  }

  /// Whether several rows can be chosen at once. False by default.
  open var allowsMultipleSelection: Bool {
    get { core.chooser.selection.allowsSeveral }
    set { core.changeSeveral(newValue) }
  }

  /// The chosen row, the first of several; nil for none.
  open var indexPathForSelectedRow: IndexPath? { core.chooser.selection.paths.first }

  /// The chosen rows, in the order they were chosen; nil for none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let paths = core.chooser.selection.paths
    return paths.isEmpty ? nil : paths
  }

  /// Chooses a row and scrolls to it; nil chooses none. The delegate is not told.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }

  /// Takes the choice of a row back. The delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    core.chooser.deselect(indexPath, animated: animated)
  }

  // MARK: Loading and changing

  /// Forgets all cells and choices, and asks the data source anew before the next frame.
  open func reloadData() {
    forgetHeights()
    core.reload()
  }

  /// Runs `updates`, in which the data source changes and inserts, deletes, reloads and moves tell how, and
  /// shows all of it as one. Deleted, reloaded and moved rows are named by where they were before, inserted
  /// ones by where they are afterwards. What does not fit what the data source says is reported, and
  /// everything is loaded anew.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { core.update(updates, completion: completion) }

  /// Begins a batch of updates that ``endUpdates()`` shows. With none in between heights are asked anew.
  open func beginUpdates() { core.beginUpdates() }
  /// Ends what ``beginUpdates()`` began.
  open func endUpdates() { core.endUpdates() }

  /// Tells of new rows, by where they are now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.inserted.formUnion(indexPaths) }
  }
  /// Tells of rows that are gone, by where they were.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.deleted.formUnion(indexPaths) }
  }
  /// Asks for other cells of rows, by where they were.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    note(animation) { $0.reloaded.formUnion(indexPaths) }
  }
  /// Tells that a row is elsewhere now.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    core.note { $0.moved.append((indexPath, newIndexPath)) }
  }
  /// Tells of new sections, by where they are now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.insertedSections.formUnion(sections) }
  }
  /// Tells of sections that are gone, by where they were.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for all of sections anew, by where they were.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    note(animation) { $0.reloadedSections.formUnion(sections) }
  }
  /// Tells that a section is elsewhere now.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    core.note { $0.movedSections.append((section, newSection)) }
  }

  // MARK: View

  /// Shows what is to be seen. Subclasses call `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  /// The visible part in the table's own coordinates; another origin shows other rows.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      setNeedsLayout()
    }
  }

  /// Presses the row under the finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    core.chooser.begin(touches)
  }
  /// Chooses the row under the finger.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    core.chooser.end(touches)
  }
  /// Presses no longer.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    core.chooser.cancel(touches)
  }

  /// Rows are as high as the text size asks for: heights that were measured are measured anew.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    textSizeMayHaveChanged(from: previousTraitCollection)
  }

  // MARK: For the files beside this one

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    core.invalidatePlaces()
  }

  private(set) lazy var core = ListCore(host: self)
  let cells = ReusePool<UITableViewCell>()
  let edges = ReusePool<UITableViewHeaderFooterView>()
  var geometry = TableGeometry()
  /// Whether the delegate implements heights of rows; its default says no.
  var hasRowHeightsOfDelegate = true
  /// Cells that were made to be measured, until they are shown.
  var prepared: [IndexPath: UITableViewCell] = [:]
  /// What is known of heights, by the paths after an update; nil when paths are as they were.
  var keptHeights: [IndexPath: KeptHeight]?
  /// How wide the table was when heights were measured.
  var measuredWidth: CGFloat = 0
  /// Another one each time places are reckoned.
  var placesVersion = 0
  /// The row that code scrolls to.
  var landing: TableLanding?
  /// How rows of the batch that runs come and go.
  var rowAnimation = RowAnimation.automatic
}
