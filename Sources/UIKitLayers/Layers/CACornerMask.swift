/// Corners of a layer, as seen where y grows downward.
public nonisolated struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
