import Foundation
import Testing
import UIKit

/// Fingers on a trackpad that scroll what is under the pointer.
@Suite @MainActor struct TrackpadScrollTests {
  private let rig = ScrollRig()

  private func send(_ phase: HostScroll.Phase, _ dy: CGFloat = 0, dx: CGFloat = 0) {
    rig.stage.host.input?.send(
      .scroll(
        HostScroll(phase, at: CGPoint(x: 150, y: 300), by: CGVector(dx: dx, dy: dy))))
    rig.frame()
  }

  @Test("content follows from the first point on")
  func follows() {
    send(.began)
    send(.changed, -3)
    #expect(rig.offset.y == 3 && rig.scroll.isDragging)
    send(.changed, -20.5)
    #expect(rig.offset.y == 23.5)
    rig.stage.advance(0.2)
    send(.ended)
    rig.settle()
    #expect(rig.offset.y == 23.5 && rig.log.calls == ["willDrag", "scroll", "willEnd", "didEnd"])
  }

  @Test("what is let go on the move goes on as after a finger")
  func flings() {
    send(.began)
    for _ in 0..<12 { send(.changed, -20) }
    send(.ended)
    #expect(rig.scroll.isDecelerating)
    rig.settle()
    let byTrackpad = rig.offset.y
    #expect(byTrackpad > 600)

    let other = ScrollRig()
    other.touch(.began, 150, 500)
    other.touch(.moved, 150, 490)
    for step in 1...12 { other.touch(.moved, 150, 490 - CGFloat(step) * 20) }
    other.lift(CGPoint(x: 150, y: 250))
    other.settle()
    #expect(abs(other.offset.y - byTrackpad) < 30)
  }

  @Test("beyond an end it gives way less and less, and comes back")
  func rubberBand() {
    send(.began)
    send(.changed, 100)
    #expect(rig.offset.y < -30 && rig.offset.y > -100)
    send(.ended)
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("fingers that come down stop what moves")
  func stops() {
    rig.fling(speed: 1500)
    #expect(rig.scroll.isDecelerating)
    send(.began)
    #expect(!rig.scroll.isDecelerating)
    let place = rig.offset.y
    send(.ended)
    rig.settle()
    #expect(rig.offset.y == place)
  }

  @Test("what is held beyond an end comes back when the fingers leave without having moved")
  func comesBack() {
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200))
    rig.frame()
    send(.began)
    #expect(rig.offset.y < 0 && !rig.scroll.isDecelerating)
    send(.ended)
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("of two directions the inner one takes its own")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 1000, height: 400)
    rig.scroll.addSubview(inner)
    send(.began)
    send(.changed, -10, dx: -2)
    send(.changed, 0, dx: -50)
    rig.stage.advance(0.2)
    send(.ended)
    #expect(inner.contentOffset.x == 0 && rig.offset.y == 10)
    send(.began)
    send(.changed, -2, dx: -10)
    send(.changed, -30)
    rig.stage.advance(0.2)
    send(.ended)
    #expect(inner.contentOffset.x == 10 && rig.offset.y == 10)
  }

  @Test("a device that tells no end keeps within the content's ends, and ends by falling silent")
  func loose() {
    send(.loose, 30)
    #expect(rig.offset.y == 0)
    send(.loose, -40.5)
    #expect(rig.offset.y == 40.5 && rig.scroll.isDragging, "what led nowhere is not kept")
    rig.stage.advance(0.2)
    #expect(!rig.scroll.isDragging && rig.offset.y == 40.5)
    rig.settle()
    #expect(rig.offset.y == 40.5)
  }

  @Test("a finger on the screen comes first")
  func fingerFirst() {
    send(.began)
    send(.changed, -10)
    rig.touch(.began, 150, 300)
    #expect(!rig.scroll.isDragging)
    rig.touch(.moved, 150, 280)
    #expect(rig.scroll.isDragging)
    send(.began)
    send(.changed, -50)
    #expect(rig.offset.y == 20, "fingers that are on it keep it")
    rig.touch(.ended, 150, 280)
    send(.ended)
    rig.settle()
    #expect(!rig.scroll.isDragging && rig.scroll.panGestureRecognizer.state == .possible)
  }

  @Test("one that leaves the window while it is scrolled lets go")
  func leaves() {
    send(.began)
    send(.changed, -10)
    rig.scroll.removeFromSuperview()
    #expect(!rig.scroll.isDragging && rig.scroll.panGestureRecognizer.state == .possible)
    send(.changed, -10)
    send(.ended)
    #expect(rig.offset.y == 10)
  }

  @Test("events out of order do no harm")
  func disorder() {
    send(.ended)
    send(.cancelled)
    send(.changed, -10)
    send(.began)
    send(.began)
    send(.changed, -10)
    send(.loose, -10)
    send(.changed, -5)
    send(.cancelled)
    rig.settle()
    #expect(rig.offset.y > 0 && !rig.scroll.isDragging && rig.stage.isIdle)
  }
}
