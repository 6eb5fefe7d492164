import Foundation

/// A text that is edited: what is selected, what an input method has not finished, what can be undone.
///
/// It knows no view, clock or font. Offsets are in units of UTF-16 and always at the edges of characters. A change is
/// made in two steps: ``change(for:in:)`` says which, ``apply(_:)`` makes it; in between a delegate may be asked.
nonisolated struct TextEditor: Sendable {
  private(set) var content = EditText()
  /// The looks of the text, by number.
  private(set) var looks = EditStyles()
  /// The look of what is typed.
  private(set) var typingLook = 0
  private(set) var selection = EditSelection(0)
  /// What an input method has not finished.
  private(set) var marked: Range<Int>?
  private(set) var history = EditHistory()
  /// Whether the text is a secret: it has no words to move by, cannot be copied, and nothing of it is kept to be undone.
  var isSecure = false {
    didSet { if isSecure { history = EditHistory() } }
  }

  /// What an input method began with.
  private var composition: EditHistory.Step?
  /// Where a caret that goes up and down would like to be across.
  private var column: Double?

  var text: String { content.string }
  var length: Int { content.length }
  var selectedText: String { content.text(in: selection.range) }
  /// What may be copied; nil for nothing.
  var copiedText: String? { isSecure || selection.isCaret ? nil : selectedText }
  var canUndo: Bool { !history.done.isEmpty }
  var canRedo: Bool { !history.undone.isEmpty }

  // MARK: By code

  /// Another text: the caret is at its end, and nothing can be undone. Without looks it has that of what is typed.
  mutating func set(_ text: String, looks: [EditStyles.Run]? = nil) {
    content = EditText(text)
    self.looks = EditStyles(looks ?? [.init(length: length, look: typingLook)])
    selection = EditSelection(length)
    marked = nil
    composition = nil
    column = nil
    history = EditHistory()
    takeTypingLook()
  }

  /// Gives a part of the text another look; what is typed too, where `range` is all.
  mutating func setLooks(_ runs: [EditStyles.Run], in range: Range<Int>) {
    looks.replace(range, with: runs)
  }

  /// Every look becomes what `change` makes of it.
  mutating func mapLooks(_ change: (Int) -> Int) {
    looks.map(change)
    typingLook = change(typingLook)
  }

  /// What is typed next looks like this, until the selection changes.
  mutating func setTypingLook(_ look: Int) {
    typingLook = look
  }

  /// Selects whole characters.
  mutating func select(_ new: EditSelection) {
    history.close()
    column = nil
    let range = content.wholeCharacters(in: new.range)
    if new.isCaret {
      selection = EditSelection(content.characterEdge(atOrBefore: new.head))
    } else if new.head < new.anchor {
      selection = EditSelection(anchor: range.upperBound, head: range.lowerBound)
    } else {
      selection = EditSelection(range)
    }
    selection.isAtLineEnd = new.isAtLineEnd
    takeTypingLook()
  }

  // MARK: By a person

  /// The change that a command makes; nil for none, also where the command only moves.
  func change(for command: EditCommand, in geometry: some EditGeometry) -> EditChange? {
    switch command {
    case .insert(let string):
      return EditChange(range: marked ?? selection.range, text: string, kind: .typing)
    case .paste, .copy, .move, .selectAll: return nil
    case .cut: return copiedText == nil ? nil : deletion(of: selection.range, .other)
    case .delete(let direction, let unit):
      guard selection.isCaret else { return deletion(of: selection.range, .other) }
      let end = destination(direction, unit, from: selection.caret, in: geometry).offset
      let range = min(end, selection.head)..<max(end, selection.head)
      return deletion(of: range, unit == .character ? .deleting : .other)
    case .undo: return history.done.last?.undoing
    case .redo: return history.undone.last?.redoing
    }
  }

  /// The change that an input method makes: its text, not finished yet, takes the place of what it had before, or of
  /// what is selected. `selected` is what it has selected in its text.
  func marking(_ string: String, selected: Range<Int>) -> EditChange {
    EditChange(range: marked ?? selection.range, text: string, kind: .marking(selected: selected))
  }

  /// Makes a change. What it leaves selected is a caret behind the new text. Which paragraphs it touched.
  @discardableResult mutating func apply(_ change: EditChange) -> EditText.Splice {
    let range = content.wholeScalars(in: change.range)
    let count = change.text.utf16.count
    let new = EditStyles(change.looks ?? [.init(length: count, look: typingLook)])
    let step = EditHistory.Step(
      start: range.lowerBound, old: part(range), new: .init(text: change.text, looks: new),
      selection: selection)
    let splice = content.replace(range, with: change.text)
    looks.replace(range, with: new.runs)
    column = nil
    let end = range.lowerBound + count
    switch change.kind {
    case .marking(let selected):
      if composition == nil { composition = step }
      let whole = range.lowerBound..<end
      marked = whole.isEmpty ? nil : whole
      let inside = selected.clamped(to: 0..<whole.count)
      let look = typingLook
      select(
        EditSelection(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound))
      typingLook = look
      if whole.isEmpty { commit() }
      return splice
    case .undoing:
      let before = history.done.last?.selection
      history.didUndo()
      selection = before ?? EditSelection(end)
    case .redoing:
      history.didRedo()
      selection = EditSelection(end)
    case .typing, .deleting, .other:
      record(step, change.kind)
      selection = EditSelection(end)
    }
    // The new text may have joined with what is around it.
    let ends = (selection.anchor, selection.head)
    selection = EditSelection(
      anchor: content.characterEdge(atOrAfter: ends.0),
      head: content.characterEdge(atOrAfter: ends.1))
    return splice
  }

  /// The input method's text is final. All that it did is undone as one.
  mutating func commit() {
    guard var step = composition else { return }
    let final = marked ?? step.start..<step.start
    marked = nil
    composition = nil
    step.new = part(final)
    guard !isSecure, step.old != step.new else { return }
    history.record(step, .other)
  }

  /// Moves the caret, or the end of the selection that moves.
  mutating func move(
    _ direction: EditDirection, _ unit: EditUnit, extends: Bool, in geometry: some EditGeometry
  ) {
    history.close()
    if !extends, !selection.isCaret, unit == .character,
      let edge = collapsed(direction, in: geometry)
    {
      column = nil
      selection = EditSelection(edge)
    } else {
      let isVertical = direction == .up || direction == .down
      let to = destination(
        direction, unit, from: selection.caret, column: isVertical ? column : nil, in: geometry)
      column = to.column
      selection = EditSelection(
        anchor: extends ? selection.anchor : to.offset, head: to.offset,
        isAtLineEnd: to.isAtLineEnd)
    }
    takeTypingLook()
  }

  // MARK: Helpers

  private func part(_ range: Range<Int>) -> EditHistory.Part {
    .init(text: content.text(in: range), looks: EditStyles(looks.runs(in: range)))
  }

  /// What is typed looks like what is before it.
  private mutating func takeTypingLook() {
    typingLook = looks.look(before: selection.range.lowerBound) ?? typingLook
  }

  private mutating func record(_ step: EditHistory.Step, _ kind: EditChange.Kind) {
    var step = step
    // What an input method had begun goes as if it had not been.
    if let begun = composition {
      step.start = begun.start
      step.old = begun.old
      step.selection = begun.selection
    }
    marked = nil
    composition = nil
    guard !isSecure, step.old != step.new else { return }
    history.record(step, kind)
  }

  private func deletion(of range: Range<Int>, _ kind: EditChange.Kind) -> EditChange? {
    range.isEmpty ? nil : EditChange(range: range, text: "", kind: kind)
  }
}
