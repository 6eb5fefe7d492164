import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// What is laid out bit by bit, and anew where something changed, is what would be laid out in one go.
@MainActor @Suite struct TextPageTests {
  private static let words = [
    "word", "a", "longer", "שלום", "مرحبا", "Tiếng", "日本語の文", "👨‍👩‍👧", "x\u{301}y", "42", "(b)", "",
    "aVeryLongWordThatDoesNotFitOnALine",
  ]

  private func text(_ random: inout SeededGenerator, _ count: Int, breaks: Int) -> String {
    (0..<count).map { _ in
      let word = Self.words.randomElement(using: &random) ?? ""
      return word + (Int.random(in: 0..<breaks, using: &random) == 0 ? "\n" : " ")
    }.joined()
  }

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 180, height: 200))
    view.font = .systemFont(ofSize: 13)
    view.text = text
    view.layoutIfNeeded()
    return view
  }

  private func check(_ view: UITextView, _ note: Comment) {
    let fresh = self.view(view.text)
    for index in view.page.paragraphs.indices { view.page.layOut(index) }
    for index in fresh.page.paragraphs.indices { fresh.page.layOut(index) }
    #expect(view.page.paragraphs.count == fresh.page.paragraphs.count, note)
    #expect(abs(view.page.height - fresh.page.height) < 0.01, note)
    let step = max(1, view.editor.length / 60)
    for offset in stride(from: 0, through: view.editor.length, by: step) {
      let caret = EditCaret(offset: view.editor.content.characterEdge(atOrBefore: offset))
      let (one, two) = (view.page.caret(at: caret), fresh.page.caret(at: caret))
      #expect(abs(one.minX - two.minX) < 0.05 && abs(one.minY - two.minY) < 0.01, note)
    }
  }

  @Test(arguments: [(0, 5), (1, 5), (2, 100_000), (3, 100_000), (4, 200), (5, 40)])
  func whatIsTypedIsLaidOutAsIfAnew(seed: Int, breaks: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let view = view(text(&random, breaks > 100 ? 700 : 200, breaks: breaks))
    for step in 0..<25 {
      let length = view.editor.length
      let start = Int.random(in: 0...length, using: &random)
      let count = Int.random(in: 0..<4, using: &random) == 0 ? min(300, length - start) : 0
      let range = view.editor.content.wholeCharacters(
        in: start..<min(length, start + Int.random(in: 0...count, using: &random)))
      let new = text(&random, Int.random(in: 0...3, using: &random), breaks: breaks)
      view.make(EditChange(range: range, text: new, kind: .other))
      if step % 4 == 0 {
        view.contentOffset.y = CGFloat(Int.random(in: 0...3000, using: &random))
        view.layoutIfNeeded()
      }
      check(view, "step \(step), \(range) by \(new.count)")
    }
  }

  @Test func aLongParagraphIsLaidOutByPieces() {
    var random = SeededGenerator(seed: 9)
    let words = (0..<4000).map { _ in
      String(repeating: "n", count: Int.random(in: 1...9, using: &random))
    }
    let view = view(words.joined(separator: " "))
    #expect(view.page.paragraphs.count == 1)
    #expect(!view.page.paragraphs[0].isLaidOut, "what is not seen is not laid out")
    view.page.layOut(0)
    let pieces = view.page.paragraphs[0].pieces
    #expect(pieces.count > 8 && pieces.allSatisfy { $0.length <= LaidParagraph.limit * 3 / 2 })
    // A letter at the beginning leaves the pieces behind as they are.
    view.make(EditChange(range: 4..<4, text: "very ", kind: .typing))
    view.layoutIfNeeded()
    view.page.layOut(0)
    let after = view.page.paragraphs[0].pieces
    #expect(after.last?.layout === pieces.last?.layout)
    check(view, "after a word")
  }

  @Test func onlyWhatIsSeenIsLaidOut() {
    let view = view(String(repeating: "A line of text\n", count: 5000))
    let laid = { view.page.paragraphs.count { $0.isLaidOut } }
    #expect(laid() < 30)
    view.scrollRangeToVisible(NSRange(location: view.editor.length, length: 0))
    view.layoutIfNeeded()
    #expect(laid() < 90)
    #expect(view.contentOffset.y > 50_000)
  }

  @Test func whatIsSeenStaysWhereItIsAsGuessesComeTrue() {
    // Lines that are much higher than they are taken for.
    let view = view(String(repeating: "wwwwwwwwwww mmmmmmmmmmmmmm\n", count: 600))
    view.contentOffset.y = 6000
    view.layoutIfNeeded()
    for _ in 0..<40 {
      let old = view.contentOffset.y
      let top = view.caret(nearestTo: CGPoint(x: 0, y: old + 60)).offset
      let before = view.caretRect(at: EditCaret(offset: top)).minY - view.contentOffset.y
      view.contentOffset.y -= 35
      view.layoutIfNeeded()
      let after = view.caretRect(at: EditCaret(offset: top)).minY - view.contentOffset.y
      #expect(abs(after - before - 35) < 1)
    }
  }
}
