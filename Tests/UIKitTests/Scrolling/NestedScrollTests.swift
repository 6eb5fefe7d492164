import Foundation
import Testing
import UIKit

/// Scroll views in scroll views.
@Suite @MainActor struct NestedScrollTests {
  private let rig = ScrollRig(content: CGSize(width: 300, height: 3000))
  private let inner = Kept(UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)))

  private func add(content: CGSize) -> UIScrollView {
    let inner = inner.value!
    inner.contentSize = content
    rig.scroll.addSubview(inner)
    return inner
  }

  @Test("of two directions the inner one takes its own")
  func twoDirections() {
    let inner = add(content: CGSize(width: 1000, height: 400))
    rig.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: -100, dy: -5))
    #expect(inner.contentOffset.x == 90 && rig.offset.y == 0)
    rig.drag(from: CGPoint(x: 200, y: 300), by: CGVector(dx: -5, dy: -100))
    #expect(inner.contentOffset.x == 90 && rig.offset.y == 90)
  }

  @Test("of one direction the inner one scrolls up to its end, and from there the outer one")
  func oneDirection() {
    let inner = add(content: CGSize(width: 300, height: 600))
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -160))
    #expect(inner.contentOffset.y == 150 && rig.offset.y == 0)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -160))
    rig.settle()
    #expect(inner.contentOffset.y == 200 && rig.offset.y == 0)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -110))
    #expect(inner.contentOffset.y == 200 && rig.offset.y == 100)
    rig.drag(from: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 60))
    #expect(inner.contentOffset.y == 150 && rig.offset.y == 100)
  }

  @Test("one that does not hand on bounces at its end")
  func keeps() {
    let inner = add(content: CGSize(width: 300, height: 600))
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 200
    rig.drag(
      from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), lifts: false)
    #expect(inner.contentOffset.y > 220 && rig.offset.y == 0)
  }

  @Test("at both ends the inner one bounces")
  func bothAtEnd() {
    let inner = add(content: CGSize(width: 300, height: 600))
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 100), lifts: false)
    #expect(inner.contentOffset.y < -30 && rig.offset.y == 0)
  }

  @Test("a touch stops the outer one, and the inner one may take the drag")
  func stopsOuter() {
    let inner = add(content: CGSize(width: 1000, height: 3000))
    inner.frame.size.height = 3000
    inner.contentSize.height = 3000
    rig.fling(speed: 1500)
    rig.stage.advance(0.2)
    rig.touch(.began, 200, 300)
    #expect(!rig.scroll.isDecelerating)
    rig.touch(.moved, 150, 300)
    #expect(inner.contentOffset.x == 40)
  }
}
