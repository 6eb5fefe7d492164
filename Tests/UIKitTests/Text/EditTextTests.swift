import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// A text by paragraphs is the text that a string would be.
@Suite struct EditTextTests {
  private static let signs = [
    "a", "b", " ", "\n", "\r", "\r\n", "é", "e\u{301}", "👨‍👩‍👧", "🇩🇪", "س", "\u{2028}", "\u{85}", "茶",
    "\u{C}",
  ]

  private static func text(_ random: inout SeededGenerator, _ most: Int) -> String {
    (0..<Int.random(in: 0...most, using: &random)).map { _ in
      signs.randomElement(using: &random) ?? ""
    }.joined()
  }

  @Test(arguments: 0..<20) func replacingIsThatOfAString(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var string = Self.text(&random, 40)
    var text = EditText(string)
    for step in 0..<200 {
      let ends = [0, 1].map { _ in Int.random(in: 0...text.length, using: &random) }.sorted()
      let range = text.wholeScalars(in: ends[0]..<ends[1])
      let new = Self.text(&random, step % 3 == 0 ? 6 : 1)
      let splice = text.replace(range, with: new)
      let (start, end) = (
        string.index(atUTF16: range.lowerBound), string.index(atUTF16: range.upperBound)
      )
      string.replaceSubrange(start..<end, with: new)
      #expect(text.string == string)
      #expect(text == EditText(string), "paragraphs are where they would be")
      #expect(splice.old.lowerBound + splice.count <= text.paragraphs.count)
    }
  }

  @Test(arguments: 0..<5) func charactersAreThoseOfAString(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let string = Self.text(&random, 60)
    let text = EditText(string)
    #expect(text.length == string.utf16.count)
    for offset in 0...text.length {
      #expect(text.characterEdge(atOrBefore: offset) == string.characterEdge(atOrBefore: offset))
      #expect(text.characterEdge(atOrAfter: offset) == string.characterEdge(atOrAfter: offset))
      #expect(text.character(after: offset) == string.character(after: offset))
      #expect(text.character(before: offset) == string.character(before: offset))
    }
    for _ in 0..<50 {
      let ends = [0, 1].map { _ in Int.random(in: 0...text.length, using: &random) }.sorted()
      let range = text.wholeCharacters(in: ends[0]..<ends[1])
      #expect(text.text(in: range) == string.text(in: range))
    }
  }

  @Test(arguments: 0..<10) func looksAreThoseOfEachUnit(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var units: [Int] = []
    var looks = EditStyles()
    for _ in 0..<300 {
      let ends = [0, 1].map { _ in Int.random(in: 0...units.count, using: &random) }.sorted()
      let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        EditStyles.Run(
          length: Int.random(in: 0...3, using: &random), look: Int.random(in: 0...2, using: &random)
        )
      }
      looks.replace(ends[0]..<ends[1], with: new)
      units.replaceSubrange(
        ends[0]..<ends[1], with: new.flatMap { [Int](repeating: $0.look, count: $0.length) })
      #expect(looks.runs.flatMap { [Int](repeating: $0.look, count: $0.length) } == units)
      for (one, next) in zip(looks.runs, looks.runs.dropFirst()) { #expect(one.look != next.look) }
      #expect(
        looks.look(before: ends[0])
          == (units.isEmpty ? nil : units[max(0, min(ends[0], units.count) - 1)]))
    }
  }
}
