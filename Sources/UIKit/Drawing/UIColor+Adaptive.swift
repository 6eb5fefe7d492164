import Foundation

nonisolated extension UIColor {
  /// Red, green and blue from 0 to 255, as design tables give them.
  struct Bytes {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat

    init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) {
      self.red = red / 255
      self.green = green / 255
      self.blue = blue / 255
      self.alpha = alpha
    }

    var color: UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }
  }

  /// A dynamic colour with one value for light and one for dark.
  static func adaptive(_ light: Bytes, _ dark: Bytes) -> UIColor {
    let lightColor = light.color
    let darkColor = dark.color
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }
}
