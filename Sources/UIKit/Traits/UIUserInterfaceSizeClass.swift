/// How much room there is in one direction, roughly.
nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said: what is above decides.
  case unspecified = 0
  /// Little room, as across a phone.
  case compact = 1
  /// Much room, as on a pad.
  case regular = 2
}
