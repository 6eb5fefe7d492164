import Foundation
import Testing

@testable import UIKit

/// Where the items of a toolbar stand.
@MainActor @Suite struct ToolbarLayoutTests {
  private typealias Span = ToolbarLayout.Span

  @Test("side by side from the beginning")
  func plain() {
    let layout = ToolbarLayout([.item(40), .item(60)], width: 320)
    #expect(layout.spans == [Span(16, 40), Span(72, 60)])
  }

  @Test("flexible spaces share what is left, and take the place of gaps")
  func flexible() {
    let ends = ToolbarLayout([.item(40), .flexible, .item(60)], width: 320)
    #expect(ends.spans == [Span(16, 40), Span(56, 188), Span(244, 60)])
    let middle = ToolbarLayout([.flexible, .item(88), .flexible], width: 320)
    #expect(middle.spans[1] == Span(116, 88))
  }

  @Test("fixed spaces keep their width")
  func fixed() {
    let layout = ToolbarLayout([.item(40), .fixed(50), .item(40), .flexible], width: 320)
    #expect(layout.spans[2] == Span(106, 40))
  }

  @Test("insets count, on both sides")
  func insets() {
    let layout = ToolbarLayout(
      [.item(40), .flexible, .item(60)], width: 844, leadingInset: 47, trailingInset: 30)
    #expect(layout.spans[0].start == 63 && layout.spans[2].start == 738)
  }

  @Test("what is too wide is narrowed, all by the same part")
  func narrow() {
    let layout = ToolbarLayout([.item(300), .flexible, .item(600)], width: 332)
    #expect(layout.spans == [Span(16, 100), Span(116, 0), Span(116, 200)])
    for width in [0, 10, 32] as [CGFloat] {
      let none = ToolbarLayout([.item(300), .item(10)], width: width).spans
      #expect(none.allSatisfy { $0.width == 0 && $0.start.isFinite })
    }
    #expect(ToolbarLayout([], width: 320).spans.isEmpty)
  }
}
