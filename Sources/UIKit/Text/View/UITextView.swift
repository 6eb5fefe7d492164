public import Foundation
public import UIKitText

/// A text of many lines that a person edits, or reads and copies, and that scrolls.
///
/// A tap begins editing: the view is the first responder then, and gets what is typed. Return begins a line and Tab types
/// a tab; with Shift, Tab goes back to what is before the view. Arrows with Shift, Alt or Control, Command; Home, End and
/// the page keys; a tap, a double tap (a word), a triple tap (a paragraph), a long press, a pointer that drags; cut, copy,
/// paste, undo and redo by the usual keys, with Command or Control.
///
/// Lines are laid out as they come into sight. Until then their height is a guess, and so is the ``contentSize``.
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput {
  /// Makes a text view with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    textContainer.view = self
    isAccessibilityElement = true
    accessibilityTraits = .textEntry
    alwaysBounceVertical = true
    backgroundColor = .systemBackground
    page.owner = self
    page.reset()
    parts.install(in: self)
    installPress()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Who is asked and told. Not kept alive.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // MARK: Text

  /// The text; an empty one when it is set to nil. Setting it moves the caret to its end, and cannot be undone.
  open var text: String! {
    get { editor.text }
    set { setText(newValue ?? "") }
  }

  /// The text with attributes; parts without a font or colour take the view's.
  open var attributedText: NSAttributedString! {
    get { attributed(0..<editor.length) }
    set { setText(newValue ?? NSAttributedString(string: "")) }
  }

  /// The attributes of what is typed next. They become those of what is before the caret when the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { attributes(of: editor.typingLook) }
    set { setTypingAttributes(newValue) }
  }

  /// The font of all text; nil, the default, for the system's of 12 points.
  open var font: UIFont? {
    get { baseFont }
    set {
      baseFont = newValue
      lookChanged(.font)
    }
  }

  /// Whether a font that was asked for by its text style follows when the person's text size changes.
  open var adjustsFontForContentSizeCategory = false {
    didSet { traitsChanged() }
  }

  /// The colour of all text; nil, the default, for the label colour.
  open var textColor: UIColor? {
    get { baseColor }
    set {
      baseColor = newValue
      lookChanged(.foregroundColor)
    }
  }

  /// Where lines lie across.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { pageChanged() } }
  }

  /// The space left free around the text, in points: 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if oldValue != textContainerInset { pageChanged() } }
  }

  /// Where the lines lie: the space at both ends of them.
  public let textContainer: NSTextContainer

  // MARK: Editing

  /// Whether a person may change the text.
  open var isEditable = true {
    didSet {
      guard oldValue != isEditable else { return }
      endEditingAnyway()
      accessibilityTraits = isEditable ? .textEntry : .staticText
    }
  }
  /// Whether a person may select and copy.
  open var isSelectable = true {
    didSet { if !isSelectable, !isEditable { endEditingAnyway() } }
  }
  /// Whether what is typed next takes the place of all text. False again after that, and when the selection changes.
  open var clearsOnInsertion = false
  /// What is selected, in units of UTF-16; no length for a caret. Set, it becomes whole characters.
  open var selectedRange: NSRange {
    get {
      NSRange(location: editor.selection.range.lowerBound, length: editor.selection.range.count)
    }
    set { select(newValue) }
  }
  /// Scrolls no further than is needed to show a part of the text.
  open func scrollRangeToVisible(_ range: NSRange) { show(clamped(range)) }

  /// Where capitals suit.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Which signs suit.
  open var keyboardType: UIKeyboardType = .default
  /// What Return means.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether Return does nothing while there is no text.
  open var enablesReturnKeyAutomatically = false
  /// What the text means.
  open var textContentType: UITextContentType!
  /// No secret has many lines: it has no effect, as in UIKit.
  open var isSecureTextEntry = false

  /// True while the text can be edited or selected.
  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// What the delegate says.
  open override var canResignFirstResponder: Bool { mayEndEditing }
  /// Begins editing; false when the delegate, or the first responder before, does not let it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  /// Ends editing; false when the delegate does not let it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }
  /// What slides up while the text is edited; set while it is, it takes ``UIResponder/reloadInputViews()`` to be seen.
  open override var inputView: UIView? {
    get { ownInputView ?? super.inputView }
    set { ownInputView = newValue }
  }
  /// What slides up on top of ``inputView``, or alone.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView ?? super.inputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  /// Whether Tab stops here: where it can be edited.
  open override var canBecomeFocused: Bool { isEditable }

  // MARK: Size

  /// How large the text is in a width, with what is free around it; not higher than it needs to be, whatever `size` says.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(fitting: size) }
  /// The size of the text in the view's width while ``UIScrollView/isScrollEnabled`` is off; none while it is on.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize : size(fitting: CGSize(width: bounds.width, height: 0))
  }
  /// Whether fingers scroll. Without that the view is as high as its text wants to be.
  open override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set {
      super.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// Places what is seen of the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { editor.length > 0 }
  /// Puts text in the place of what is selected, and tells. The delegate is not asked: keys ask it before they come here.
  open func insertText(_ text: String) { insert(text) }
  /// Deletes what is selected, or the character before the caret, and tells. The delegate is not asked.
  open func deleteBackward() { delete() }
  /// The text of a range.
  open func text(in range: UITextRange) -> String? {
    editor.content.text(in: editor.content.wholeCharacters(in: range.range))
  }
  /// Puts `text` in the place of a range, and tells. The delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) {
    make(EditChange(range: range.range, text: text, kind: .other))
  }
  /// What is selected: empty for a caret. Nil leaves it as it is.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection.range) }
    set { if let newValue { select(EditSelection(newValue.range)) } }
  }
  /// What an input method has not finished; nil for nothing.
  open var markedTextRange: UITextRange? { editor.marked.map { UITextRange($0) } }
  /// Puts text that is not final in the place of the marked text, or else of what is selected; nil calls it off.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selectedRange)
  }
  /// Makes the marked text final.
  open func unmarkText() { commitMarkedText() }
  /// Before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last character.
  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }
  /// What is between two positions.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition)
    -> UITextRange?
  {
    UITextRange(EditSelection(anchor: fromPosition.offset, head: toPosition.offset).range)
  }
  /// The position some units of UTF-16 from another one; nil outside the text.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    self.position(at: position.offset, offset)
  }
  /// Which position comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset == other.offset
      ? .orderedSame : position.offset < other.offset ? .orderedAscending : .orderedDescending
  }
  /// How many units of UTF-16 are between two positions.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The rectangle of the first line of a range, in the coordinates of the view.
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range.range) }
  /// Where a caret at a position is drawn: 2 points wide, in the coordinates of the view.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: EditCaret(offset: position.offset))
  }
  /// What a selection of a range covers, in the coordinates of the view.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selection(of: range.range)
  }
  /// The position nearest to a point of the view.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(caret(nearestTo: point).offset)
  }
  /// The character at a point of the view; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: The pasteboard

  /// Copies what is selected, and deletes it if the delegate lets it.
  open override func cut(_ sender: Any?) { if isEditable { perform(.cut) } }
  /// Copies what is selected.
  open override func copy(_ sender: Any?) { perform(.copy) }
  /// Puts what was copied in the place of what is selected, if the delegate lets it.
  open override func paste(_ sender: Any?) { if isEditable { perform(.paste) } }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { perform(.selectAll) }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Deletes what is selected, if the delegate lets it.
  open override func delete(_ sender: Any?) { if isEditable { deleteSelection() } }

  // MARK: Events

  /// Types, moves, deletes.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !press($0, pressReturn: pressReturn) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  /// Types, moves, deletes again.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !pressAgain($0, pressReturn: { _ = pressReturn() }) }
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }
  /// Keys that were used here go no further.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !release($0) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }
  /// Keys that were used here go no further.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !release($0) }
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }
  /// A second tap, or a pointer, selects from where it went down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { beginTouch(touch) }
  }
  /// It selects.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { moveTouch(touch) }
  }
  /// A tap begins editing, and places the caret.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { endTouch(touch) }
  }
  /// A drag scrolls.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchAnchor = nil
  }
  /// A drag that selects does not scroll.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isSelectingByDrag, gestureRecognizer === panGestureRecognizer { return false }
    if isSelectingByDrag, gestureRecognizer === longPress { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  /// Begins and ends editing as the focus comes and goes.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    followFocus(context)
  }
  /// A view that is hidden is not edited any longer.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { endEditingAnyway() }
    }
  }
  /// Takes a font of the new text size, where it is to.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsChanged()
  }
  /// Takes a font of the window's text size, where it is to.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    traitsChanged()
  }
  /// Shows caret and selection in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  /// The text, unless it was given another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? editor.text }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Storage for the files beside this one

  /// Asked after the delegate whether a person may change the text.
  package var allowsChange: (@MainActor (UIView, NSRange, String) -> Bool)?

  var editor = TextEditor()
  var session: EditSession?
  var looks = TextLooks()
  var baseFont: UIFont?
  var baseColor: UIColor?
  let page = TextPage()
  let parts = TextViewParts()
  /// Whether the next layout scrolls to the caret.
  var bringsCaretIntoSight = false
  /// What a finger that selects began with.
  var touchAnchor: Range<Int>?
  var longPress: UILongPressGestureRecognizer?
  var pressToken: GestureHandlers.Token?
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  package override var showsFocusRing: Bool { false }
  package override func firstResponderWasTaken() { endEditing() }
  override func looksDidChange() {
    super.looksDidChange()
    traitsChanged()
  }
  override func boundsSizeDidChange() {
    // One that grows with its text has its caret followed by what it lies in.
    if !isScrollEnabled, isFirstResponder { bringsCaretIntoSight = true }
    super.boundsSizeDidChange()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }
}
