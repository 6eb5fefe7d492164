public import Foundation

/// The view of one row. Put subviews of your own into ``contentView``.
///
/// A row whose height the table works out is as high as ``sizeThatFits(_:)`` says.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Makes a cell. Tables make those of a registered class with the style `default`; a subclass overrides
  /// this initialiser to have another.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  let style: CellStyle

  /// What it was dequeued by; nil for one that is not used again.
  open private(set) var reuseIdentifier: String?

  // MARK: Contents

  /// Where the cell's own views go: all of the cell but what is at its end.
  open var contentView: UIView { parts.content }

  /// The title; made when it is asked for.
  open var textLabel: UILabel? { parts.title(style) }

  /// The detail; nil in the style `default`.
  open var detailTextLabel: UILabel? { parts.detail(style) }

  /// The image before the title; nil in the style `value2`. Made when it is asked for.
  open var imageView: UIImageView? { parts.image(style) }

  /// What is at the end of the cell.
  open var accessoryType: AccessoryType = .none {
    didSet { if oldValue != accessoryType { accessoryChanged() } }
  }

  /// A view at the end of the cell in place of ``accessoryType``; its size is kept.
  open var accessoryView: UIView? {
    didSet { replaceAccessory(oldValue) }
  }

  /// How often ``indentationWidth`` the contents are moved in. 0 by default.
  open var indentationLevel = 0 {
    didSet { if oldValue != indentationLevel { setNeedsLayout() } }
  }

  /// Points that each level moves the contents in. 10 by default.
  open var indentationWidth: CGFloat = 10 {
    didSet { if oldValue != indentationWidth { setNeedsLayout() } }
  }

  /// How far the line below the cell is from the sides; that of the table until it is set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? setting.separatorInset }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Backgrounds

  /// Lies behind the contents; nil for none. Resized with the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }

  /// Lies before ``backgroundView`` while the cell is selected or highlighted. Gray until another is set.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  // MARK: State

  /// How a chosen cell shows it.
  open var selectionStyle: SelectionStyle = .default {
    didSet { if oldValue != selectionStyle { updateBackgrounds(animated: false) } }
  }

  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows whether the row is chosen. Subclasses call `super`.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard self.selected != selected else { return }
    self.selected = selected
    accessibilityTraits.set(.selected, selected)
    updateBackgrounds(animated: animated)
  }

  /// Shows whether a finger is on the row. Subclasses call `super`.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard self.highlighted != highlighted else { return }
    self.highlighted = highlighted
    updateBackgrounds(animated: animated)
  }

  /// Called before the cell is used for another row: do away with what belonged to the last one. Subclasses
  /// call `super`.
  open func prepareForReuse() {
    setHighlighted(false, animated: false)
    setSelected(false, animated: false)
  }

  // MARK: View

  /// Places the contents. Subclasses call `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// The height that the labels and the image need, at least 44.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  /// What the row says: its labels, unless it was given another name.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenLabels }
    set { super.accessibilityLabel = newValue }
  }

  // MARK: Storage for the files beside this one

  let parts = TableCellParts()
  var ownSeparatorInset: UIEdgeInsets?
  /// The background that the table gave; another one is the app's.
  var givenBackground: UIColor?
  var setting = TableCellSetting() {
    didSet { if !setting.isSame(as: oldValue) { settingChanged() } }
  }
  private(set) var selected = false
  private(set) var highlighted = false
}
