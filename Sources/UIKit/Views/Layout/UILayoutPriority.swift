/// How much something about a view's size matters: from 1 to 1000, which is required.
nonisolated public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// A priority of that number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// A priority of that number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must be so: 1000.
  public static let required = UILayoutPriority(1000)
  /// How much a button resists being smaller than its contents: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// How much a button resists being larger than its contents: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// How much a view that is measured wants the size that was asked for: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether one matters less than the other.
  public static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
