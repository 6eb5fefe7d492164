import Foundation
import Testing
import UIKit

/// Pulling for new content.
@Suite @MainActor struct UIRefreshControlTests {
  private let rig = ScrollRig()
  private let control = Kept(UIRefreshControl())
  private let count = Counter()

  private final class Counter {
    var value = 0
  }

  init() {
    let count = count
    control.value!.addAction(UIAction { _ in count.value += 1 }, for: .valueChanged)
    rig.scroll.refreshControl = control.value
  }

  private var isRefreshing: Bool { control.value!.isRefreshing }

  @Test("pulled far enough it begins while the finger is down, and content rests below it")
  func pull() {
    rig.touch(.began, 150, 100)
    rig.touch(.moved, 150, 250)
    #expect(!isRefreshing && count.value == 0)
    rig.touch(.moved, 150, 350)
    #expect(isRefreshing && count.value == 1)
    let offset = rig.offset.y
    rig.touch(.moved, 150, 360)
    #expect(rig.offset.y < offset && rig.offset.y > offset - 10)
    rig.touch(.moved, 150, 420)
    #expect(count.value == 1)
    rig.touch(.ended, 150, 420)
    rig.stage.advance(2)
    #expect(rig.offset.y == -60)
    #expect(rig.scroll.adjustedContentInset.top == 60 && rig.scroll.contentInset.top == 0)
    rig.scroll.refreshControl?.endRefreshing()
    rig.settle()
    #expect(rig.offset.y == 0 && rig.scroll.adjustedContentInset.top == 0)
    #expect(rig.stage.isIdle)
    #expect(!rig.log.calls.contains("didAnimate"))
  }

  @Test("pulled less it does not begin")
  func tooLittle() {
    rig.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 120))
    rig.settle()
    #expect(count.value == 0 && control.value!.isHidden)
  }

  @Test("content that flies beyond its beginning does not ask for anything")
  func fling() {
    rig.scroll.contentOffset.y = 400
    rig.fling(speed: -6000, from: CGPoint(x: 150, y: 100))
    rig.settle()
    #expect(rig.offset.y == 0 && count.value == 0)
  }

  @Test("ended while the finger is down the content does not jump")
  func endedWhilePulled() {
    rig.touch(.began, 150, 100)
    rig.touch(.moved, 150, 400)
    let offset = rig.offset.y
    rig.scroll.refreshControl?.endRefreshing()
    #expect(rig.offset.y == offset)
    rig.touch(.ended, 150, 400)
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("by code it sends and scrolls nothing")
  func byCode() {
    control.value!.beginRefreshing()
    #expect(isRefreshing && count.value == 0 && rig.offset.y == 0)
    #expect(rig.scroll.adjustedContentInset.top == 60)
    rig.scroll.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    rig.stage.advance(0.5)
    #expect(control.value!.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    control.value!.endRefreshing()
    rig.settle()
    #expect(rig.offset.y == 0)
  }

  @Test("taken away it leaves nothing")
  func removed() {
    control.value!.beginRefreshing()
    rig.scroll.refreshControl = nil
    #expect(rig.scroll.adjustedContentInset.top == 0)
    #expect(rig.scroll.subviews.isEmpty)
    rig.settle()
    #expect(rig.stage.isIdle)
  }

  @Test("with a title it is higher")
  func title() {
    control.value!.attributedTitle = NSAttributedString(string: "Pull")
    control.value!.beginRefreshing()
    #expect(rig.scroll.adjustedContentInset.top > 65)
  }

  @Test("the blades come one by one")
  func blades() {
    #expect(
      [0, 30, 45, 60, 89, 90, 200].map { RefreshPull(gap: $0).blades(of: 8) } == [
        0, 0, 2, 4, 7, 8, 8,
      ])
  }
}
