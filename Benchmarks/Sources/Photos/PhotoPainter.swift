import UIKit

/// Paints a picture with as much to encode as a photo has.
struct PhotoPainter {
  private let size: CGSize
  private var random: UInt64

  init(kind: Int, width: Int) {
    size = CGSize(width: width, height: width * 3 / 4)
    random = UInt64(kind) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  func image() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    var painter = self
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in painter.paint() }
  }

  private mutating func paint() {
    color(opacity: 1).setFill()
    UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
    // Large shapes as of a landscape, and ever smaller ones down to grass and gravel.
    for (count, part) in [(30, 0.4), (300, 0.12), (2_500, 0.03), (9_000, 0.008)] {
      for _ in 0..<count {
        let side = size.width * part * (0.3 + next())
        let place = CGRect(
          x: next() * size.width - side / 2, y: next() * size.height - side / 2, width: side,
          height: side * (0.3 + next()))
        color(opacity: 0.5).setFill()
        (next() < 0.5 ? UIBezierPath(ovalIn: place) : UIBezierPath(rect: place)).fill()
      }
    }
  }

  private mutating func color(opacity: CGFloat) -> UIColor {
    UIColor(red: next(), green: next(), blue: next(), alpha: opacity)
  }

  /// From 0 to 1, the same each time.
  private mutating func next() -> CGFloat {
    random ^= random << 13
    random ^= random >> 7
    random ^= random << 17
    return CGFloat(random >> 40) / CGFloat(1 << 24)
  }
}
