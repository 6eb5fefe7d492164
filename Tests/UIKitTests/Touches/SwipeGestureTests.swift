import Foundation
import Testing
import UIKit

/// Swipes, and fingers that come in from the edge of the screen.
@MainActor @Suite struct SwipeGestureTests {
  private let rig = GestureRig()

  private func drag(
    from start: (CGFloat, CGFloat), by way: (CGFloat, CGFloat), steps: Int = 6
  ) {
    rig.down(start.0, start.1)
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      rig.move(start.0 + way.0 * part, start.1 + way.1 * part)
    }
    rig.up(start.0 + way.0, start.1 + way.1)
  }

  @Test func aSwipeIsToldWhileTheFingerIsStillDown() {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    var places: [CGPoint] = []
    _ = swipe.handlers.add { [unowned swipe, rig] _ in
      places = [swipe.location(in: rig.view), swipe.location(ofTouch: 0, in: rig.view)]
    }
    rig.down(100, 200)
    rig.move(140, 205)
    #expect(rig.take() == [])
    rig.move(160, 205)
    #expect(rig.take() == ["swipe ended"])
    #expect(places == [CGPoint(x: 50, y: 100), CGPoint(x: 50, y: 100)], "where it began")
    rig.move(300, 205)
    rig.up(300, 205)
    #expect(rig.take() == [])
    #expect(rig.view.take() == ["began", "moved", "cancelled"])
  }

  @Test func aSwipeElsewhereIsNone() {
    _ = rig.add(UISwipeGestureRecognizer(), "swipe")
    drag(from: (250, 200), by: (-100, 0))
    drag(from: (200, 150), by: (0, 100))
    drag(from: (100, 200), by: (100, 0), steps: 80)
    #expect(rig.take() == [])
    drag(from: (100, 200), by: (100, 30))
    #expect(rig.take() == ["swipe ended"])
  }

  @Test func aSwipeOfTwoFingers() {
    rig.add(UISwipeGestureRecognizer(), "swipe").numberOfTouchesRequired = 2
    drag(from: (100, 200), by: (100, 0))
    #expect(rig.take() == [])
    rig.both(.began, (100, 200), (100, 260))
    rig.both(.moved, (160, 200), (155, 260))
    #expect(rig.take() == ["swipe ended"])
    rig.both(.ended, (160, 200), (155, 260))
  }

  @Test func aPanBesideASwipeWinsAndWaitsWhenAsked() {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    drag(from: (100, 200), by: (100, 0))
    #expect(rig.take() == ["pan began", "pan changed", "pan ended"])
    pan.require(toFail: swipe)
    drag(from: (100, 200), by: (100, 0))
    #expect(rig.take() == ["swipe ended"])
    // Against the swipe's direction: the pan need not wait.
    drag(from: (250, 200), by: (-100, 0))
    #expect(rig.take() == ["pan began", "pan changed", "pan ended"])
    // Too slow for a swipe: the pan begins when that is clear, also while the finger rests.
    rig.down(100, 200)
    rig.move(120, 200)
    #expect(rig.take() == [])
    rig.stage.advance(0.5)
    #expect(rig.take() == ["pan began"])
    #expect(pan.translation(in: rig.view) == CGPoint(x: 10, y: 0))
    rig.up(120, 200)
    #expect(rig.take() == ["pan ended"])
  }

  @Test func aSwipeAndAPanThatMayGoTogether() {
    let friendly = Friendly()
    rig.add(UISwipeGestureRecognizer(), "swipe").delegate = friendly
    _ = rig.add(UIPanGestureRecognizer(), "pan")
    drag(from: (100, 200), by: (100, 0))
    #expect(rig.take() == ["pan began", "pan changed", "swipe ended", "pan changed", "pan ended"])
  }

  @Test func aDragFromTheEdgeOfTheScreen() {
    rig.view.frame = rig.stage.root.bounds
    let edge = rig.add(UIScreenEdgePanGestureRecognizer(), "edge")
    drag(from: (5, 300), by: (100, 0))
    #expect(rig.take() == [], "no edge counts by default")
    edge.edges = [.left, .bottom]
    drag(from: (5, 300), by: (100, 40))
    #expect(rig.take() == ["edge began", "edge changed", "edge ended"])
    drag(from: (21, 300), by: (100, 0))
    drag(from: (5, 300), by: (30, 100))
    drag(from: (385, 300), by: (-100, 0))
    #expect(rig.take() == [], "not at the edge; along it; at another one")
    drag(from: (200, 840), by: (0, -100))
    #expect(rig.take() == ["edge began", "edge changed", "edge ended"])
  }

  @Test func theEdgeIsThatOfTheScreenNotOfTheView() {
    let edge = rig.add(UIScreenEdgePanGestureRecognizer(), "edge")
    edge.edges = .left
    drag(from: (55, 200), by: (100, 0))
    #expect(rig.take() == [])
  }

  @Test func aSecondFingerDoesNotMoveAPanOfOne() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    pan.maximumNumberOfTouches = 1
    rig.down(100, 200)
    rig.move(130, 200)
    rig.down(300, 350, id: 2)
    rig.move(200, 350, id: 2)
    #expect(pan.translation(in: rig.view) == CGPoint(x: 20, y: 0) && pan.numberOfTouches == 1)
    rig.up(200, 350, id: 2)
    rig.up(130, 200)
    #expect(rig.take() == ["pan began", "pan ended"])
  }
}
