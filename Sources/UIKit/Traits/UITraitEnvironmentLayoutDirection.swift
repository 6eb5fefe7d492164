/// The direction of lines of text, and with it of everything that follows the language.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said: what is above decides.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
