/// How a line under or through text looks, with UIKit's raw values.
public struct NSUnderlineStyle: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// A style of given bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// A dotted line, together with one of the above.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// A dashed line, together with one of the above.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
}
