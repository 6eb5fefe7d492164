import Testing

@testable import UIKitBrowser

/// What a viewer has not seen.
@Suite struct DamageTests {
  private typealias Rect = Damage.Rect

  @Test func neighboursBecomeOne() {
    var damage = Damage()
    damage.add(Rect(x: 0, y: 0, width: 10, height: 10))
    damage.add(Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(damage.rects == [Rect(x: 0, y: 0, width: 20, height: 10)])
    damage.add(Rect(x: 500, y: 900, width: 10, height: 10))
    #expect(damage.rects.count == 2)
    #expect(damage.take().count == 2 && damage.isEmpty)
  }

  @Test("whatever is added is covered, and there are few", arguments: 0..<20)
  func covers(seed: Int) {
    var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    var damage = Damage()
    var added: [Rect] = []
    for _ in 0..<100 {
      let rect = Rect(
        x: random(700), y: random(1600), width: 1 + random(80), height: 1 + random(80))
      added.append(rect)
      damage.add(rect)
      #expect(damage.rects.count <= Damage.most)
    }
    for rect in added {
      let isCovered = damage.rects.contains {
        $0.x <= rect.x && $0.y <= rect.y && $0.maxX >= rect.maxX && $0.maxY >= rect.maxY
      }
      #expect(isCovered)
    }
  }

  @Test func clipped() {
    let rect = Rect(x: -5, y: 10, width: 20, height: 100)
    #expect(rect.clipped(10, 50) == Rect(x: 0, y: 10, width: 10, height: 40))
    #expect(
      rect.clipped(10, 10) == nil && Rect(x: 0, y: 0, width: 0, height: 5).clipped(9, 9) == nil)
  }
}
