/// How far a caret moves, or how much is deleted.
nonisolated enum EditUnit: Equatable, Sendable {
  /// What a person takes for one sign: an emoji family, a letter with its accents.
  case character
  case word
  /// To the end of the line.
  case line
  /// To the end of the text.
  case document
}
