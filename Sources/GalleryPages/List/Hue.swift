import UIKit

/// The colours of the list: ten thousand, each a little further round the wheel than the one before.
struct Hue {
  static let count = 10_000

  let index: Int

  var color: UIColor {
    UIColor(
      hue: part(0.0137, 1), saturation: 0.45 + 0.35 * wave(0.0071),
      brightness: 0.78 + 0.18 * wave(0.0193), alpha: 1)
  }

  /// The colour as people who draw screens write it.
  var code: String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let bytes = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }
    return "#" + bytes.joined()
  }

  private func part(_ step: CGFloat, _ whole: CGFloat) -> CGFloat {
    (CGFloat(index) * step).truncatingRemainder(dividingBy: whole)
  }

  /// From 0 to 1 and back.
  private func wave(_ step: CGFloat) -> CGFloat { 1 - abs(part(step, 2) - 1) }
}
