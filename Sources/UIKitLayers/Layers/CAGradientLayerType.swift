/// How the colours of a gradient layer are laid out.
public nonisolated struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name of the type.
  public let rawValue: String

  /// A type by name; one that is not listed here means ``axial``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Along the line from the start point to the end point, and straight across it.
  public static let axial = Self(rawValue: "axial")
  /// In ellipses around the start point, the last of which fits the rectangle whose corner is the end
  /// point.
  public static let radial = Self(rawValue: "radial")
}
