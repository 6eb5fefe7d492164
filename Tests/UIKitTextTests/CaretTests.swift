import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

/// Carets and selections agree with what is drawn.
@Suite struct CaretTests {
  private static let mixed = "Tea شاي 茶 ☕️ trà ẤM"

  private static let texts = samples.values.sorted() + [mixed, "office fi ffi", "12 مرحبا 34"]

  /// The ink of a part, drawn alone in black among letters that are clear.
  private func ink(of range: Range<Int>, in text: String, width: CGFloat) -> CGRect {
    let all = NSMutableAttributedString(string: text)
    let nothing = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
    all.addAttribute(
      .foregroundColor, value: Ink(nothing), range: NSRange(location: 0, length: all.length))
    all.addAttribute(
      .foregroundColor, value: Ink(.black),
      range: NSRange(location: range.lowerBound, length: range.count))
    let font = UIFont.systemFont(ofSize: 17)
    var options = TextLayoutOptions()
    options.maximumWidth = width
    let layout = TextLayout(TextSource(all, font: font), font: font, options: options)
    return page(ceil(layout.size.width) + 20, ceil(layout.size.height) + 20) {
      layout.draw(in: $0, at: CGPoint(x: 10, y: 10), color: .black)
    }.inkBox.offsetBy(dx: -10, dy: -10)
  }

  private struct Ink: TextColorResolving {
    let resolvedTextColor: CGColor
    init(_ color: CGColor) { resolvedTextColor = color }
  }

  @Test(arguments: ["Hello there", "Tiếng Việt Ễ", "日本語のテキスト", "مرحبا بالعالم", "Tea شاي tea"])
  func aSelectionLiesAroundTheLettersThatItHolds(_ text: String) {
    for width in [CGFloat.infinity, 90] {
      let layout = TextLayout(wrapping: text, width: width)
      let words = text.split(separator: " ")
      for word in words {
        let start = text.utf16.distance(from: text.startIndex, to: word.startIndex)
        let range = start..<start + word.utf16.count
        let rects = layout.selectionRects(for: range)
        let box = rects.reduce(CGRect.null) { $0.union($1) }
        let ink = ink(of: range, in: text, width: width)
        // A letter may reach over its own edge by less than two points.
        let isInside =
          ink.minX >= box.minX - 2 && ink.maxX <= box.maxX + 2 && ink.minY >= box.minY - 1
          && ink.maxY <= box.maxY + 1
        #expect(isInside, "\(word): \(box) around \(ink)")
        #expect(box.width < ink.width + 8, "\(word): \(box) around \(ink)")
      }
    }
  }

  @Test(arguments: texts) func thePlaceOfACaretIsFoundAgainByTouchingIt(_ text: String) {
    let layout = TextLayout(wrapping: text)
    var places: [CGFloat: Int] = [:]
    var index = text.startIndex
    while true {
      let offset = text.utf16.distance(from: text.startIndex, to: index)
      let caret = layout.caret(at: offset)
      #expect(caret.height == layout.lines[0].rect.height)
      #expect(caret.minX >= -0.01 && caret.minX <= layout.lines[0].rect.maxX + 0.01)
      let found = layout.offset(at: CGPoint(x: caret.minX, y: caret.midY))
      // Where directions meet two offsets have one place.
      let other = layout.caret(at: found)
      #expect(abs(other.minX - caret.minX) < 0.5 || isAtBorder(offset, in: text))
      places[caret.minX] = offset
      guard index < text.endIndex else { break }
      index = text.index(after: index)
    }
    #expect(places.count > 2)
  }

  private func isAtBorder(_ offset: Int, in text: String) -> Bool {
    text.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) }
      && text.unicodeScalars.contains {
        $0.value < 0x5B && $0.value > 0x20 || $0.value > 0x60 && $0.value < 0x500
          || $0.value > 0x2000
      }
  }

  @Test func aCaretStandsBetweenTheLetters() {
    let layout = TextLayout(wrapping: "iWi")
    let carets = (0...3).map { layout.caret(at: $0).minX }
    #expect(carets[0] == 0)
    #expect(carets == carets.sorted())
    #expect(carets[2] - carets[1] > 2 * (carets[1] - carets[0]))
    #expect(abs(carets[3] - layout.lines[0].rect.width) < 0.01)
  }

  @Test func inArabicItGoesFromRightToLeft() {
    let layout = TextLayout(wrapping: "مرحبا", width: 200)
    let carets = (0...5).map { layout.caret(at: $0).minX }
    #expect(abs(carets[0] - 200) < 0.01)
    #expect(carets == carets.sorted(by: >))
    #expect(layout.offset(at: CGPoint(x: 199, y: 5)) == 0)
    #expect(layout.offset(at: CGPoint(x: 1, y: 5)) == 5)
    #expect(layout.neighbor(of: 0, toRight: false) == 1)
    #expect(layout.neighbor(of: 0, toRight: true) == nil)
    #expect(layout.neighbor(of: 3, toRight: true) == 2)
  }

  @Test func inMixedTextArrowsGoAsTheEyeDoes() {
    let text = "ab شاي cd"
    let layout = TextLayout(wrapping: text)
    var offsets: [Int] = [0]
    while let next = layout.neighbor(of: offsets.last!, toRight: true), offsets.count < 20 {
      offsets.append(next)
    }
    #expect(offsets.last == 9)
    let places = offsets.map { layout.caret(at: $0).minX }
    #expect(places == places.sorted())
    #expect(layout.selectionRects(for: 1..<5).count == 2)
  }

  @Test func aSurrogatePairIsNeverSplit() {
    let text = "a👨‍👩‍👧‍👦b"
    let layout = TextLayout(wrapping: text)
    for x in stride(from: CGFloat(0), to: layout.size.width + 4, by: 0.5) {
      #expect([0, 1, 12, 13].contains(layout.offset(at: CGPoint(x: x, y: 8))))
    }
    #expect(layout.neighbor(of: 1, toRight: true) == 12)
  }

  @Test func whereALineWrapsACaretHasTwoPlaces() {
    let layout = TextLayout(wrapping: "one two three four", width: 70)
    #expect(layout.lines.count > 1)
    let second = layout.lineRange(around: layout.lineRange(around: 0).upperBound)
    let before = layout.caret(at: second.lowerBound)
    let behind = layout.caret(at: second.lowerBound, atEndOfLine: true)
    #expect(before.minX == 0 && before.minY == layout.lines[1].rect.minY)
    #expect(behind.minX > 20 && behind.minY == 0)
    #expect(layout.offset(at: CGPoint(x: 0, y: before.midY)) == second.lowerBound)
  }

  @Test func paragraphsAndEmptyLinesHaveCarets() {
    let layout = TextLayout(wrapping: "a\n\nb\n")
    #expect(layout.lines.count == 4)
    let tops = (0...5).map { layout.caret(at: $0).minY }
    let tall = layout.lines[0].rect.height
    #expect(tops == [0, 0, tall, 2 * tall, 2 * tall, 3 * tall])
    #expect(layout.offset(at: CGPoint(x: 5, y: tall * 1.5)) == 2)
    #expect(layout.offset(at: CGPoint(x: 5, y: 500)) == 5)
    #expect(TextLayout(wrapping: "").caret(at: 3) == .zero)
  }

  @Test func oddOffsetsAndPointsHaveAnAnswer() {
    let layout = TextLayout(wrapping: "a\0b")
    #expect(layout.caret(at: -4) == layout.caret(at: 0))
    #expect(layout.caret(at: 400) == layout.caret(at: 3))
    #expect(layout.offset(at: CGPoint(x: CGFloat.nan, y: 0)) == 0)
    #expect(layout.offset(at: CGPoint(x: 1e300, y: -1e300)) == 3)
  }
}

extension TextLayout {
  fileprivate convenience init(wrapping text: String, width: CGFloat = .infinity) {
    self.init(text, .systemFont(ofSize: 17), width: width, .byWordWrapping)
  }
}
