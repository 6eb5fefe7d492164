public import Foundation

/// The header or the footer of a section, used again as cells are.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// Makes a header or footer; tables make those of a registered class by this initialiser.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
    settingChanged()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// What it was dequeued by; nil for one that is not used again.
  open private(set) var reuseIdentifier: String?

  /// Where its own views go; as large as the view.
  public let contentView = UIView()

  /// The title; made when it is asked for.
  open var textLabel: UILabel? { label() }

  /// Lies behind the contents; nil for none. Resized with the view.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Called before the view is used for another section: do away with what belonged to the last one.
  open func prepareForReuse() {}

  /// Places the title. Subclasses call `super` first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTitle()
  }

  /// The height that the title needs.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  var title: UILabel?
  var setting = TableEdgeSetting() {
    didSet { if setting != oldValue { settingChanged() } }
  }
}
