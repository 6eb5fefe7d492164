/// How a layer's contents lie in its bounds when sizes differ. "Top" is where y is least.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String

  /// A gravity by name; one that is not listed here means ``resize``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the middle, not scaled.
  public static let center = Self(rawValue: "center")
  /// At the middle of the top edge, not scaled.
  public static let top = Self(rawValue: "top")
  /// At the middle of the bottom edge, not scaled.
  public static let bottom = Self(rawValue: "bottom")
  /// At the middle of the left edge, not scaled.
  public static let left = Self(rawValue: "left")
  /// At the middle of the right edge, not scaled.
  public static let right = Self(rawValue: "right")
  /// In the top left corner, not scaled.
  public static let topLeft = Self(rawValue: "topLeft")
  /// In the top right corner, not scaled.
  public static let topRight = Self(rawValue: "topRight")
  /// In the bottom left corner, not scaled.
  public static let bottomLeft = Self(rawValue: "bottomLeft")
  /// In the bottom right corner, not scaled.
  public static let bottomRight = Self(rawValue: "bottomRight")
  /// Stretched to the bounds, whatever that does to the proportions.
  public static let resize = Self(rawValue: "resize")
  /// As large as fits the bounds, in the middle.
  public static let resizeAspect = Self(rawValue: "resizeAspect")
  /// As small as fills the bounds, in the middle; what does not fit reaches out of them.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}
