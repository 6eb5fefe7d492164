/// The direction of lines of text, once it is known.
nonisolated public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
