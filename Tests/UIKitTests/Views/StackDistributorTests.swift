import Foundation
import Testing

@testable import UIKit

/// How a stack shares its length, as a table of numbers.
@Suite struct StackDistributorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var distribution: UIStackView.Distribution
    var items: [StackItem]
    var length: CGFloat
    /// Start and length of each.
    var expected: [(CGFloat, CGFloat)]

    var testDescription: String { name }
  }

  private static func items(_ lengths: CGFloat?..., gap: CGFloat = 0) -> [StackItem] {
    lengths.map { StackItem(length: $0, gap: gap) }
  }

  static let rows: [Row] = [
    Row(
      name: "fill: own lengths that fit", distribution: .fill, items: items(50, 30, gap: 10),
      length: 90, expected: [(0, 50), (60, 30)]),
    Row(
      name: "fill: too much room goes to the first of equals", distribution: .fill,
      items: items(50, 30, gap: 10), length: 120, expected: [(0, 80), (90, 30)]),
    Row(
      name: "fill: too much room goes to the lowest hugging", distribution: .fill,
      items: [StackItem(length: 50, hugging: 251), StackItem(length: 30, hugging: 250)],
      length: 120, expected: [(0, 50), (50, 70)]),
    Row(
      name: "fill: one without a length takes what is there", distribution: .fill,
      items: items(50, nil, 30, gap: 5), length: 200, expected: [(0, 50), (55, 110), (170, 30)]),
    Row(
      name: "fill: too little room is taken from the last of equals", distribution: .fill,
      items: items(50, 30), length: 60, expected: [(0, 50), (50, 10)]),
    Row(
      name: "fill: too little room is taken from the lowest resistance", distribution: .fill,
      items: [StackItem(length: 50, resistance: 749), StackItem(length: 30)], length: 60,
      expected: [(0, 30), (30, 30)]),
    Row(
      name: "fill: and from the next when that is used up", distribution: .fill,
      items: [StackItem(length: 50, resistance: 100), StackItem(length: 30)], length: 20,
      expected: [(0, 0), (0, 20)]),
    Row(
      name: "fillEqually", distribution: .fillEqually, items: items(50, 10, nil, gap: 15),
      length: 150, expected: [(0, 40), (55, 40), (110, 40)]),
    Row(
      name: "fillEqually: no room", distribution: .fillEqually, items: items(50, 10, gap: 15),
      length: 10, expected: [(0, 0), (15, 0)]),
    Row(
      name: "fillProportionally", distribution: .fillProportionally, items: items(20, 60, gap: 10),
      length: 130, expected: [(0, 30), (40, 90)]),
    Row(
      name: "fillProportionally: no lengths", distribution: .fillProportionally,
      items: items(nil, nil), length: 100, expected: [(0, 50), (50, 50)]),
    Row(
      name: "equalSpacing", distribution: .equalSpacing, items: items(20, 40, 20, gap: 5),
      length: 140, expected: [(0, 20), (50, 40), (120, 20)]),
    Row(
      name: "equalSpacing: at least the spacing", distribution: .equalSpacing,
      items: items(20, 40, gap: 10), length: 60, expected: [(0, 20), (30, 30)]),
    Row(
      name: "equalSpacing: a gap of its own stays when it is larger", distribution: .equalSpacing,
      items: [StackItem(length: 10, gap: 60), StackItem(length: 10), StackItem(length: 10)],
      length: 100, expected: [(0, 10), (70, 10), (90, 10)]),
    Row(
      name: "equalCentering", distribution: .equalCentering, items: items(20, 40, 20),
      length: 140, expected: [(0, 20), (50, 40), (120, 20)]),
    Row(
      name: "equalCentering: different lengths", distribution: .equalCentering,
      items: items(60, 20, 20), length: 200, expected: [(0, 60), (100, 20), (180, 20)]),
    Row(
      name: "equalCentering: spacing comes first", distribution: .equalCentering,
      items: items(100, 20, 20, gap: 10), length: 170,
      expected: [(0, 100), (110, 20), (150, 20)]),
    Row(
      name: "a negative spacing overlaps", distribution: .fill, items: items(50, 30, gap: -10),
      length: 70, expected: [(0, 50), (40, 30)]),
    Row(
      name: "one alone", distribution: .equalSpacing, items: items(30), length: 100,
      expected: [(0, 30)]),
    Row(
      name: "one alone at equal distances", distribution: .equalCentering, items: items(30),
      length: 100, expected: [(0, 30)]),
    Row(name: "none", distribution: .fill, items: [], length: 100, expected: []),
  ]

  @Test(arguments: rows) func spans(row: Row) {
    let distributor = StackDistributor(items: row.items, distribution: row.distribution)
    let spans = distributor.spans(in: row.length)
    #expect(spans.map(\.start) == row.expected.map(\.0))
    #expect(spans.map(\.length) == row.expected.map(\.1))
  }

  @Test func theLengthThatFits() {
    func fitting(_ distribution: UIStackView.Distribution) -> CGFloat {
      StackDistributor(
        items: Self.items(20, 60, nil, gap: 10), distribution: distribution
      ).fittingLength
    }
    #expect(fitting(.fill) == 100)
    #expect(fitting(.fillEqually) == 200)
    #expect(fitting(.equalSpacing) == 100)
  }
}
