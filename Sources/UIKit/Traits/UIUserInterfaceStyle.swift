/// Light or dark.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said: what is above decides.
  case unspecified = 0
  /// Dark text on a light ground.
  case light = 1
  /// Light text on a dark ground.
  case dark = 2
}
