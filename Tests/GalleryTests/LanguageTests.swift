import Foundation
import Testing

@testable import GalleryPages

/// The Gallery says everything in all of its languages.
@MainActor @Suite struct LanguageTests {
  @Test(arguments: Language.allCases)
  func hasEveryText(language: Language) throws {
    let english = try texts(.english)
    let own = try texts(language)
    #expect(english.count > 20)
    #expect(own.keys.sorted() == english.keys.sorted())
    for (key, text) in own {
      #expect(!text.isEmpty, "\(key)")
      #expect(language.text(key) == text, "\(key)")
    }
  }

  @Test func aMissingTextIsItsKey() {
    #expect(Language.spanish.text("no.such.key") == "no.such.key")
  }

  @Test func namesItselfInItsOwnLanguage() {
    #expect(Set(Language.allCases.map(\.ownName)).count == Language.allCases.count)
  }

  /// What the file of a language has.
  private func texts(_ language: Language) throws -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/GalleryPages/Resources")
      .appendingPathComponent("\(language.rawValue).lproj/Localizable.strings")
    let source = try String(contentsOf: file, encoding: .utf8)
    var texts: [String: String] = [:]
    for match in source.matches(of: #/"([^"]+)" = "([^"]*)";/#) {
      #expect(texts[String(match.1)] == nil, "\(match.1) is there twice")
      texts[String(match.1)] = String(match.2)
    }
    return texts
  }
}
