import Foundation
import UIKitText

/// A text that is edited: what is selected, what an input method has not finished, what can be undone.
///
/// It knows no view, clock or font. Offsets are in units of UTF-16 and always at the edges of characters. A change is
/// made in two steps: ``change(for:in:)`` says which, ``apply(_:)`` makes it; in between a delegate may be asked.
nonisolated struct TextEditor: Sendable {
  private(set) var text = ""
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

  var length: Int { text.utf16Length }
  var selectedText: String { text.text(in: selection.range) }
  /// What may be copied; nil for nothing.
  var copiedText: String? { isSecure || selection.isCaret ? nil : selectedText }
  var canUndo: Bool { !history.done.isEmpty }
  var canRedo: Bool { !history.undone.isEmpty }

  // MARK: By code

  /// Another text: the caret is at its end, and nothing can be undone.
  mutating func set(_ text: String) {
    self.text = text
    selection = EditSelection(length)
    marked = nil
    composition = nil
    history = EditHistory()
  }

  /// Selects whole characters.
  mutating func select(_ new: EditSelection) {
    history.close()
    let range = text.wholeCharacters(in: new.range)
    if new.isCaret {
      selection = EditSelection(text.characterEdge(atOrBefore: new.head))
    } else if new.head < new.anchor {
      selection = EditSelection(anchor: range.upperBound, head: range.lowerBound)
    } else {
      selection = EditSelection(range)
    }
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
      let end = destination(direction, unit, from: selection.head, in: geometry)
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

  /// Makes a change. What it leaves selected is a caret behind the new text.
  mutating func apply(_ change: EditChange) {
    let range = change.range.clamped(to: 0..<length)
    let places = text.index(atUTF16: range.lowerBound)..<text.index(atUTF16: range.upperBound)
    let step = EditHistory.Step(
      start: range.lowerBound, old: String(text[places]), new: change.text, selection: selection)
    text.replaceSubrange(places, with: change.text)
    let end = range.lowerBound + change.text.utf16.count
    switch change.kind {
    case .marking(let selected):
      if composition == nil { composition = step }
      let whole = range.lowerBound..<end
      marked = whole.isEmpty ? nil : whole
      let inside = selected.clamped(to: 0..<whole.count)
      select(
        EditSelection(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound))
      if whole.isEmpty { commit() }
      return
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
      anchor: text.characterEdge(atOrAfter: ends.0), head: text.characterEdge(atOrAfter: ends.1))
  }

  /// The input method's text is final. All that it did is undone as one.
  mutating func commit() {
    guard let begun = composition else { return }
    let final = marked.map { text.text(in: $0) } ?? ""
    marked = nil
    composition = nil
    guard !isSecure, begun.old != final else { return }
    history.record(
      .init(start: begun.start, old: begun.old, new: final, selection: begun.selection), .other)
  }

  /// Moves the caret, or the end of the selection that moves.
  mutating func move(
    _ direction: EditDirection, _ unit: EditUnit, extends: Bool, in geometry: some EditGeometry
  ) {
    history.close()
    if !extends, !selection.isCaret, unit == .character,
      let edge = collapsed(direction, in: geometry)
    {
      selection = EditSelection(edge)
      return
    }
    let head = destination(direction, unit, from: selection.head, in: geometry)
    selection = EditSelection(anchor: extends ? selection.anchor : head, head: head)
  }

  // MARK: Helpers

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

  /// A selection that is left goes together on the side that the arrow points to.
  private func collapsed(_ direction: EditDirection, in geometry: some EditGeometry) -> Int? {
    let range = selection.range
    switch direction {
    case .backward: return range.lowerBound
    case .forward: return range.upperBound
    case .left, .right:
      let isForward = (direction == .right) != geometry.isRightToLeft(at: range.lowerBound)
      return isForward ? range.upperBound : range.lowerBound
    case .up, .down: return nil
    }
  }

  private func destination(
    _ direction: EditDirection, _ unit: EditUnit, from offset: Int, in geometry: some EditGeometry
  ) -> Int {
    let isForward =
      switch direction {
      case .forward, .down: true
      case .backward, .up: false
      case .left, .right: (direction == .right) != geometry.isRightToLeft(at: offset)
      }
    switch unit {
    case .character:
      switch direction {
      case .forward: return text.character(after: offset)
      case .backward: return text.character(before: offset)
      case .left, .right:
        return geometry.neighbor(of: offset, toRight: direction == .right) ?? offset
      case .up, .down:
        return geometry.neighbor(of: offset, below: isForward) ?? (isForward ? length : 0)
      }
    case .word:
      if isSecure { return isForward ? length : 0 }
      let end =
        isForward
        ? WordBreaks.end(after: offset, in: text) : WordBreaks.start(before: offset, in: text)
      return isForward
        ? text.characterEdge(atOrAfter: end) : text.characterEdge(atOrBefore: end)
    case .line:
      let line = geometry.line(around: offset)
      return isForward ? line.upperBound : line.lowerBound
    case .document: return isForward ? length : 0
    }
  }
}
