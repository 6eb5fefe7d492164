import Testing

@testable import UIKitText

@Suite struct WordBreaksTests {
  @Test(arguments: [
    ("one, two", [3, 8], [5, 0]), ("don't go", [5, 8], [6, 0]),
    ("Tiếng Việt", [5, 10], [6, 0]), ("مرحبا بك", [5, 8], [6, 0]), ("  a  ", [3, 5], [2, 0]),
  ])
  func wordsBeginAndEnd(_ text: String, _ ends: [Int], _ starts: [Int]) {
    var found: [Int] = []
    var offset = 0
    while offset < text.utf16.count {
      offset = WordBreaks.end(after: offset, in: text)
      found.append(offset)
    }
    #expect(found == ends)
    found = []
    while offset > 0 {
      offset = WordBreaks.start(before: offset, in: text)
      found.append(offset)
    }
    #expect(found == starts)
  }

  @Test func aWordIsFoundAroundAPlace() {
    let text = "one, two"
    #expect(WordBreaks.word(around: 1, in: text) == 0..<3)
    #expect(WordBreaks.word(around: 6, in: text) == 5..<8)
    #expect(WordBreaks.word(around: 8, in: text) == 5..<8)
    #expect(WordBreaks.word(around: 4, in: text) == 3..<5)
    #expect(WordBreaks.word(around: 0, in: "") == 0..<0)
  }

  @Test func aLongTextIsLookedAtInParts() {
    let text = String(repeating: "日本 ", count: 50_000) + String(repeating: "x", count: 9000)
    #expect(WordBreaks.end(after: 149_999, in: text) == 159_000)
    #expect(WordBreaks.start(before: 159_000, in: text) == 150_000)
    #expect(WordBreaks.end(after: 100_000, in: text) <= 100_002)
    #expect(WordBreaks.end(after: 1, in: "a\0 b") == 4)
  }
}
