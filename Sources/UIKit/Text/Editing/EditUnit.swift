/// How far a caret moves, or how much is deleted.
nonisolated enum EditUnit: Equatable, Sendable {
  /// What a person takes for one sign: an emoji family, a letter with its accents. Up and down: a line.
  case character
  case word
  /// To the end of the line.
  case line
  /// As many lines as are seen, up or down.
  case page
  /// To the end of the text.
  case document
}
