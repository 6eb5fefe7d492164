/// What is inside of a path that crosses itself.
public nonisolated struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// A rule by name; one that is not listed here means ``nonZero``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Inside is what the path goes round at least once, counting directions.
  public static let nonZero = Self(rawValue: "non-zero")
  /// Inside is what an odd number of lines lies around.
  public static let evenOdd = Self(rawValue: "even-odd")
}
