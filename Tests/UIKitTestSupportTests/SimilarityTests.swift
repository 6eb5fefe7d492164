import Testing

@testable import UIKitTestSupport

struct SimilarityTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("abc", "", 3),
    ("kitten", "sitting", 3), ("ca", "abc", 3), ("日本", "日本語", 1),
  ])
  func distance(first: String, second: String, expected: Int) {
    #expect(Similarity.distance(first, second) == expected)
    #expect(Similarity.distance(second, first) == expected)
  }

  @Test func longTextsCostLittle() {
    let long = String(repeating: "a", count: 100_000)
    #expect(Similarity.distance(long, "b") == 60)
  }

  @Test func ranksByLikeness() throws {
    #expect(Similarity.rank("Save", "Save") == 0)
    #expect(Similarity.rank("save", "Sàve ") == 1)
    #expect(try #require(Similarity.rank("Save", "Save all")) < 4)
    #expect(Similarity.rank("Save", "Open") == nil)
    #expect(Similarity.rank("On", "Up") == nil)
  }
}
