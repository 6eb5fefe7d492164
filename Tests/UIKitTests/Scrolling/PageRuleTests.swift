import Testing
import UIKit

/// Which page content stops at.
@Suite struct PageRuleTests {
  private let axis = ScrollAxis(
    content: 1500, length: 300, before: 0, after: 0, bounces: true, alwaysBounces: false)

  @Test(
    "the nearest when slow, the next when thrown, one at the most",
    arguments: [
      // offset, start, velocity, page
      (100, 0, 0, 0), (160, 0, 0, 300), (40, 0, 500, 300), (260, 300, -500, 0),
      (340, 300, -500, 300), (700, 0, 3000, 300), (1250, 1200, 900, 1200), (-40, 0, -900, 0),
      (160, 0, -100, 300),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func page(offset: CGFloat, start: CGFloat, velocity: CGFloat, page: CGFloat) {
    #expect(PageRule.target(from: offset, start: start, velocity: velocity, in: axis) == page)
  }

  @Test("a last page that is shorter ends at the content's end")
  func shortLastPage() {
    let axis = ScrollAxis(
      content: 700, length: 300, before: 0, after: 0, bounces: true, alwaysBounces: false)
    #expect(PageRule.target(from: 390, start: 300, velocity: 800, in: axis) == 400)
  }
}
