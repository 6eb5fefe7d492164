public import Foundation
import UIKitGraphics
public import UIKitText

/// Shows text that cannot be edited, in the middle of its height. Takes no touches unless told to.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    contentMode = .redraw
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The text. Setting it does away with the attributes of ``attributedText``.
  open var text: String? {
    get { content.string }
    set { change(to: .plain(newValue)) }
  }

  /// The text with attributes; parts without a font or colour take the label's.
  open var attributedText: NSAttributedString? {
    get { content.attributed(font: font, color: textColor) }
    set { change(to: newValue.map { .attributed($0) } ?? .plain(nil)) }
  }

  /// The font: the system's of 17 points by default.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      if oldValue != font { layoutChanged() }
    }
  }

  /// Whether a font that was asked for by its text style follows when the person's text size changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// The colour of the letters.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if oldValue !== textColor { setNeedsDisplay() }
    }
  }

  /// The colour of the letters while ``isHighlighted``; nil for no other.
  open var highlightedTextColor: UIColor? {
    didSet { if oldValue !== highlightedTextColor { setNeedsDisplay() } }
  }

  /// Whether the text shows in ``highlightedTextColor``.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
  }

  /// Whether the text shows at full strength; at half otherwise.
  open var isEnabled = true {
    didSet { if oldValue != isEnabled { setNeedsDisplay() } }
  }

  /// Where lines lie across.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { layoutChanged() } }
  }

  /// Where lines break, and what is left out of the last one.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if oldValue != lineBreakMode { layoutChanged() } }
  }

  /// The most lines; 0 for as many as there are. 1 by default.
  open var numberOfLines = 1 {
    didSet { if oldValue != numberOfLines { layoutChanged() } }
  }

  /// Whether the letters of a single line shrink until it fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { layoutChanged() } }
  }

  /// How far they shrink at most, as a fraction; 0 for as far as needed.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if oldValue != minimumScaleFactor { layoutChanged() } }
  }

  /// The width in points at which several lines are measured; 0 for that of the bounds.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if oldValue != preferredMaxLayoutWidth { layoutChanged() } }
  }

  /// The colour of a hard shadow of the letters; nil for none.
  open var shadowColor: UIColor? {
    didSet { if oldValue !== shadowColor { setNeedsDisplay() } }
  }

  /// Where the shadow lies, in points.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if oldValue != shadowOffset { setNeedsDisplay() } }
  }

  /// The size of the text in as many lines as it may have.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// The size of the text in lines of at most `size.width` points. Zero or less means no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .infinity
    let space = CGRect(x: 0, y: 0, width: width, height: .infinity)
    return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
  }

  /// Where the text lies in `bounds` when it has at most `numberOfLines` lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    place(in: bounds, lines: numberOfLines)
  }

  /// Draws the text into `rect`, in the middle of its height.
  open func drawText(in rect: CGRect) { paintText(in: rect) }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// What the label is called: its text, unless it was given another name.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// Takes a font of the new text size, where it is to.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
  }

  /// Takes a font of the window's text size, where it is to.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    adjustFont()
  }

  // MARK: Storage for the files beside this one

  override func contentSize(width: CGFloat?) -> CGSize {
    width.map { sizeThatFits(CGSize(width: $0, height: .infinity)) } ?? intrinsicContentSize
  }

  override func ownBaseline(isFirst: Bool, in size: CGSize) -> CGFloat {
    textBaseline(isFirst: isFirst, in: size)
  }

  var content = LabelContent.plain(nil)
  var layouts = LabelLayouts()

  func layoutChanged() {
    layouts.forget()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func change(to new: LabelContent) {
    guard new != content else { return }
    content = new
    layoutChanged()
  }
}
