import Foundation

// The order: shouldBegin, then the responder before ends, then editing has begun. The delegate is told first, then
// observers of the notification. At the end likewise.
extension UITextView {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder, session != nil { return true }
    guard window != nil, !isHidden else { return false }
    guard isEditable else {
      guard become(), isFirstResponder, session == nil else { return isFirstResponder }
      session = EditSession()
      session?.isReading = true
      selectionLookChanged()
      return true
    }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, become() else { return false }
    // What was called on the way may have ended it already.
    guard isFirstResponder, session == nil else { return isFirstResponder }
    session = EditSession()
    parts.caret.hold()
    bringsCaretIntoSight = true
    selectionLookChanged()
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  var mayEndEditing: Bool {
    guard isEditing else { return true }
    return delegate?.textViewShouldEndEditing(self) ?? true
  }

  func endEditing() {
    guard isEditing else {
      session = nil
      return selectionLookChanged()
    }
    let marked = editor.marked
    editor.commit()
    session = nil
    if let marked { page.forget(marked) }
    selectionLookChanged()
    delegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Ends editing whatever the delegate would like.
  func endEditingAnyway() {
    guard session != nil else { return }
    if let window, window.firstResponder === self { window.firstResponder = nil }
    endEditing()
  }

  func followFocus(_ context: UIFocusUpdateContext) {
    if context.nextFocusedView === self {
      becomeFirstResponder()
    } else if context.previouslyFocusedView === self, !context.focusHeading.isEmpty {
      resignFirstResponder()
    }
  }

  // MARK: Changes

  func carryOut(_ change: EditChange) {
    clearsOnInsertion = false
    let old = editor.selection
    let marked = editor.marked
    let range = editor.content.wholeScalars(in: change.range)
    let splice = editor.apply(change)
    page.apply(splice, range: range, with: change.text.utf16.count)
    if editor.marked != nil || marked != nil {
      let seen = editor.marked ?? range.lowerBound..<editor.selection.range.upperBound
      page.forget(range.lowerBound..<max(range.lowerBound, seen.upperBound))
    }
    textChanged()
    if editor.selection != old { delegate?.textViewDidChangeSelection(self) }
    tellChange()
  }

  func tellChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// What is shown has become another text.
  func textChanged() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
    parts.caret.hold()
    bringsCaretIntoSight = isEditing
    setNeedsLayout()
  }

  /// What is selected, or whether it is shown, is not what it was.
  func selectionLookChanged() {
    parts.caret.hold()
    setNeedsLayout()
  }
}

extension UITextView: TextEditing {
  var isSingleLine: Bool { false }
  var clearsNext: Bool { clearsOnInsertion }
  var editGeometry: any EditGeometry {
    preparePage()
    let height = bounds.inset(by: adjustedContentInset).height - fontInForce.lineHeight
    return TextViewGeometry(
      page: page, content: editor.content, pageHeight: max(height, fontInForce.lineHeight))
  }

  func asks(_ change: EditChange) -> Bool {
    let range = change.nsRange
    guard
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: change.text) ?? true
    else { return false }
    return allowsChange?(self, range, change.text) ?? true
  }

  func make(_ change: EditChange) { carryOut(change) }

  func selectionChanged() {
    clearsOnInsertion = false
    bringsCaretIntoSight = isEditing
    selectionLookChanged()
    delegate?.textViewDidChangeSelection(self)
  }

  func markedTextCommitted(_ range: Range<Int>) {
    page.forget(range)
    textChanged()
    tellChange()
  }

  func caret(nearestTo point: CGPoint) -> EditCaret {
    preparePage()
    let origin = pageOrigin
    return page.caret(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
  }
}

extension UITextView {
  /// Whether a person edits the text at present.
  var isEditing: Bool { session?.isReading == false }

  func pressReturn() -> Bool {
    if enablesReturnKeyAutomatically, !hasText { return true }
    perform(.insert("\n"))
    return true
  }

  func clamped(_ range: NSRange) -> Range<Int> {
    let start = max(0, min(range.location, editor.length))
    let count = max(0, min(range.length, editor.length - start))
    return start..<start + count
  }

  func select(_ range: NSRange) { select(EditSelection(clamped(range))) }
}
