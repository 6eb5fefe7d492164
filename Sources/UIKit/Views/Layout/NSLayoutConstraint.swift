/// The home of ``Axis``. There are no constraints on Linux.
nonisolated public enum NSLayoutConstraint {
  /// Across or down.
  public enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}
