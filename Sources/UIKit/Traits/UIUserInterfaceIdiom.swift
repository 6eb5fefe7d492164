/// The kind of device an interface is made for.
nonisolated public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said: what is above decides.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A pad or a large window.
  case pad = 1
}
