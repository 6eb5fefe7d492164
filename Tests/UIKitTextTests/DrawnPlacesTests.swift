import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

/// The edges that carets and selections have are where the letters are drawn, to a pixel: the ink of each letter lies from
/// its edge where its font has it.
@Suite struct DrawnPlacesTests {
  private static let texts = [
    "Wafting iljT, quickly.", "Tiếng Việt: Ễ Ố Ự ường", "日本語のテキスト。", "مرحبا بالعالم الجميل",
    "Tea شاي 茶 trà 12 ẤM", "שלום abc עולם",
  ]

  @Test(arguments: texts, [CGFloat.infinity, 90]) func everyLetterIsWhereItsEdgesSay(
    _ text: String, width: CGFloat
  ) {
    let layout = TextLayout(text, width: width, lines: 0, .byWordWrapping)
    var checked = 0
    for index in text.indices where !text[index].isWhitespace {
      let start = text.utf16.distance(from: text.startIndex, to: index)
      let range = start..<start + text[index].utf16.count
      let rects = layout.selectionRects(for: range)
      guard rects.count == 1, let rect = rects.first else { continue }
      let forms = ownInks(of: text[index], as: rect.width)
      guard !forms.isEmpty else { continue }
      let drawn = ink(of: range, in: text, width: width)
      // In pixels. A letter is put on a whole one.
      let isThere = forms.contains { own in
        abs(drawn.minX * 2 - ((rect.minX + own.minX) * 2).rounded(.down)) <= 1
          && abs(drawn.maxX * 2 - ((rect.minX + own.maxX) * 2).rounded(.up)) <= 1
      }
      #expect(isThere, "\(text[index]) at \(rect.minX): \(drawn), not \(forms)")
      checked += 1
    }
    #expect(checked * 3 > text.filter { !$0.isWhitespace }.count * 2)
  }

  /// The ink of a letter from its edge, in the forms that have an advance: joined on no side, one or both.
  private func ownInks(of letter: Character, as width: CGFloat) -> [CGRect] {
    [("", ""), ("", "\u{200D}"), ("\u{200D}", ""), ("\u{200D}", "\u{200D}")].compactMap {
      let layout = TextLayout($0.0 + String(letter) + $0.1)
      return abs(layout.lines[0].rect.width - width) < 0.02 ? layout.inkBounds : nil
    }
  }

  /// What is drawn of a part, alone in black among letters that are clear.
  private func ink(of range: Range<Int>, in text: String, width: CGFloat) -> CGRect {
    let all = NSMutableAttributedString(string: text)
    let clear = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    all.addAttribute(
      .foregroundColor, value: clear, range: NSRange(location: 0, length: all.length))
    all.addAttribute(
      .foregroundColor, value: CGColor.black,
      range: NSRange(location: range.lowerBound, length: range.count))
    let font = UIFont.systemFont(ofSize: 17)
    var options = TextLayoutOptions()
    options.maximumWidth = width
    let layout = TextLayout(TextSource(all, font: font), font: font, options: options)
    return page(
      ceil(width.isFinite ? width : layout.size.width) + 20, ceil(layout.size.height) + 20
    ) {
      layout.draw(in: $0, at: CGPoint(x: 10, y: 10), color: .black)
    }.inkBox.offsetBy(dx: -10, dy: -10)
  }
}
