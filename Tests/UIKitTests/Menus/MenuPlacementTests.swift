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
}
