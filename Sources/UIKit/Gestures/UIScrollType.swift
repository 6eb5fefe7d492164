/// How something scrolls without touching the screen.
nonisolated public enum UIScrollType: Int, Sendable {
  /// By steps, as a wheel does.
  case discrete = 0
  /// As fingers on a trackpad do.
  case continuous = 1
}
