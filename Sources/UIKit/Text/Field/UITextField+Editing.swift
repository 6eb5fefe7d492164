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
    let session = FieldSession()
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
    guard let ended = session else { return }
    editor.commit()
    ended.ticket?.cancel()
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

  /// Does a command as a person does: the delegate is asked.
  @discardableResult func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .move(let direction, let unit, let extends):
      editor.commit()
      let geometry = geometry
      var moved = editor
      moved.move(direction, unit, extends: extends, in: geometry)
      editor = moved
      selectionChanged()
      textLookChanged()
    case .selectAll:
      select(EditSelection(0..<editor.length))
    case .copy:
      copySelection()
    case .cut:
      guard editor.copiedText != nil else { return false }
      copySelection()
      return change(by: .cut)
    case .paste:
      guard let text = UIPasteboard.general.string else { return false }
      let clean = EditFilter.clean(text, isSingleLine: true)
      if !clean.isEmpty { return replaceSelection(by: clean, .other) }
    case .insert(let text):
      let clean = EditFilter.clean(text, isSingleLine: true)
      guard !clean.isEmpty, asks(change(for: clean)) else { return false }
      insertText(clean)
    case .delete(.backward, .character) where editor.selection.isCaret || !clearsNext:
      if editor.marked != nil { editor.commit() }
      guard let change = deletion, asks(change) else { return false }
      deleteBackward()
    case .delete, .undo, .redo:
      if editor.marked != nil { editor.commit() }
      return change(by: command)
    }
    return true
  }

  private func copySelection() {
    if let text = editor.copiedText { UIPasteboard.general.string = text }
  }

  private func replaceSelection(by text: String, _ kind: EditChange.Kind) -> Bool {
    var change = change(for: text)
    change.kind = kind
    guard asks(change) else { return false }
    make(change)
    return true
  }

  private func change(by command: EditCommand) -> Bool {
    guard let change = editor.change(for: command, in: geometry), asks(change) else { return false }
    make(change)
    return true
  }

  var geometry: FieldGeometry {
    FieldGeometry(
      layout: wholeLayout, offsets: offsets, length: editor.length,
      isRightToLeft: isTextRightToLeft)
  }

  private var clearsNext: Bool { clearsOnInsertion || session?.replacesSecret == true }

  private func change(for text: String) -> EditChange {
    let range = clearsNext ? 0..<editor.length : editor.marked ?? editor.selection.range
    return EditChange(range: range, text: text, kind: .typing)
  }

  private var deletion: EditChange? {
    if clearsNext, hasText { return EditChange(range: 0..<editor.length, text: "", kind: .other) }
    return editor.change(for: .delete(.backward, .character), in: geometry)
  }

  private func asks(_ change: EditChange) -> Bool {
    delegate?.textField(
      self,
      shouldChangeCharactersIn: NSRange(
        location: change.range.lowerBound, length: change.range.count),
      replacementString: change.text) ?? true
  }

  func insert(_ text: String) {
    make(change(for: EditFilter.clean(text, isSingleLine: true)))
  }

  func delete() {
    if let deletion { make(deletion) }
  }

  /// Makes a change, and tells.
  func make(_ change: EditChange) {
    clearsOnInsertion = false
    session?.replacesSecret = false
    let old = editor.selection
    let range = change.range.clamped(to: 0..<editor.length)
    styled?.replaceCharacters(
      in: NSRange(location: range.lowerBound, length: range.count), with: change.text)
    editor.apply(change)
    textChanged()
    if editor.selection != old { tellSelection() }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  func clearByButton() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    if !isEditing { becomeFirstResponder() }
    make(EditChange(range: 0..<editor.length, text: "", kind: .other))
  }

  // MARK: Input methods

  func mark(_ text: String, _ selected: NSRange) {
    let clean = EditFilter.clean(text, isSingleLine: true)
    let start = max(0, min(selected.location, clean.utf16.count))
    let end = max(start, min(start + max(0, selected.length), clean.utf16.count))
    var change = editor.marking(clean, selected: start..<end)
    if clearsNext { change.range = 0..<editor.length }
    guard asks(change) else { return }
    make(change)
  }

  func commitMarkedText() {
    guard editor.marked != nil else { return }
    editor.commit()
    textLookChanged()
    sendActions(for: .editingChanged)
  }

  // MARK: Selection

  func select(_ selection: EditSelection) {
    editor.commit()
    editor.select(selection)
    selectionChanged()
    textLookChanged()
  }

  func selectionChanged() {
    clearsOnInsertion = false
    session?.replacesSecret = false
    holdCaret()
    tellSelection()
  }

  private func tellSelection() { delegate?.textFieldDidChangeSelection(self) }

  func textChanged() {
    layoutChanged()
    holdCaret()
  }

  private func textLookChanged() {
    layouts.forget()
    parts.redraw()
    setNeedsLayout()
  }

  func position(at offset: Int, _ distance: Int) -> UITextPosition? {
    let (place, overflows) = offset.addingReportingOverflow(distance)
    guard !overflows, (0...editor.length).contains(place) else { return nil }
    return UITextPosition(
      distance < 0
        ? editor.text.characterEdge(atOrBefore: place) : editor.text.characterEdge(atOrAfter: place)
    )
  }
}
