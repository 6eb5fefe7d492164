/// How the corners of a shape layer's line look.
public nonisolated struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the join.
  public let rawValue: String

  /// A join by name; one that is not listed here means ``miter``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Pointed, as far as the miter limit goes.
  public static let miter = Self(rawValue: "miter")
  /// A circle around the corner.
  public static let round = Self(rawValue: "round")
  /// Cut off.
  public static let bevel = Self(rawValue: "bevel")
}
