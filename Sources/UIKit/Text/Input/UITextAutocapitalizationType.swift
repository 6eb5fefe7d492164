/// Where capitals suit a text.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// Where they are typed.
  case none = 0
  /// At the beginning of words.
  case words = 1
  /// At the beginning of sentences.
  case sentences = 2
  /// Everywhere.
  case allCharacters = 3
}
