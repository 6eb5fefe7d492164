import Testing

@testable import UIKitTestSupport

/// Texts that differ are shown line by line.
@Suite struct TextDifferenceTests {
  @Test func showsWhatChangedWithLinesAround() {
    let old = (1...9).map(String.init).joined(separator: "\n")
    let new = old.replacing("5", with: "five")
    #expect(
      TextDifference.describe(actual: new, expected: old) == """
          …
          3
          4
        - 5
        + five
          6
          7
          …
        """)
  }

  @Test func showsLinesThatCameAndWent() {
    #expect(TextDifference.describe(actual: "a\nb", expected: "a") == "  a\n+ b")
    #expect(TextDifference.describe(actual: "a", expected: "a\nb") == "  a\n- b")
  }
}
