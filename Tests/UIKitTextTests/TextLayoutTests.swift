import Foundation
import Testing
import UIKitGraphics

@testable import UIKitText

@Suite struct TextLayoutTests {
  @Test func aLineIsAsHighAsUIKitsSystemFontSays() {
    let layout = TextLayout("Hello")
    #expect(layout.lines.count == 1)
    #expect(layout.size.height == 20.5)
    #expect(abs(UIFont.systemFont(ofSize: 17).lineHeight - 20.287) < 0.001)
    #expect(layout.size.width * 2 == (layout.size.width * 2).rounded())
  }

  @Test func widthGrowsExactlyWithTheSize() {
    let small = TextLayout("Linear widths", .systemFont(ofSize: 10)).lines[0].rect.width
    let large = TextLayout("Linear widths", .systemFont(ofSize: 100)).lines[0].rect.width
    #expect(abs(large - 10 * small) < 0.1)
  }

  @Test func whatMeasuresAsWideFitsInto() {
    for text in samples.values {
      let free = TextLayout(text)
      let fitted = TextLayout(text, width: free.size.width, lines: 1)
      #expect(!fitted.isTruncated && fitted.size == free.size, "\(text)")
    }
  }

  @Test(arguments: samples.keys.sorted()) func theInkIsWhereItWasMeasured(name: String) {
    let layout = TextLayout(samples[name]!, .systemFont(ofSize: 24))
    let ink = layout.drawn().inkBox
    let measured = layout.inkBounds.offsetBy(dx: 10, dy: 10)
    #expect(measured.insetBy(dx: -1, dy: -1).holds(ink), "\(ink) in \(measured)")
    #expect(ink.insetBy(dx: -2, dy: -2).holds(measured), "\(measured) in \(ink)")
    let line = CGRect(origin: CGPoint(x: 10, y: 10), size: layout.size)
    #expect(line.insetBy(dx: -2, dy: -0.5).holds(ink), "\(ink) in \(line)")
  }

  @Test func aDisplayListDrawsTheSamePixels() {
    for text in samples.values {
      let layout = TextLayout(text)
      let list = DisplayList.record {
        layout.draw(in: $0, at: CGPoint(x: 10, y: 10), color: .black)
      }
      let replayed = page(ceil(layout.size.width) + 20, ceil(layout.size.height) + 20) {
        $0.draw(list)
      }
      #expect(replayed.hasSamePixels(as: layout.drawn()))
      #expect(list.bounds.holds(replayed.inkBox))
    }
  }

  @Test func linesWrapAtWordsAndStack() {
    let layout = TextLayout("one two three four", width: 80)
    #expect(layout.lines.count == 2 && !layout.isTruncated)
    #expect(layout.size.width <= 80)
    #expect(abs(layout.size.height - 41) < 0.01)
    #expect(layout.lastBaseline - layout.firstBaseline > 20.2)
  }

  @Test func theLastLineAllowedIsTruncated() {
    let text = "one two three four five six seven eight nine ten"
    for mode in [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail] {
      let layout = TextLayout(text, width: 100, lines: 2, mode)
      #expect(layout.lines.count == 2 && layout.isTruncated)
      #expect(layout.size.width <= 100)
    }
    #expect(!TextLayout("one", width: 100, lines: 2).isTruncated)
  }

  @Test func paragraphsThatDoNotFitLeaveAnEllipsis() {
    let cut = TextLayout("first\nsecond", width: 200, lines: 1)
    let whole = TextLayout("first", width: 200, lines: 1)
    #expect(cut.isTruncated && cut.lines.count == 1)
    #expect(cut.size.width > whole.size.width)
  }

  @Test func emptyTextTakesNoSpace() {
    #expect(TextLayout("").size == .zero)
    #expect(TextLayout("\n").lines.count == 2)
  }
}
