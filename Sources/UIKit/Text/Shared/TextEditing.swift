import Foundation

/// What fields and text views have in common: a text that keys, fingers and input methods change, by way of a delegate.
@MainActor protocol TextEditing: UIView, UITextInput {
  var editor: TextEditor { get set }
  /// Nil while the text is not edited.
  var session: EditSession? { get set }
  /// Whether what separates lines becomes a space.
  var isSingleLine: Bool { get }
  /// Whether what comes next takes the place of all text.
  var clearsNext: Bool { get }
  var editGeometry: any EditGeometry { get }

  /// Whether the delegate lets a change be.
  func asks(_ change: EditChange) -> Bool
  /// Makes a change, and tells.
  func make(_ change: EditChange)
  /// Shows another selection, and tells.
  func selectionChanged()
  /// An input method's text has become final: it looks like other text now.
  func markedTextCommitted(_ range: Range<Int>)
  /// The caret nearest to a point.
  func caret(nearestTo point: CGPoint) -> EditCaret
}

extension TextEditing {
  /// Does a command as a person does: the delegate is asked. Whether there was anything to do.
  @discardableResult func perform(_ command: EditCommand) -> Bool {
    switch command {
    case .move(let direction, let unit, let extends):
      commitMarkedText()
      // NB: the geometry looks at the text while the caret moves.
      let geometry = editGeometry
      var moved = editor
      moved.move(direction, unit, extends: extends, in: geometry)
      editor = moved
      selectionChanged()
    case .selectAll:
      select(EditSelection(0..<editor.length))
    case .copy:
      return copySelection()
    case .cut:
      return copySelection() && change(by: .cut)
    case .paste:
      let text = UIPasteboard.general.string
      let clean = EditFilter.clean(text ?? "", isSingleLine: isSingleLine)
      guard !clean.isEmpty else { return false }
      return replaceSelection(by: clean, .other)
    case .insert(let text):
      let clean = EditFilter.clean(text, isSingleLine: isSingleLine)
      guard !clean.isEmpty, asks(typing(clean)) else { return false }
      insertText(clean)
    case .delete(.backward, .character) where editor.selection.isCaret || !clearsNext:
      commitMarkedText()
      guard let change = deletion, asks(change) else { return false }
      deleteBackward()
    case .delete, .undo, .redo:
      commitMarkedText()
      return change(by: command)
    }
    return true
  }

  /// Makes the text of an input method final, and tells where there is any.
  func commitMarkedText() {
    let marked = editor.marked
    editor.commit()
    if let marked { markedTextCommitted(marked) }
  }

  /// Selects, and tells.
  func select(_ selection: EditSelection) {
    commitMarkedText()
    editor.select(selection)
    selectionChanged()
  }

  /// Takes the text of an input method, if the delegate lets it.
  func mark(_ text: String, _ selected: NSRange) {
    let clean = EditFilter.clean(text, isSingleLine: isSingleLine)
    let start = max(0, min(selected.location, clean.utf16.count))
    let end = max(start, min(start + max(0, selected.length), clean.utf16.count))
    var change = editor.marking(clean, selected: start..<end)
    if clearsNext { change.range = 0..<editor.length }
    guard asks(change) else { return }
    make(change)
  }

  /// Types text without asking.
  func insert(_ text: String) {
    make(typing(EditFilter.clean(text, isSingleLine: isSingleLine)))
  }

  /// Deletes what is selected, or the character before the caret, without asking.
  func delete() {
    if let deletion { make(deletion) }
  }

  func selectWord() {
    let range = editor.selection.range
    select(EditSelection(range.isEmpty ? editor.word(around: range.lowerBound) : range))
  }

  func deleteSelection() {
    if !editor.selection.isCaret { perform(.delete(.backward, .character)) }
  }

  /// The position some units from an offset, moved out of the middle of a character; nil outside the text.
  func position(at offset: Int, _ distance: Int) -> UITextPosition? {
    let (place, overflows) = offset.addingReportingOverflow(distance)
    guard !overflows, (0...editor.length).contains(place) else { return nil }
    return UITextPosition(
      distance < 0
        ? editor.content.characterEdge(atOrBefore: place)
        : editor.content.characterEdge(atOrAfter: place))
  }

  // MARK: Helpers

  private func copySelection() -> Bool {
    guard let text = editor.copiedText else { return false }
    UIPasteboard.general.string = text
    return true
  }

  private func replaceSelection(by text: String, _ kind: EditChange.Kind) -> Bool {
    var change = typing(text)
    change.kind = kind
    guard asks(change) else { return false }
    make(change)
    return true
  }

  private func change(by command: EditCommand) -> Bool {
    guard let change = editor.change(for: command, in: editGeometry), asks(change) else {
      return false
    }
    make(change)
    return true
  }

  private func typing(_ text: String) -> EditChange {
    let range = clearsNext ? 0..<editor.length : editor.marked ?? editor.selection.range
    return EditChange(range: range, text: text, kind: .typing)
  }

  private var deletion: EditChange? {
    if clearsNext, editor.length > 0 {
      return EditChange(range: 0..<editor.length, text: "", kind: .other)
    }
    return editor.change(for: .delete(.backward, .character), in: editGeometry)
  }
}

extension EditChange {
  /// What goes, as delegates know it.
  var nsRange: NSRange { NSRange(location: range.lowerBound, length: range.count) }
}
