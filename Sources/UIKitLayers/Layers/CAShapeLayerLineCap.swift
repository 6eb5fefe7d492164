/// How the ends of a shape layer's line look.
public nonisolated struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the cap.
  public let rawValue: String

  /// A cap by name; one that is not listed here means ``butt``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Ends where the path ends.
  public static let butt = Self(rawValue: "butt")
  /// Ends in a half circle around the path's end.
  public static let round = Self(rawValue: "round")
  /// Ends half a line's width beyond the path's end.
  public static let square = Self(rawValue: "square")
}
