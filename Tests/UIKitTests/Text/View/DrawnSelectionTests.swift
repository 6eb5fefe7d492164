import Foundation
import Testing
import UIKit
import UIKitGraphics

@testable import UIKitTestSupport

/// Selections and carets of a text view are where it draws its letters, wrapped and scrolled: what is coloured behind a
/// letter is what a selection of it covers, to a pixel.
@MainActor @Suite struct DrawnSelectionTests {
  private nonisolated static let texts = [
    "The quick brown fox jumps over the lazy dog. ", "Tiếng Việt rất đẹp và khó học. ",
    "日本語のテキストは折り返される。", "مرحبا بالعالم الجميل كيف الحال اليوم. ",
    "Tea شاي 茶 trà and عالم mixed 12. ",
  ]

  @Test(arguments: texts, [CGFloat(0), 61.5]) func theyAgreeToAPixel(
    _ sentence: String, offset: CGFloat
  ) throws {
    let text = String(repeating: sentence, count: 8)
    let marked = NSMutableAttributedString(string: text)
    let rig = TextViewRig(size: CGSize(width: 220, height: 120)) { view in
      view.attributedText = marked
    }
    var index = text.index(text.startIndex, offsetBy: 20)
    var checked = 0
    for _ in 0..<14 {
      index = text.index(index, offsetBy: 4)
      guard !text[index].isWhitespace else { continue }
      let range = NSRange(
        location: text.utf16.distance(from: text.startIndex, to: index),
        length: text[index].utf16.count)
      marked.removeAttribute(
        .backgroundColor, range: NSRange(location: 0, length: marked.length))
      marked.addAttribute(.backgroundColor, value: UIColor.red, range: range)
      rig.robot.run {
        rig.view.attributedText = marked
        rig.view.contentOffset.y = offset
      }
      rig.robot.wait(0.05)
      let start = try #require(
        rig.view.position(from: rig.view.beginningOfDocument, offset: range.location))
      let end = try #require(rig.view.position(from: start, offset: range.length))
      let selection = try #require(rig.view.textRange(from: start, to: end))
      let rects = rig.view.selectionRects(for: selection)
      let first = try #require(rects.first)
      let box = rig.view.convert(rects.reduce(first.rect) { $0.union($1.rect) }, to: nil)
        .intersection(rig.view.frame)
      guard box.height > 1 else { continue }
      let drawn = try #require(rig.robot.window.application.picture?.redBox)
      let pixels = [
        drawn.minX - box.minX * 2, drawn.maxX - box.maxX * 2, drawn.minY - box.minY * 2,
        drawn.maxY - box.maxY * 2,
      ]
      #expect(pixels.allSatisfy { abs($0) <= 1 }, "\(text[index]): \(pixels)")
      let carets = [start, end].map {
        rig.view.convert(rig.view.caretRect(for: $0), to: nil)
      }
      // At one of its edges stands a caret; in text from right to left it is drawn before that.
      let isBeside = carets.contains { caret in
        [box.minX, box.maxX].contains { abs(caret.minX - $0) <= 2.01 }
      }
      #expect(isBeside, "\(text[index]): \(carets) beside \(box)")
      checked += 1
    }
    #expect(checked > 2)
  }
}

extension CGImage {
  /// The smallest rectangle around all that is red, in pixels.
  fileprivate var redBox: CGRect? {
    var box = CGRect.null
    withUnsafeBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          let at = y * bytesPerRow + x * 4
          // Blue, green, red: red that is half there counts.
          if bytes[at + 2] > 200, bytes[at] < 128, bytes[at + 1] < 128 {
            box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
          }
        }
      }
    }
    return box.isNull ? nil : box
  }
}
