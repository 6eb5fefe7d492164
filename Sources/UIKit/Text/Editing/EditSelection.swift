/// What is selected of a text, in units of UTF-16: from where it was begun to where it was drawn. Both the same: a caret.
nonisolated struct EditSelection: Equatable, Sendable {
  /// The end that stays while the selection is extended.
  var anchor: Int
  /// The end that moves.
  var head: Int
  /// Where a line wraps: whether the head stands behind the line rather than before the next.
  var isAtLineEnd = false

  init(anchor: Int, head: Int, isAtLineEnd: Bool = false) {
    self.anchor = anchor
    self.head = head
    self.isAtLineEnd = isAtLineEnd
  }

  /// A caret.
  init(_ offset: Int) {
    self.init(anchor: offset, head: offset)
  }

  init(_ range: Range<Int>) {
    self.init(anchor: range.lowerBound, head: range.upperBound)
  }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isCaret: Bool { anchor == head }
  /// Where the end that moves is.
  var caret: EditCaret { EditCaret(offset: head, isAtLineEnd: isAtLineEnd) }
}
