import Foundation
import Testing

@testable import UIKit

@Suite struct FlowLinesTests {
  private func space(_ width: CGFloat, item: CGFloat = 10, line: CGFloat = 10) -> FlowSpace {
    FlowSpace(width: width, itemSpacing: item, lineSpacing: line)
  }

  @Test("items of a line share what is left of it")
  func shared() {
    let lines = UniformLines(
      count: 8, size: FlowSize(along: 50, across: 100), space: space(390, item: 10))
    #expect(lines.perLine == 3)
    #expect(lines.place(of: 0) == FlowPlace(along: 0, across: 0, size: lines.size))
    #expect(lines.place(of: 1).across == 145)
    #expect(lines.place(of: 2).across == 290)
    #expect(lines.place(of: 3) == FlowPlace(along: 60, across: 0, size: lines.size))
    // The last line is spaced like the others.
    #expect(lines.place(of: 7) == FlowPlace(along: 120, across: 145, size: lines.size))
    #expect(lines.length == 170)
  }

  @Test("one item that is alone in every line stands in the middle")
  func alone() {
    let lines = UniformLines(count: 2, size: FlowSize(along: 50, across: 200), space: space(320))
    #expect(lines.perLine == 1)
    #expect(lines.place(of: 1) == FlowPlace(along: 60, across: 60, size: lines.size))
  }

  @Test("thirds of a width fit three times")
  func thirds() {
    let side = (390 - 2) / 3.0 as CGFloat
    let lines = UniformLines(
      count: 30, size: FlowSize(along: side, across: side), space: space(390, item: 1, line: 1))
    #expect(lines.perLine == 3)
    #expect(lines.length == 10 * side + 9)
  }

  @Test("the items of a stretch are those of the lines that it touches")
  func stretch() {
    let lines = UniformLines(
      count: 1_000_000, size: FlowSize(along: 50, across: 100), space: space(390))
    #expect(lines.items(in: 0...100) == 0..<6)
    #expect(lines.items(in: 600...600) == 30..<33)
    #expect(lines.items(in: -100 ... -1).isEmpty)
    #expect(lines.items(in: lines.length + 1...lines.length + 2).isEmpty)
    #expect(lines.items(in: lines.length - 1...lines.length) == 999_999..<1_000_000)
  }

  @Test("varied items break into lines and stand in the middle of their line")
  func varied() {
    let sizes = [(100, 20), (100, 60), (150, 40), (300, 10), (50, 30)].map {
      FlowSize(along: CGFloat($0.1), across: CGFloat($0.0))
    }
    let lines = VariedLines(sizes, space: space(320, item: 10, line: 5))
    #expect(lines.place(of: 0) == FlowPlace(along: 20, across: 0, size: sizes[0]))
    #expect(lines.place(of: 1) == FlowPlace(along: 0, across: 220, size: sizes[1]))
    // Alone in its line: in the middle.
    #expect(lines.place(of: 2) == FlowPlace(along: 65, across: 85, size: sizes[2]))
    #expect(lines.place(of: 3) == FlowPlace(along: 110, across: 10, size: sizes[3]))
    // The last line is spaced as if more of them came: five of 50 leave 70 for four gaps.
    #expect(lines.place(of: 4) == FlowPlace(along: 125, across: 0, size: sizes[4]))
    #expect(lines.length == 155)
    #expect(lines.items(in: 0...50) == 0..<2)
    #expect(lines.items(in: 62...64).isEmpty == false)
    #expect(lines.items(in: 111...112) == 3..<4)
    #expect(lines.items(in: 0...1000) == 0..<5)
  }

  @Test("one size told item by item gives the same as one size for all", arguments: 1...30)
  func same(count: Int) {
    let size = FlowSize(along: 40, across: 70)
    let uniform = UniformLines(count: count, size: size, space: space(333))
    let varied = VariedLines(Array(repeating: size, count: count), space: space(333))
    #expect(uniform.length == varied.length)
    for item in 0..<count {
      #expect(abs(uniform.place(of: item).across - varied.place(of: item).across) < 1e-9)
      #expect(uniform.place(of: item).along == varied.place(of: item).along)
    }
  }

  @Test("no width, no size, no items: nothing hangs and nothing is infinite")
  func degenerate() {
    for count in [0, 1, 5] {
      for across in [0, 10] as [CGFloat] {
        for width in [0, 100] as [CGFloat] {
          let size = FlowSize(along: 0, across: across)
          let uniform = UniformLines(
            count: count, size: size, space: space(width, item: 0, line: 0))
          #expect(uniform.length.isFinite)
          #expect(uniform.items(in: 0...10).count <= count)
          let varied = VariedLines(
            Array(repeating: size, count: count), space: space(width, item: 0, line: 0))
          #expect(varied.length == 0)
          for item in 0..<count { #expect(varied.place(of: item).across.isFinite) }
        }
      }
    }
  }
}
