import Foundation
import Testing
import UIKit

/// Gestures in a scroll view.
@MainActor @Suite struct ScrolledGestureTests {
  private let rig = GestureRig()
  private let scroller = UIScrollView(frame: CGRect(x: 50, y: 100, width: 300, height: 300))

  init() {
    scroller.contentSize = CGSize(width: 300, height: 2000)
    rig.view.frame.origin = .zero
    scroller.addSubview(rig.view)
    rig.stage.root.addSubview(scroller)
    rig.stage.advance(0.02)
  }

  private func drag(_ x: CGFloat, _ y: CGFloat) {
    rig.down(200, 250)
    for step in 1...6 { rig.move(200 + x * CGFloat(step) / 6, 250 + y * CGFloat(step) / 6) }
    rig.up(200 + x, 250 + y)
    rig.stage.advance(3)
  }

  @Test func aPanInAScrollViewKeepsItFromScrolling() {
    _ = rig.add(UIPanGestureRecognizer(), "pan")
    drag(0, -90)
    #expect(rig.take() == ["pan began", "pan changed", "pan ended"])
    #expect(scroller.contentOffset.y == 0, "the deepest view's gesture comes first")
  }

  @Test func aPanThatWaitsLetsItScroll() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: scroller.panGestureRecognizer)
    drag(0, -90)
    #expect(rig.take() == [] && scroller.contentOffset.y > 0)
  }

  @Test func bothWhenADelegateAllows() {
    let friendly = Friendly()
    rig.add(UIPanGestureRecognizer(), "pan").delegate = friendly
    drag(0, -90)
    #expect(rig.take() == ["pan began", "pan changed", "pan ended"])
    #expect(scroller.contentOffset.y > 0)
  }

  @Test func aPinchInAScrollView() {
    _ = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 250), (250, 250))
    rig.both(.moved, (100, 250), (300, 250))
    rig.both(.ended, (100, 250), (300, 250))
    #expect(rig.take() == ["pinch began", "pinch ended"])
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func aTapWaitsForNothing() {
    _ = rig.add(UITapGestureRecognizer(), "tap")
    rig.stage.tap(200, 250)
    #expect(rig.take() == ["tap ended"])
    drag(0, -90)
    #expect(rig.take() == [] && scroller.contentOffset.y > 0)
  }
}
