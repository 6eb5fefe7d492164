public import Foundation

/// Lays its arranged views out in a row or a column.
///
/// Sizes are those that views have of themselves (`intrinsicContentSize`, for texts and stacks that of the width
/// they get) and by their priorities: without constraints on Linux, a view without such a size takes what room
/// there is. Hidden views take no place. A row runs in the direction of the language. Frames lie on whole pixels.
///
/// The size that suits the stack is its own ``intrinsicContentSize`` (UIKit gives none, and has constraints).
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Makes a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a row of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The views in the order of the row or column: some of the subviews, in an order of their own.
  open var arrangedSubviews: [UIView] { arranged }

  /// Puts `view` at the end. It becomes a subview, unless it is one.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: nil) }

  /// Puts `view` at `stackIndex`, from 0 to the number of arranged views. It becomes a subview, unless it is
  /// one; one that is arranged already moves. An index out of range is reported, and nothing changes.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrange(view, at: stackIndex)
  }

  /// Takes `view` out of the row; it stays a subview. A subview that is removed leaves the row by itself.
  open func removeArrangedSubview(_ view: UIView) { disarrange(view) }

  /// A row or a column. A row by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if oldValue != axis { arrangementDidChange() } }
  }

  /// How the views share the length. `fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if oldValue != distribution { arrangementDidChange() } }
  }

  /// Where the views lie across. `fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if oldValue != alignment { arrangementDidChange() } }
  }

  /// Points between the views; the least where the distribution makes the gaps. 0 by default; may be negative,
  /// or ``spacingUseSystem``.
  open var spacing: CGFloat = 0 {
    didSet { if oldValue != spacing { arrangementDidChange() } }
  }

  /// Sets the points after one arranged view; ``spacingUseDefault`` does away with that.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setGap(spacing, after: arrangedSubview)
  }

  /// The points after one arranged view; ``spacingUseDefault`` when none were set for it.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customGaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// In place of a number of points: those of ``spacing``.
  nonisolated public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// In place of a number of points: the system's, 8.
  nonisolated public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Whether gaps of a column count from the last baseline of one view to the first of the next.
  open var isBaselineRelativeArrangement = false {
    didSet { if oldValue != isBaselineRelativeArrangement { arrangementDidChange() } }
  }

  /// Whether the views stay within the margins instead of the bounds.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if oldValue != isLayoutMarginsRelativeArrangement { arrangementDidChange() } }
  }

  /// The size in which every arranged view has its own.
  open override var intrinsicContentSize: CGSize { contentSize(width: nil) }

  /// The size that suits a stack of at most `size.width` points. Zero or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let free = contentSize(width: nil)
    guard size.width > 0, size.width < free.width else { return free }
    return contentSize(width: size.width)
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArranged()
  }

  /// Asks for a new layout where the margins count.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    if isLayoutMarginsRelativeArrangement { arrangementDidChange() }
  }

  /// Takes a subview that is removed out of the row.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    disarrange(subview)
  }

  /// The view whose first line is that of the stack: the first in a column, the tallest in a row.
  open override var forFirstBaselineLayout: UIView { baselineView(isFirst: true) }
  /// The view whose last line is that of the stack: the last in a column, the tallest in a row.
  open override var forLastBaselineLayout: UIView { baselineView(isFirst: false) }

  // MARK: Storage for the files beside this one

  var arranged: [UIView] = []
  var customGaps: [ObjectIdentifier: CGFloat] = [:]
  /// Hidden views that collapse still.
  var collapsing: [UIView] = []

  override func contentSize(width: CGFloat?) -> CGSize { measure(width: width) }
  override func subviewSizeDidChange() { arrangementDidChange() }
  override func hide(_ subview: UIView, _ hidden: Bool) { collapse(subview, hidden) }
}
