import Foundation
import Testing
import UIKitText

/// A text that is given just the height it was measured to need is drawn whole; with less, cut at a line.
@Suite struct OwnHeightTests {
  private static let texts = [
    "هل تريد حذف الصورة؟ لا يمكن التراجع عن هذا.", "Một câu dài để xuống dòng vài lần",
    "日本語の長い文を折り返すための文章です", "Mixed مختلط 混ざった text of 👨‍👩‍👧‍👦 several fonts",
    "One paragraph\nمرحبا بالعالم\n\nand a last one",
  ]
  private static let sizes: [CGFloat] = [13, 17, 33.5, 40]

  private func layout(
    _ text: String, _ size: CGFloat, scale: CGFloat, height: CGFloat = .infinity,
    mode: NSLineBreakMode
  ) -> TextLayout {
    var options = TextLayoutOptions()
    options.maximumWidth = 230
    options.maximumHeight = height
    options.scale = scale
    options.lineBreakMode = mode
    let font = UIFont.systemFont(ofSize: size)
    return TextLayout(TextSource(text, font: font), font: font, options: options)
  }

  @Test(arguments: texts, sizes) func isEnough(text: String, size: CGFloat) {
    for scale in [1, 2, 3] as [CGFloat] {
      for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle] {
        let free = layout(text, size, scale: scale, mode: mode)
        let own = layout(text, size, scale: scale, height: free.size.height, mode: mode)
        #expect(
          own.lines.map(\.rect) == free.lines.map(\.rect) && own.size == free.size
            && !own.isTruncated)
      }
    }
  }

  @Test(arguments: texts, sizes) func lessCutsAtALine(text: String, size: CGFloat) {
    for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingTail] {
      let free = layout(text, size, scale: 2, mode: mode)
      for count in 1..<free.lines.count {
        let height = free.lines[count].rect.maxY - 0.5
        let cut = layout(text, size, scale: 2, height: height, mode: mode)
        #expect(cut.isTruncated && cut.lines.count == count)
        #expect(cut.lines.dropLast().map(\.rect) == free.lines.prefix(count - 1).map(\.rect))
      }
      let least = layout(text, size, scale: 2, height: 1, mode: mode)
      #expect(least.lines.count == 1, "the first line always stands")
    }
  }

  @Test func theNumberOfLinesHoldsBesideTheHeight() {
    var options = TextLayoutOptions()
    options.maximumWidth = 120
    options.numberOfLines = 2
    options.maximumHeight = 30
    options.lineBreakMode = .byTruncatingTail
    let font = UIFont.systemFont(ofSize: 17)
    for text in ["One\nTwo\nThree", "Several words that need more than one line"] {
      let layout = TextLayout(TextSource(text, font: font), font: font, options: options)
      #expect(layout.lines.count == 1 && layout.isTruncated && layout.size.height <= 30)
    }
  }
}
