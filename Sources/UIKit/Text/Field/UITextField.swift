public import Foundation
public import UIKitText

/// A line of text that a person edits.
///
/// A tap in it, or Tab, begins editing: the field is the first responder then, and gets what is typed. Return calls
/// `textFieldShouldReturn`, then sends `primaryActionTriggered` and `editingDidEndOnExit`; where an action waits for the
/// latter, editing ends. While editing: arrows with Shift, Alt or Control, Command; Home and End; a tap, a double tap (a
/// word), a triple tap (all), a drag; cut, copy, paste, undo and redo by the usual keys, with Command or Control.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput {
  /// Makes a field with a frame in points, in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .textEntry
    parts.install(in: self)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: Text

  /// The text; an empty one when it is set to nil. Setting it moves the caret to its end, tells nobody and cannot be undone.
  open var text: String? {
    get { editor.text }
    set { setText(newValue ?? "", styled: nil) }
  }

  /// The text with attributes; parts without a font or colour take the field's.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { setText(newValue?.string ?? "", styled: newValue) }
  }

  /// What stands there while there is no text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What stands there while there is no text, with attributes; grey where they say nothing else.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { layoutChanged() }
  }

  /// The font: the system's of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
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
  open var textColor: UIColor? = .label {
    didSet {
      if textColor == nil { textColor = .label }
      if oldValue !== textColor { parts.redraw() }
    }
  }

  /// Where the text lies across.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { if oldValue != textAlignment { layoutChanged() } }
  }

  /// Whether the letters shrink, down to ``minimumFontSize``, until the text fits.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if oldValue != adjustsFontSizeToFitWidth { layoutChanged() } }
  }

  /// How small the letters become at most, in points; 0 for as small as can be read (8).
  open var minimumFontSize: CGFloat = 0 {
    didSet { if oldValue != minimumFontSize { layoutChanged() } }
  }

  // MARK: Looks

  /// What is drawn around the field.
  open var borderStyle: BorderStyle = .none {
    didSet { if oldValue != borderStyle { layoutChanged() } }
  }

  /// A picture behind the text, stretched over ``borderRect(forBounds:)``; not with a rounded border.
  open var background: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// The picture behind the text while the field is disabled, where there is a ``background``.
  open var disabledBackground: UIImage? {
    didSet { setNeedsLayout() }
  }

  /// When the button is there that clears the field, where there is text.
  open var clearButtonMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view before the text, at the left in languages that begin there.
  open var leftView: UIView? {
    didSet { parts.exchange(oldValue, for: leftView, in: self) }
  }

  /// When ``leftView`` is there.
  open var leftViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  /// A view behind the text, at the right in languages that begin at the left.
  open var rightView: UIView? {
    didSet { parts.exchange(oldValue, for: rightView, in: self) }
  }

  /// When ``rightView`` is there.
  open var rightViewMode: ViewMode = .never {
    didSet { setNeedsLayout() }
  }

  // MARK: Editing

  /// Who is asked and told. Not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?

  /// Whether the field is edited.
  open var isEditing: Bool { session != nil }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether what is typed next takes the place of all text. False again after that, and when the selection changes.
  open var clearsOnInsertion = false

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

  /// Whether the text is a secret: it shows as bullets, to assistive technology and tests too, and cannot be copied. What
  /// is typed after editing began takes the place of what was there.
  open var isSecureTextEntry = false {
    didSet {
      guard oldValue != isSecureTextEntry else { return }
      editor.isSecure = isSecureTextEntry
      layoutChanged()
    }
  }

  /// True while the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// What the delegate says.
  open override var canResignFirstResponder: Bool { mayEndEditing }
  /// Begins editing; false when the delegate, or the first responder before, does not let it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    beginEditing { super.becomeFirstResponder() }
  }
  /// Ends editing; false when the delegate does not let it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    endEditing(reason: .committed)
    return true
  }

  /// What slides up while the field is edited; set while it is, it takes ``UIResponder/reloadInputViews()`` to be seen.
  open override var inputView: UIView? {
    get { ownInputView ?? super.inputView }
    set { ownInputView = newValue }
  }
  /// What slides up on top of ``inputView``, or alone.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView ?? super.inputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Places, to be overridden

  /// Where the border and the background are.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds) }
  /// Where the text is while it is edited; that of ``textRect(forBounds:)`` with room for the clear button.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(in: bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the clear button is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }
  /// Where ``leftView`` is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { ownLeftViewRect(in: bounds) }
  /// Where ``rightView`` is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { ownRightViewRect(in: bounds) }
  /// Draws the text into a rectangle.
  open func drawText(in rect: CGRect) { paintText(in: rect) }
  /// Draws the placeholder into a rectangle.
  open func drawPlaceholder(in rect: CGRect) { paintPlaceholder(in: rect) }

  /// The size of the text, or of the placeholder, with the border.
  open override var intrinsicContentSize: CGSize { wantedSize }
  /// The size of the text, or of the placeholder, with the border.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }
  /// Places what lies in the field.
  open override func layoutSubviews() { layOutParts() }

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
  /// The rectangle of the first line of a range, in the coordinates of the field.
  open func firstRect(for range: UITextRange) -> CGRect { firstRect(of: range.range) }
  /// Where a caret at a position is drawn: 2 points wide, in the coordinates of the field.
  open func caretRect(for position: UITextPosition) -> CGRect { caret(at: position.offset) }
  /// What a selection of a range covers, in the coordinates of the field.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    selection(of: range.range)
  }
  /// The position nearest to a point of the field.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(offset(at: point))
  }
  /// The character at a point of the field; nil beside the text.
  open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

  // MARK: The pasteboard

  /// Copies what is selected, and deletes it if the delegate lets it. Nothing of a secret.
  open override func cut(_ sender: Any?) { perform(.cut) }
  /// Copies what is selected. Nothing of a secret.
  open override func copy(_ sender: Any?) { perform(.copy) }
  /// Puts what was copied in the place of what is selected, if the delegate lets it; line ends become spaces.
  open override func paste(_ sender: Any?) { perform(.paste) }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { perform(.selectAll) }

  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { selectWord() }
  /// Deletes what is selected, if the delegate lets it.
  open override func delete(_ sender: Any?) { deleteSelection() }

  // MARK: Events

  /// Types, moves, deletes.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !press($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
  /// Types, moves, deletes again.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !pressAgain($0) }
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
  /// A finger went down: where it does selects from there.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginSelecting(touch)
    return true
  }
  /// The finger selects.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    goOnSelecting(touch)
    return true
  }
  /// The finger was lifted: begins editing, or places the caret.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch { endSelecting(touch) }
  }
  /// Begins and ends editing as the focus comes and goes.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    followFocus(context)
  }
  /// A field that is hidden is not edited any longer.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue { endEditingAnyway() }
    }
  }
  /// A field that is disabled is not edited any longer.
  open override var isEnabled: Bool {
    get { super.isEnabled }
    set {
      super.isEnabled = newValue
      if !newValue { endEditingAnyway() }
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
    parts.redraw()
  }
  /// The text, bullets for a secret; the placeholder while there is none. Unless it was given another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (hasText ? shownText : placeholder) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Storage for the files beside this one

  var editor = TextEditor()
  /// The text with attributes of its own; nil for none.
  var styled: NSMutableAttributedString? {
    get { styledText.text }
    set { styledText.text = newValue }
  }
  private var styledText = FieldStyledText()
  var session: EditSession?
  let parts = FieldParts()
  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?
  var layouts = FieldLayouts()
  /// How far the text is moved to the left, in points.
  var scroll: CGFloat = 0
  /// Return comes here after the delegate; whether it was used.
  package var onReturnKey: (() -> Bool)?
  /// Asked after the delegate whether a person may change the text.
  package var allowsChange: (@MainActor (UIView, NSRange, String) -> Bool)?
  /// What shows of the text: bullets for a secret.
  package var shownText: String { shownString }

  package override func activate() -> Bool { becomeFirstResponder() }
  package override var showsFocusRing: Bool { false }
  package override func firstResponderWasTaken() { endEditing(reason: .committed) }
  package override func stateDidChange() { parts.stateDidChange(of: self) }
  override func ownBaseline(isFirst: Bool, in size: CGSize) -> CGFloat { textBaseline(in: size) }
  override func looksDidChange() { traitsChanged() }
}
