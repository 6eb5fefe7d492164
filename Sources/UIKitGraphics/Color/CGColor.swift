public import Foundation

/// A colour of the sRGB space with an opacity. It never changes, so it can be shared freely.
///
/// Components run from 0 to 1; what is outside is brought to the nearer end, and what is not a number
/// counts as 0.
public final class CGColor: Sendable, Hashable, CustomStringConvertible {
  /// The numbers that painting uses.
  package let rgba: RGBA
  /// Whether the colour was given as a gray: it then has two components instead of four.
  private let isGray: Bool

  /// A colour of red, green, blue and opacity.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of red, green, blue and opacity; all our colours are of the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(rgba: RGBA(red: gray, green: gray, blue: gray, alpha: alpha), isGray: true)
  }

  package init(rgba: RGBA, isGray: Bool = false) {
    self.rgba = rgba
    self.isGray = isGray
  }

  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// A colour that cannot be seen: black of no opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { rgba.alpha }

  /// How many components there are, opacity included: 4, or 2 for a gray.
  public var numberOfComponents: Int { isGray ? 2 : 4 }

  /// Red, green, blue and opacity; or brightness and opacity for a gray. Never nil here.
  public var components: [CGFloat]? {
    isGray ? [rgba.red, rgba.alpha] : [rgba.red, rgba.green, rgba.blue, rgba.alpha]
  }

  /// The space of the components: sRGB, or gray with sRGB's curve.
  public var colorSpace: CGColorSpace? { isGray ? .deviceGray : .deviceRGB }

  /// The same colour with another opacity, from 0 to 1.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba: rgba.with(alpha: alpha), isGray: isGray)
  }

  /// Whether two colours have the same space and components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left === right || (left.rgba == right.rgba && left.isGray == right.isGray)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
    hasher.combine(isGray)
  }

  /// The components as text, for a log.
  public var description: String {
    let parts = (components ?? []).map { "\($0)" }.joined(separator: " ")
    return "<CGColor \(isGray ? "gray" : "sRGB") (\(parts))>"
  }
}
