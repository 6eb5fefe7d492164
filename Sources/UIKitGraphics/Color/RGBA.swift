package import Foundation

/// A colour as painting wants it: four numbers from 0 to 1 of the sRGB space, not premultiplied.
package struct RGBA: Sendable, Hashable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat
  package let alpha: CGFloat

  package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = Self.unit(red)
    self.green = Self.unit(green)
    self.blue = Self.unit(blue)
    self.alpha = Self.unit(alpha)
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0, alpha: 1)

  package func with(alpha: CGFloat) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A number brought into 0...1; what is not a number is 0.
  package static func unit(_ value: CGFloat) -> CGFloat {
    value > 0 ? min(value, 1) : 0
  }
}
