/// Whether a gradient goes on beyond its ends, with Core Graphics's raw values.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Options of given bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The first colour fills what is before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills what is after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
