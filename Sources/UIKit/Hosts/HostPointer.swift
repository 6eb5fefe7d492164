/// How a pointer looks over a part of the screen.
nonisolated public enum HostPointer: Equatable, Hashable, Sendable {
  /// As anywhere.
  case arrow
  /// Over a text that can be edited or selected.
  case text
}
