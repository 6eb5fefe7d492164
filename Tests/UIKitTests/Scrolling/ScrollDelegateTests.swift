import Foundation
import Testing
import UIKit

/// What the delegate is told, in which order, and what it may do meanwhile.
@Suite @MainActor struct ScrollDelegateTests {
  @Test("a fling is told in UIKit's order")
  func order() {
    let rig = ScrollRig()
    rig.fling(speed: 800)
    rig.settle()
    #expect(
      rig.log.calls == [
        "willDrag", "scroll", "willEnd", "didEnd, goes on", "willDecelerate", "scroll",
        "didDecelerate",
      ])
  }

  @Test("a drag that ends at rest does not go on")
  func rest() {
    let rig = ScrollRig()
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100))
    #expect(rig.log.calls == ["willDrag", "scroll", "willEnd", "didEnd"])
    #expect(rig.log.velocity == .zero && rig.log.target == rig.offset)
  }

  @Test("the target may be changed, and is reached", arguments: [250, 600, 0, 3000] as [CGFloat])
  func target(y: CGFloat) {
    let rig = ScrollRig()
    rig.log.newTarget = CGPoint(x: 0, y: y)
    rig.fling(speed: 1000)
    rig.settle()
    #expect(rig.offset.y == y)
    #expect(rig.log.calls.last == "didDecelerate")
  }

  @Test("a target set for a finger that rests is gone to")
  func targetAtRest() {
    let rig = ScrollRig()
    rig.log.newTarget = CGPoint(x: 0, y: 150)
    rig.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -100))
    #expect(rig.log.calls.contains("didEnd, goes on"))
    rig.settle()
    #expect(rig.offset.y == 150)
  }

  @Test("an offset set by code is told once, and nothing else is")
  func byCode() {
    let rig = ScrollRig()
    rig.log.clear()
    rig.scroll.contentOffset = CGPoint(x: 0, y: 100.3)
    #expect(rig.offset.y == 100.5)
    #expect(rig.log.calls == ["scroll"] && rig.log.scrollCount == 1)
    rig.scroll.contentOffset = CGPoint(x: 0, y: 100.4)
    #expect(rig.log.scrollCount == 1)
    rig.scroll.bounds.origin.y = 20
    #expect(rig.log.scrollCount == 2)
  }

  @Test("an animated offset takes .3 seconds and tells its end")
  func animated() {
    let rig = ScrollRig()
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(rig.scroll.isScrollAnimating && rig.offset.y == 0)
    rig.stage.advance(0.15)
    #expect(abs(rig.offset.y - 450) < 60)
    rig.stage.advance(0.2)
    #expect(rig.offset.y == 900 && !rig.scroll.isScrollAnimating)
    #expect(rig.log.calls == ["scroll", "didAnimate"])
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    #expect(rig.log.calls == ["scroll", "didAnimate"])
  }

  @Test("a touch ends an animation where it is")
  func touchEndsAnimation() {
    let rig = ScrollRig()
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    rig.stage.advance(0.15)
    rig.touch(.began, 150, 300)
    let offset = rig.offset
    rig.touch(.ended, 150, 300)
    rig.settle()
    #expect(rig.offset == offset && offset.y < 900)
    #expect(rig.log.calls == ["scroll", "didAnimate"])
  }

  @Test("setContentOffset stops a fling, and setting the property moves it along")
  func duringFling() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 20_000))
    rig.fling(speed: 1000)
    rig.stage.advance(0.1)
    let before = rig.offset.y
    rig.scroll.contentOffset.y += 5000
    #expect(rig.scroll.isDecelerating)
    rig.settle()
    #expect(rig.offset.y > before + 5200)
    rig.log.clear()
    rig.fling(speed: 1000)
    rig.stage.advance(0.1)
    rig.scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(!rig.scroll.isDecelerating)
    #expect(rig.log.calls.last == "scroll" && rig.log.calls.contains("didDecelerate"))
    rig.settle()
    #expect(rig.offset.y == 50)
  }

  @Test("a delegate that holds an axis still in didScroll does so, in a drag and a fling")
  func clamping() {
    let rig = ScrollRig(content: CGSize(width: 2000, height: 5000))
    rig.log.onScroll = { scroll in
      if scroll.contentOffset.x != 0 { scroll.contentOffset.x = 0 }
    }
    rig.drag(
      from: CGPoint(x: 200, y: 500), by: CGVector(dx: -100, dy: -150), seconds: 0.1, rests: false)
    rig.settle()
    #expect(rig.offset.x == 0 && rig.offset.y > 300)
  }

  @Test("content without an end: put back in the middle again and again, a fling goes on")
  func endless() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 3000))
    rig.scroll.contentOffset.y = 1200
    var turns = 0
    rig.log.onScroll = { scroll in
      if scroll.contentOffset.y > 1800 {
        turns += 1
        scroll.contentOffset.y -= 600
      }
    }
    rig.fling(speed: 4000)
    let start = rig.offset.y
    rig.settle()
    let way = rig.offset.y + CGFloat(turns) * 600 - start
    #expect(turns >= 3)
    #expect(way > 1800)
  }

  @Test("code in didEndDragging may go elsewhere: then nothing decelerates")
  func goesElsewhere() {
    let rig = ScrollRig()
    rig.log.onCall = { call, scroll in
      if call == "didEnd, goes on" { scroll.setContentOffset(.zero, animated: true) }
    }
    rig.fling(speed: 1000)
    rig.settle()
    #expect(rig.offset.y == 0)
    #expect(
      rig.log.calls == ["willDrag", "scroll", "willEnd", "didEnd, goes on", "scroll", "didAnimate"])
  }

  @Test("content that shrinks while it moves is come back to")
  func shrinks() {
    let rig = ScrollRig(content: CGSize(width: 300, height: 20_000))
    rig.fling(speed: 3000)
    rig.stage.advance(0.3)
    rig.scroll.contentSize.height = 700
    rig.settle()
    #expect(rig.offset.y == 100)
  }

  @Test("content that shrinks at rest is put back at once")
  func shrinksAtRest() {
    let rig = ScrollRig()
    rig.scroll.contentOffset.y = 4000
    rig.scroll.contentSize.height = 1000
    #expect(rig.offset.y == 400)
  }

  @Test("a view taken out while it moves is at rest, and says so")
  func takenOut() {
    let rig = ScrollRig()
    rig.fling(speed: 2000)
    rig.stage.advance(0.1)
    rig.scroll.removeFromSuperview()
    #expect(!rig.scroll.isDecelerating && rig.log.calls.last == "didDecelerate")
    rig.settle()
    #expect(rig.stage.isIdle)
  }

  @Test(
    "taken out by the delegate, in any of its calls",
    arguments: [
      "willDrag", "willEnd", "didEnd, goes on", "willDecelerate",
    ])
  func takenOutWithin(call: String) {
    let rig = ScrollRig()
    rig.log.onCall = { told, scroll in if told == call { scroll.removeFromSuperview() } }
    rig.fling(speed: 2000)
    rig.settle()
    #expect(!rig.scroll.isDecelerating && !rig.scroll.isDragging && !rig.scroll.isTracking)
    #expect(rig.stage.isIdle)
  }

  @Test("a cancelled touch ends the drag")
  func cancelled() {
    let rig = ScrollRig()
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 200), lifts: false)
    rig.touch(.cancelled, 150, 300)
    rig.settle()
    #expect(rig.offset.y == 0)
    #expect(rig.log.calls.filter { $0.hasPrefix("didEnd") }.count == 1)
  }

  @Test("stopScrollingAndZooming ends a fling, and puts a page right")
  func stop() {
    let rig = ScrollRig(content: CGSize(width: 1500, height: 600))
    rig.scroll.isPagingEnabled = true
    rig.drag(
      from: CGPoint(x: 250, y: 300), by: CGVector(dx: -200, dy: 0), seconds: 0.1, rests: false)
    rig.scroll.stopScrollingAndZooming()
    #expect(rig.offset.x == 300 && !rig.scroll.isDecelerating)
    rig.settle()
    #expect(rig.offset.x == 300)
  }

  @Test("scrollRectToVisible goes no further than it has to")
  func rectToVisible() {
    let rig = ScrollRig()
    func show(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
      rig.scroll.scrollRectToVisible(
        CGRect(x: 0, y: y, width: 300, height: height), animated: false)
      return rig.offset.y
    }
    #expect(show(100, 50) == 0)
    #expect(show(700, 100) == 200)
    #expect(show(150, 100) == 150)
    #expect(show(4990, 100) == 4400)
    #expect(show(0, 3000) == 2400)
    #expect(show(100, 4000) == 2400)
  }
}
