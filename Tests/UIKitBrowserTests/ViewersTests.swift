import Testing

@testable import UIKitBrowser

/// Whose input counts.
@Suite struct ViewersTests {
  @Test func controlGoesFromOneToAnother() {
    var viewers = Viewers()
    #expect(viewers.inControl == nil)
    for viewer in 1...3 { viewers.add(viewer) }
    #expect(viewers.inControl == 1)
    viewers.give(to: 3)
    viewers.remove(1)
    #expect(viewers.inControl == 3)
    viewers.give(to: 9)
    #expect(viewers.inControl == 3)
    viewers.remove(3)
    #expect(viewers.inControl == 2)
    viewers.remove(2)
    #expect(viewers == Viewers())
  }
}
