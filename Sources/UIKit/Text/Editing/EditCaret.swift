/// A place for a caret.
nonisolated struct EditCaret: Equatable, Sendable {
  var offset: Int
  /// Where a line wraps: whether it stands behind the line rather than before the next.
  var isAtLineEnd = false
}
