import Foundation

/// A colour of Display P3, whose curve is sRGB's and whose primaries are not, and its way to sRGB.
nonisolated struct DisplayP3: Equatable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat

  /// The same colour in sRGB: components may lie outside of 0...1.
  var inSRGB: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // Both have the white of D65; the matrix follows from the chromaticities of their primaries.
    return (
      Self.encoded(1.2249401 * r - 0.2249401 * g),
      Self.encoded(-0.0420569 * r + 1.0420569 * g),
      Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982737 * b)
    )
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
