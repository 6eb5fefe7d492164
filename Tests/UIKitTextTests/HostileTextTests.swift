import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

/// Texts that nobody writes, and that come in all the same.
@Suite struct HostileTextTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layout(
    _ attributed: NSAttributedString, width: CGFloat = 200, lines: Int = 0
  ) -> TextLayout {
    var options = TextLayoutOptions()
    options.maximumWidth = width
    options.numberOfLines = lines
    return TextLayout(TextSource(attributed, font: font), font: font, options: options)
  }

  /// Whether a layout makes sense and can be drawn.
  private func isSound(_ layout: TextLayout) -> Bool {
    let numbers = [layout.size.width, layout.size.height, layout.firstBaseline]
    guard numbers.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return false }
    let list = DisplayList.record { layout.draw(in: $0, at: .zero, color: .black) }
    let bitmap = Bitmap(width: 60, height: 60)!
    let context = bitmap.makeContext()
    context.draw(list)
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    return bitmap.makeImage()?.color(x: 30, y: 30) == RGBA(red: 0, green: 1, blue: 0, alpha: 1)
  }

  @Test func halvesOfSurrogatePairs() {
    let pair = "a😀b" as NSString
    for range in [NSRange(location: 0, length: 2), NSRange(location: 2, length: 2)] {
      let half = NSMutableAttributedString(string: pair.substring(with: range))
      half.addAttribute(.kern, value: 3, range: NSRange(location: 0, length: 1))
      #expect(isSound(layout(half)))
    }
    // Attributes that change, and text that is taken out, in the middle of a pair.
    for location in 0..<4 {
      let text = NSMutableAttributedString(string: "a😀b👨‍👩‍👧‍👦")
      text.addAttribute(.kern, value: 3, range: NSRange(location: location, length: 1))
      #expect(isSound(layout(text)))
      text.deleteCharacters(in: NSRange(location: location, length: 1))
      #expect(isSound(layout(text)))
    }
    #expect(
      isSound(TextLayout(String(decoding: [0xD800, 0x61, 0xDC00] as [UInt16], as: UTF16.self))))
  }

  @Test(arguments: [
    "\0", "a\0b\0", String(repeating: "\0", count: 1000), "\u{FFFE}\u{FFFF}", "\u{10FFFF}",
    String(repeating: "\u{202E}", count: 10_000) + "abc",
    String(repeating: "\u{2067}x", count: 300) + String(repeating: "\u{2069}", count: 900),
    "a" + String(repeating: "\u{0301}", count: 10_000),
    String(repeating: "\u{200B}", count: 5000), String(repeating: "\u{200D}", count: 5000),
    String(repeating: "\u{FE0F}", count: 3000), "\r\n\r\n\n\r\u{2028}\u{2029}\u{85}\u{0B}\u{0C}",
    String(repeating: "👩‍👩‍👧‍👦", count: 500), String(repeating: "\t", count: 1000),
    String(repeating: "שלום abc ", count: 500), "\u{1F1E6}\u{1F1E6}\u{1F1E6}", "\u{AD}\u{AD}",
  ]) func charactersOfNoShape(text: String) {
    for width in [CGFloat.infinity, 100, 0] {
      for lines in [0, 2] {
        for mode in [NSLineBreakMode.byWordWrapping, .byTruncatingMiddle, .byCharWrapping] {
          let layout = TextLayout(text, width: width, lines: lines, mode)
          #expect(lines == 0 || layout.lines.count <= lines)
          #expect(isSound(layout))
        }
      }
    }
  }

  @Test func aMegabyteOnOneLineIsAsWideAsItsLetters() {
    let count = 1_000_000
    let layout = TextLayout(String(repeating: "x", count: count), font)
    let one = TextLayout("xxxxxxxxxx", font).size.width / 10
    #expect(abs(layout.size.width / (one * CGFloat(count)) - 1) < 0.1)
    #expect(isSound(layout))
    let cut = TextLayout(String(repeating: "x", count: count), font, width: 100, lines: 1)
    #expect(cut.isTruncated && cut.size.width <= 100)
  }

  @Test func lettersWiderThanPangosNumbers() {
    let huge = UIFont.systemFont(ofSize: 10_000)
    for text in [String(repeating: "W", count: 1000), String(repeating: "ب", count: 1000)] {
      let layout = TextLayout(text, huge)
      #expect(layout.size.width > 1_000_000)
      #expect(isSound(layout))
      #expect(isSound(TextLayout(text, huge, width: 100, lines: 3)))
    }
    let text = NSMutableAttributedString(string: String(repeating: "spaced out ", count: 100))
    let all = NSRange(location: 0, length: text.length)
    text.addAttribute(.kern, value: 1e9, range: all)
    text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: all)
    text.addAttribute(.backgroundColor, value: "no colour", range: all)
    #expect(isSound(layout(text, width: .infinity)))
    #expect(isSound(layout(text)))
  }

  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, -1, 0, 1e6, 1e9, -1e9, 1e30, .greatestFiniteMagnitude,
  ]) func oddAttributes(value: CGFloat) {
    let text = NSMutableAttributedString(string: "Some words\nthat wrap and wrap\n\nend")
    let all = NSRange(location: 0, length: text.length)
    for key in [
      NSAttributedString.Key.kern, .tracking, .baselineOffset, .underlineStyle,
      .strikethroughStyle, .font, .foregroundColor, .paragraphStyle,
    ] {
      let copy = NSMutableAttributedString(attributedString: text)
      copy.addAttribute(key, value: value, range: all)
      for width in [CGFloat.infinity, 100, 1e8] { #expect(isSound(layout(copy, width: width))) }
    }
    let changes: [(NSMutableParagraphStyle) -> Void] = [
      { $0.firstLineHeadIndent = value }, { $0.headIndent = value }, { $0.tailIndent = value },
      { $0.tailIndent = -value }, { $0.lineSpacing = value }, { $0.paragraphSpacing = value },
      { $0.paragraphSpacingBefore = value }, { $0.minimumLineHeight = value },
      { $0.maximumLineHeight = value }, { $0.lineHeightMultiple = value },
    ]
    for change in changes {
      let style = NSMutableParagraphStyle()
      change(style)
      let copy = NSMutableAttributedString(attributedString: text)
      copy.addAttribute(.paragraphStyle, value: style, range: all)
      for width in [CGFloat.infinity, 100, 1e8, .greatestFiniteMagnitude] {
        #expect(isSound(layout(copy, width: width)))
      }
    }
  }

  @Test(arguments: [CGFloat.nan, -1, 0, 1e-9, 1e9, 1e300, .infinity]) func oddSpaces(
    length: CGFloat
  ) {
    for lines in [Int.min, -1, 0, 1, Int.max] {
      var options = TextLayoutOptions()
      options.maximumWidth = length
      options.maximumHeight = length
      options.numberOfLines = lines
      options.scale = length
      for text in ["", " ", "Some words that wrap", "שלום עולם"] {
        #expect(isSound(TextLayout(TextSource(text, font: font), font: font, options: options)))
      }
    }
  }

  @Test func fontsOfAThousandSizesAreNotAllKept() {
    let library = FontLibrary(directories: FontConfiguration.directories)
    for size in 0..<600 {
      let spec = FontSpec(family: "Inter", size: 10 + CGFloat(size) / 100)
      #expect(library.metrics(of: spec).ascent > 5)
      #expect(library.locked { library.description(of: spec) } != nil)
    }
    #expect(library.keptCount <= FontLibrary.mostKept)
  }

  @Test(arguments: samples.keys.sorted()) func nothingIsABox(name: String) {
    for size in [9, 17, 40] as [CGFloat] {
      let layout = TextLayout(samples[name]!, .systemFont(ofSize: size, weight: .semibold))
      #expect(layout.missingGlyphCount == 0)
    }
    // The count counts: nobody has a glyph for this one.
    #expect(TextLayout("\u{10FFFD}").missingGlyphCount == 1)
  }
}
