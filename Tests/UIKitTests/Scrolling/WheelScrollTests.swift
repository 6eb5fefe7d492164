import Foundation
import Testing
import UIKit

/// A mouse's wheel over scroll views.
@Suite @MainActor struct WheelScrollTests {
  private let rig = ScrollRig()

  private func turn(_ notches: CGFloat, x: CGFloat = 150, y: CGFloat = 300) {
    rig.stage.host.input?.send(
      .scroll(HostScroll(notches: CGVector(dx: 0, dy: -notches), at: CGPoint(x: x, y: y))))
    rig.frame()
  }

  @Test("a notch scrolls by 53 points, smoothly and never beyond")
  func notch() {
    turn(1)
    var last: CGFloat = 0
    var way: [CGFloat] = []
    while !rig.stage.isIdle {
      #expect(rig.offset.y >= last && rig.offset.y <= 53)
      last = rig.offset.y
      way.append(last)
      rig.frame()
    }
    #expect(rig.offset.y == 53)
    #expect(way.filter { $0 > 0 && $0 < 53 }.count > 8, "on its way it is seen in between")
  }

  @Test("the delegate hears of it as of a drag that goes on")
  func told() {
    turn(1)
    rig.settle()
    #expect(
      rig.log.calls == [
        "willDrag", "willEnd", "didEnd, goes on", "willDecelerate", "scroll", "didDecelerate",
      ])
    #expect(rig.log.target == CGPoint(x: 0, y: 53) && rig.log.velocity == .zero)
  }

  @Test("notches in quick succession add up, and keep the speed")
  func addUp() {
    for _ in 0..<5 { turn(1) }
    let before = rig.offset.y
    turn(1)
    rig.frame()
    #expect(rig.offset.y > before)
    rig.settle()
    #expect(rig.offset.y == 318)
    turn(-2)
    rig.settle()
    #expect(rig.offset.y == 212)
  }

  @Test("it turns at once, without running on")
  func turnsBack() {
    for _ in 0..<5 { turn(1) }
    for _ in 0..<5 {
      let before = rig.offset.y
      turn(-1)
      #expect(rig.offset.y <= before || rig.offset.y < 265)
    }
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("it stops at the ends, where nothing is told any more")
  func ends() {
    rig.scroll.contentOffset.y = 4380
    var most: CGFloat = 0
    rig.log.onScroll = { most = max(most, $0.contentOffset.y) }
    for _ in 0..<4 { turn(1) }
    rig.settle()
    #expect(rig.offset.y == 4400 && most == 4400)
    rig.log.clear()
    turn(1)
    rig.settle()
    #expect(rig.log.calls == [] && rig.offset.y == 4400)
  }

  @Test("the delegate may send it elsewhere")
  func elsewhere() {
    rig.log.newTarget = CGPoint(x: 0, y: 100)
    turn(1)
    rig.settle()
    #expect(rig.offset.y == 100)
  }

  @Test("with Shift it goes sideways")
  func shift() {
    rig.scroll.contentSize.width = 1000
    rig.stage.host.input?.send(.key(HostKey(.down, .keyboardLeftShift, modifiers: .shift)))
    turn(1)
    rig.settle()
    #expect(rig.offset == CGPoint(x: 53, y: 0))
  }

  @Test("one that does not scroll leaves it to the one around it")
  func disabled() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 3000)
    inner.isScrollEnabled = false
    rig.scroll.addSubview(inner)
    turn(1)
    rig.settle()
    #expect(inner.contentOffset.y == 0 && rig.offset.y == 53)
  }

  @Test("an inner one scrolls to its end, and from there the outer one")
  func nested() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentSize = CGSize(width: 300, height: 460)
    rig.scroll.addSubview(inner)
    turn(1)
    turn(1)
    turn(1)
    rig.settle()
    #expect(inner.contentOffset.y == 60 && rig.offset.y == 0, "one way does not cross over")
    turn(1)
    rig.settle()
    #expect(inner.contentOffset.y == 60 && rig.offset.y == 53)
  }

  @Test("what comes by under the pointer does not take the wheel over")
  func steady() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 340, width: 300, height: 2000))
    inner.contentSize = CGSize(width: 300, height: 4000)
    rig.scroll.addSubview(inner)
    for _ in 0..<4 {
      turn(1)
      rig.stage.advance(0.1)
    }
    rig.settle()
    #expect(rig.offset.y == 212 && inner.contentOffset.y == 0)
    turn(1)
    rig.settle()
    #expect(rig.offset.y == 212 && inner.contentOffset.y == 53, "after a pause it does")
  }

  @Test("pages turn one by one")
  func pages() {
    rig.scroll.isPagingEnabled = true
    turn(1)
    rig.settle()
    #expect(rig.offset.y == 600)
    turn(5)
    rig.settle()
    #expect(rig.offset.y == 1200, "however far it is turned at once")
    turn(-1)
    rig.settle()
    #expect(rig.offset.y == 600)
  }

  @Test("a finger stops it")
  func finger() {
    turn(4)
    rig.stage.advance(0.05)
    let place = rig.offset.y
    rig.touch(.began, 150, 300)
    rig.settle()
    #expect(place > 0 && place < 212 && abs(rig.offset.y - place) < 20)
    #expect(!rig.scroll.isDecelerating)
  }

  @Test("numbers that are none change nothing, and huge ones lead to the end")
  func odd() {
    turn(.nan)
    turn(1, x: .infinity)
    rig.settle()
    #expect(rig.offset == .zero && rig.log.calls == [])
    turn(1e300)
    rig.settle()
    #expect(rig.offset.y == 4400)
  }
}
