/// Which way a value is stepped.
nonisolated package enum ControlStep {
  /// Towards the maximum.
  case up
  /// Towards the minimum.
  case down
}
