/// Which way a caret moves, or what is deleted.
nonisolated enum EditDirection: Equatable, Sendable {
  /// To the beginning and to the end of the text.
  case backward, forward
  /// On the screen: in text from right to left, left is forward.
  case left, right
  /// To the line above and to the one below.
  case up, down
}
