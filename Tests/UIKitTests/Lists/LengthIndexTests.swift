import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@Suite struct LengthIndexTests {
  @Test(
    "agrees with adding up, whatever is set in whatever order",
    arguments: 1...8 as ClosedRange<UInt64>)
  func agrees(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...200, using: &random)
    var lengths = (0..<count).map { _ in CGFloat(Int.random(in: 0...60, using: &random)) }
    var dense = LengthIndex(lengths)
    var sparse = LengthIndex(count: count, usual: 44)
    for index in (0..<count).shuffled(using: &random) { sparse[index] = lengths[index] }
    for _ in 0..<50 {
      let index = Int.random(in: 0..<count, using: &random)
      lengths[index] = CGFloat(Int.random(in: 0...60, using: &random))
      dense[index] = lengths[index]
      sparse[index] = lengths[index]
    }
    var start: CGFloat = 0
    for index in 0..<count {
      #expect(dense.start(of: index) == start && sparse.start(of: index) == start)
      if lengths[index] > 0 {
        let middle = start + lengths[index] / 2
        #expect(dense.index(at: middle) == index && sparse.index(at: middle) == index)
        #expect(dense.index(at: start) == index && sparse.index(at: start) == index)
      }
      start += lengths[index]
    }
    #expect(dense.total == start && sparse.total == start)
  }

  @Test("outside of all lengths is the nearest")
  func outside() {
    let index = LengthIndex(count: 10, usual: 44)
    #expect(index.index(at: -5) == 0)
    #expect(index.index(at: 10_000) == 9)
    #expect(LengthIndex(count: 0, usual: 44).index(at: 0) == nil)
    #expect(LengthIndex([]).total == 0)
  }

  @Test("a million of one length are reckoned, not kept")
  func million() {
    var index = LengthIndex(count: 1_000_000, usual: 44)
    index[999_999] = 100
    #expect(index.total == 44_000_056)
    #expect(index.start(of: 500_000) == 22_000_000)
    #expect(index.index(at: 22_000_000.5) == 500_000)
  }
}
