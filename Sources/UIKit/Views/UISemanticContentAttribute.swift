/// Whether what a view shows follows the direction of the language.
nonisolated public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in right-to-left languages.
  case unspecified = 0
  /// Controls of playing: never mirrored.
  case playback = 1
  /// Directions in space: never mirrored.
  case spatial = 2
  /// Left to right always.
  case forceLeftToRight = 3
  /// Right to left always.
  case forceRightToLeft = 4
}
