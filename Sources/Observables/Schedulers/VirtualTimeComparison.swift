/// Which of two virtual times is first.
public enum VirtualTimeComparison: Sendable {
  /// The left one is.
  case lessThan
  /// They are the same.
  case equal
  /// The right one is.
  case greaterThan
}
