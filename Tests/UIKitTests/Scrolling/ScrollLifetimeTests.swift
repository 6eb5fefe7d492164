import Foundation
import Testing
import UIKit

/// Scroll views and delegates that go away.
@Suite @MainActor struct ScrollLifetimeTests {
  @Test("a scroll view freed while it moves is freed")
  func freed() {
    let stage = Stage(device: .square)
    weak var gone: UIScrollView?
    autoreleasingScope {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      scroll.contentSize.height = 9000
      stage.root.addSubview(scroll)
      gone = scroll
      stage.advance(0.05)
      for step in 0...10 {
        stage.touch(step == 0 ? .began : .moved, 150, 500 - CGFloat(step) * 30)
      }
      stage.touch(.ended, 150, 200)
      #expect(scroll.isDecelerating)
      scroll.removeFromSuperview()
    }
    stage.advance(0.1)
    #expect(gone == nil)
    stage.advance(3)
    #expect(stage.isIdle)
  }

  @Test("a window that goes takes a moving scroll view along")
  func windowGone() {
    weak var gone: UIScrollView?
    autoreleasingScope {
      let rig = ScrollRig()
      rig.fling(speed: 2000)
      rig.scroll.flashScrollIndicators()
      gone = rig.scroll
      #expect(rig.scroll.isDecelerating)
    }
    #expect(gone == nil)
  }

  @Test("a delegate that goes is not told")
  func delegateGone() {
    let rig = ScrollRig()
    var other: ScrollLog? = ScrollLog()
    rig.scroll.delegate = other
    rig.fling(speed: 2000)
    #expect(other?.calls.isEmpty == false)
    weak let gone = other
    other = nil
    #expect(gone == nil && rig.scroll.delegate == nil)
    rig.settle()
    #expect(rig.offset.y > 1000)
  }

  @Test("a delegate set while it moves is told from there on")
  func delegateSet() {
    let rig = ScrollRig()
    rig.scroll.delegate = nil
    rig.fling(speed: 1000)
    rig.scroll.delegate = rig.log
    rig.settle()
    #expect(rig.log.calls == ["scroll", "didDecelerate"])
  }

  private func autoreleasingScope(_ body: () -> Void) { body() }
}
