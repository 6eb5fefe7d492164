import Foundation
import UIKitLoop

// The order: shouldBegin, then the responder before ends, then editing has begun. The delegate is told first, then
// actions, then observers of the notification. At the end likewise.
extension UITextField {
  func beginEditing(_ become: () -> Bool) -> Bool {
    if isFirstResponder, isEditing { return true }
    guard window != nil, isEnabled, !isHidden else { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, become() else { return false }
    // What was called on the way may have ended it already.
    guard isFirstResponder, session == nil else { return isFirstResponder }
    let session = EditSession()
    session.replacesSecret = isSecureTextEntry && hasText
    self.session = session
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      editor.set("")
      styled = nil
      layouts.forget()
    }
    layoutChanged()
    holdCaret()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    return isFirstResponder
  }

  var mayEndEditing: Bool {
    guard isEditing else { return true }
    return delegate?.textFieldShouldEndEditing(self) ?? true
  }

  func endEditing(reason: DidEndEditingReason) {
    guard session != nil else { return }
    editor.commit()
    session = nil
    scroll = 0
    layoutChanged()
    delegate?.textFieldDidEndEditing(self, reason: reason)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Ends editing whatever the delegate would like.
  func endEditingAnyway() {
    guard isEditing else { return }
    if let window, window.firstResponder === self { window.firstResponder = nil }
    endEditing(reason: .committed)
  }

  func followFocus(_ context: UIFocusUpdateContext) {
    if context.nextFocusedView === self {
      becomeFirstResponder()
    } else if context.previouslyFocusedView === self, !context.focusHeading.isEmpty {
      resignFirstResponder()
    }
  }

  // MARK: Changes

  func asksDelegate(_ change: EditChange) -> Bool {
    let range = change.nsRange
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: range, replacementString: change.text) ?? true
    else { return false }
    return allowsChange?(self, range, change.text) ?? true
  }

  func carryOut(_ change: EditChange) {
    clearsOnInsertion = false
    session?.replacesSecret = false
    let old = editor.selection
    let range = editor.content.wholeScalars(in: change.range)
    styled?.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count), with: change.text)
    editor.apply(change)
    textChanged()
    if editor.selection != old { delegate?.textFieldDidChangeSelection(self) }
    tellChange()
  }

  func tellChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing { becomeFirstResponder() }
    make(EditChange(range: 0..<editor.length, text: "", kind: .other))
  }

  // MARK: Selection

  func showAndTellSelection() {
    clearsOnInsertion = false
    session?.replacesSecret = false
    holdCaret()
    textLookChanged()
    delegate?.textFieldDidChangeSelection(self)
  }

  func textChanged() {
    layoutChanged()
    holdCaret()
  }

  func textLookChanged() {
    layouts.forget()
    parts.redraw()
    setNeedsLayout()
  }

  /// Shows the caret, and begins to count anew.
  func holdCaret() {
    parts.caret.hold()
    setNeedsLayout()
  }

  /// Puts the caret to its place. Without editing, and while something is selected, there is none.
  func showCaret() {
    let isShown = isEditing && editor.selection.isCaret && window?.isKeyWindow == true
    let place = isShown ? caret(at: editor.selection.head) : .zero
    parts.caret.show(
      at: isShown
        ? place.offsetBy(dx: -parts.text.frame.minX, dy: -parts.text.frame.minY) : nil,
      color: tintColor)
  }
}
