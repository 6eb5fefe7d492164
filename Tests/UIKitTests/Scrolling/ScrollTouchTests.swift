import Foundation
import Testing
import UIKit

/// Which touches reach the content, and which the scroll view keeps or takes back.
@Suite @MainActor struct ScrollTouchTests {
  /// A view that writes down its touches.
  final class Watched: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  /// A scroll view with answers of its own.
  final class Choosy: UIScrollView {
    var lets = true
    var takesBack = true
    var asked: [String] = []
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool {
      asked.append("begin")
      return lets
    }
    override func touchesShouldCancel(in view: UIView) -> Bool {
      asked.append("cancel")
      return takesBack
    }
  }

  private func rig(_ scroll: UIScrollView? = nil) -> (ScrollRig, Watched) {
    let rig = ScrollRig(scroll: scroll)
    let content = Watched(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    rig.scroll.addSubview(content)
    return (rig, content)
  }

  @Test("content hears of a touch after .15 seconds")
  func delay() {
    let (rig, content) = rig()
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.1)
    #expect(content.calls == [])
    rig.stage.advance(0.1)
    #expect(content.calls == ["began"])
    rig.touch(.ended, 150, 300)
    #expect(content.calls == ["began", "ended"])
  }

  @Test("content hears of a quick tap when the finger is lifted")
  func quickTap() {
    let (rig, content) = rig()
    rig.touch(.began, 150, 300)
    rig.touch(.ended, 150, 300)
    #expect(content.calls == ["began", "ended"])
  }

  @Test("content hears nothing of a quick drag")
  func quickDrag() {
    let (rig, content) = rig()
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), seconds: 0.1)
    #expect(content.calls == [])
    #expect(rig.offset.y == 90)
  }

  @Test("a slow drag takes the touch back")
  func slowDrag() {
    let (rig, content) = rig()
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.2)
    rig.touch(.moved, 150, 280)
    rig.touch(.moved, 150, 270)
    #expect(content.calls == ["began", "cancelled"])
    #expect(rig.offset.y == 20)
  }

  @Test("without delay content hears of a touch at once")
  func noDelay() {
    let (rig, content) = rig()
    rig.scroll.delaysContentTouches = false
    rig.touch(.began, 150, 300)
    #expect(content.calls == ["began"])
    #expect(rig.scroll.isTracking)
    rig.touch(.ended, 150, 300)
    #expect(!rig.scroll.isTracking)
  }

  @Test("what has reached the content stays there when it cannot be taken back")
  func cannotCancel() {
    let (rig, content) = rig()
    rig.scroll.canCancelContentTouches = false
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.2)
    rig.touch(.moved, 150, 250)
    rig.touch(.moved, 150, 200)
    #expect(content.calls == ["began", "moved", "moved"])
    #expect(rig.offset.y == 0)
  }

  @Test("a control keeps a touch that has reached it, and not one that has not")
  func control() {
    let rig = ScrollRig()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    rig.scroll.addSubview(button)
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.2)
    #expect(button.isHighlighted)
    rig.touch(.moved, 150, 200)
    rig.touch(.ended, 150, 200)
    #expect(rig.offset.y == 0)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100), seconds: 0.1)
    #expect(rig.offset.y == 90)
    #expect(!button.isHighlighted)
  }

  @Test("a subclass says which touches begin, and which are taken back")
  func overrides() {
    let scroll = Choosy()
    let (rig, content) = rig(scroll)
    scroll.lets = false
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.2)
    rig.touch(.ended, 150, 300)
    #expect(content.calls == [])
    #expect(scroll.asked == ["begin"])
    scroll.lets = true
    scroll.takesBack = false
    rig.touch(.began, 150, 300)
    rig.stage.advance(0.2)
    rig.touch(.moved, 150, 200)
    #expect(scroll.asked == ["begin", "begin", "cancel"])
    #expect(rig.offset.y == 0)
    rig.touch(.ended, 150, 200)
  }

  @Test("a tap recogniser in the content works, and not with a touch that stops the content")
  func tapRecognizer() {
    let (rig, content) = rig()
    var taps = 0
    let tap = UITapGestureRecognizer()
    _ = tap.handlers.add { _ in taps += 1 }
    content.addGestureRecognizer(tap)
    rig.touch(.began, 150, 300)
    rig.touch(.ended, 150, 300)
    #expect(taps == 1)
    rig.fling(speed: 2000)
    rig.stage.advance(0.2)
    rig.touch(.began, 150, 300)
    rig.touch(.ended, 150, 300)
    #expect(taps == 1)
  }
}
