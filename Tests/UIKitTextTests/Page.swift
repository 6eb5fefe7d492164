import Foundation
import UIKitGraphics

@testable import UIKitText

/// What `draw` paints on a white bitmap, in points at scale 2.
func page(_ width: CGFloat, _ height: CGFloat, _ draw: (CGContext) -> Void) -> CGImage {
  let bitmap = Bitmap(width: Int(width * 2), height: Int(height * 2))!
  let context = bitmap.makeContext(base: CGAffineTransform(scaleX: 2, y: 2))
  context.setFillColor(.white)
  context.fill(CGRect(x: 0, y: 0, width: width, height: height))
  draw(context)
  return bitmap.makeImage()!
}

extension CGImage {
  /// The smallest rectangle around the pixels that differ from white, in points at scale 2.
  var inkBox: CGRect {
    withUnsafeBytes { bytes in
      var box = CGRect.null
      for y in 0..<height {
        for x in 0..<width
        where bytes.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) != 0xFFFF_FFFF {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box.isNull ? box : box.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
    }
  }

  func hasSamePixels(as other: CGImage) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return withUnsafeBytes { mine in other.withUnsafeBytes { mine.elementsEqual($0) } }
  }
}

extension TextLayout {
  /// A text of one font in a space.
  convenience init(
    _ text: String, _ font: UIFont = .systemFont(ofSize: 17), width: CGFloat = .infinity,
    lines: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail,
    _ alignment: NSTextAlignment = .natural
  ) {
    var options = TextLayoutOptions()
    options.maximumWidth = width
    options.numberOfLines = lines
    options.lineBreakMode = mode
    options.alignment = alignment
    self.init(TextSource(text, font: font), font: font, options: options)
  }

  /// Drawn alone on a page with some room around it.
  func drawn() -> CGImage {
    page(ceil(size.width) + 20, ceil(size.height) + 20) {
      self.draw(in: $0, at: CGPoint(x: 10, y: 10), color: .black)
    }
  }
}

/// Texts in scripts that need shaping, other directions, other fonts and colour.
let samples = [
  "Vietnamese": "Tiếng Việt: Ễ Ố Ự", "Spanish": "¡El pingüino Ñoño comió!",
  "Japanese": "日本語のテキスト", "Arabic": "مرحبا بالعالم", "Emoji": "👨‍👩‍👧‍👦 Family ❤️ 1️⃣",
]
