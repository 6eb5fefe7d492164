import Foundation

@testable import UIKitGraphics

/// What `draw` paints on a bitmap of given size in pixels, origin at the top left.
func image(
  width: Int = 40, height: Int = 40, background: CGColor? = .white, _ draw: (CGContext) -> Void
) -> CGImage {
  let bitmap = Bitmap(width: width, height: height)!
  let context = bitmap.makeContext()
  if let background {
    context.setFillColor(background)
    context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    context.setFillColor(.black)
  }
  draw(context)
  return bitmap.makeImage()!
}

extension CGImage {
  /// A pixel as eight hexadecimal digits: red, green, blue, opacity.
  func hex(_ x: Int, _ y: Int) -> String {
    guard let color = color(x: x, y: y) else { return "outside" }
    return [color.red, color.green, color.blue, color.alpha]
      .map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }

  /// The smallest rectangle around the pixels that differ from white.
  var inkBox: CGRect {
    var box = CGRect.null
    for y in 0..<height {
      for x in 0..<width where hex(x, y) != "ffffffff" {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  /// By how much the pixel that differs most does, in its most different channel: 0 to 1.
  func greatestDifference(from other: CGImage) -> CGFloat {
    guard width == other.width, height == other.height else { return 1 }
    return withUnsafeBytes { mine in
      other.withUnsafeBytes { theirs in
        zip(mine, theirs).map { abs(CGFloat($0) - CGFloat($1)) / 255 }.max() ?? 0
      }
    }
  }

  /// Whether all pixels are the same as those of another image.
  func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafeBytes { mine in other.withUnsafeBytes { mine.elementsEqual($0) } }
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
