import Testing
import UIKit

@testable import UIKit

/// Where menus open.
@Suite struct MenuPlacementTests {
  private let space = CGRect(x: 0, y: 50, width: 390, height: 750)

  private func frame(_ source: CGRect, _ height: CGFloat) -> CGRect {
    MenuPlacement(space: space, source: source).frame(height: height)
  }

  @Test func belowWhatItBelongsTo() {
    #expect(
      frame(CGRect(x: 150, y: 100, width: 90, height: 40), 200)
        == CGRect(x: 70, y: 148, width: 250, height: 200))
  }

  @Test func aboveWhereThereIsMoreRoom() {
    #expect(frame(CGRect(x: 150, y: 700, width: 90, height: 40), 200).maxY == 692)
  }

  @Test func withinTheScreen() {
    #expect(frame(CGRect(x: 0, y: 100, width: 40, height: 40), 100).minX == 8)
    #expect(frame(CGRect(x: 350, y: 100, width: 40, height: 40), 100).maxX == 382)
    let tall = frame(CGRect(x: 150, y: 400, width: 90, height: 40), 5_000)
    #expect(space.contains(tall) && tall.height > 300)
    let small = MenuPlacement(space: CGRect(x: 0, y: 0, width: 10, height: 10), source: .zero)
      .frame(height: 400)
    #expect(small.width >= 0 && small.height >= 0 && small.minX.isFinite)
  }

  @Test func aPointersMenuHasACornerThere() {
    let placement = MenuPlacement(space: space, source: .zero)
    func frame(_ x: CGFloat, _ y: CGFloat, mirrored: Bool = false) -> CGRect {
      placement.frame(at: CGPoint(x: x, y: y), height: 200, isMirrored: mirrored)
    }
    #expect(frame(100, 300).origin == CGPoint(x: 100, y: 300))
    #expect(frame(300, 300).maxX == 300)
    #expect(frame(300, 300, mirrored: true).maxX == 300)
    #expect(frame(100, 300, mirrored: true).minX == 100)
    #expect(frame(100, 700).maxY == 700)
    #expect(frame(195, 300).minX == 132 && frame(2, 52).origin == CGPoint(x: 8, y: 58))
  }

  @Test func whatIsLiftedMakesRoom() {
    func lifted(_ source: CGRect, _ height: CGFloat, mirrored: Bool = false) -> (
      source: CGRect, list: CGRect
    ) {
      MenuPlacement(space: space, source: source).lifted(height: height, isMirrored: mirrored)
    }
    let middle = lifted(CGRect(x: 50, y: 300, width: 100, height: 100), 200)
    #expect(middle.source.midX == 100 && middle.source.midY == 350 && middle.source.width == 106)
    #expect(middle.list.minX == middle.source.minX && middle.list.minY == middle.source.maxY + 14)
    // Low down the menu goes above, without anything moving.
    let low = lifted(CGRect(x: 240, y: 650, width: 100, height: 100), 200)
    #expect(low.source.midY == 700 && low.list.maxY == low.source.minY - 14)
    #expect(low.list.maxX == low.source.maxX)
    // At every edge both stay on the screen and apart.
    let places = [
      CGPoint(x: -40, y: -40), CGPoint(x: 340, y: -40), CGPoint(x: -40, y: 760),
      CGPoint(x: 340, y: 760), CGPoint(x: 150, y: 30), CGPoint(x: 150, y: 790),
    ]
    for place in places {
      for height: CGFloat in [44, 300, 700, 3_000] {
        let both = lifted(CGRect(origin: place, size: CGSize(width: 100, height: 100)), height)
        #expect(space.contains(both.source) && space.contains(both.list), "\(place) \(height)")
        #expect(!both.source.intersects(both.list), "\(place) \(height)")
      }
    }
    // What fills the screen shrinks; a wide one has its menu where lines begin.
    let large = lifted(CGRect(x: 0, y: 0, width: 390, height: 844), 200)
    #expect(large.source.height < 600 && !large.source.intersects(large.list))
    let wide = CGRect(x: 16, y: 200, width: 358, height: 60)
    #expect(lifted(wide, 100).list.minX == lifted(wide, 100).source.minX)
    let mirrored = lifted(wide, 100, mirrored: true)
    #expect(abs(mirrored.list.maxX - mirrored.source.maxX) < 0.01)
    // Nothing makes numbers that are none.
    let none = MenuPlacement(space: .zero, source: .zero).lifted(height: 100, isMirrored: false)
    #expect(none.source.minX.isFinite && none.list.height >= 0)
  }
}
