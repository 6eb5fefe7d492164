import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Scroll views that are changed at the worst moments, by their delegate, and by many fingers.
@Suite @MainActor struct ScrollMomentTests {
  /// What is done to a scroll view within a call of its delegate.
  enum Deed: CaseIterable {
    case leave, hide, disable, noInteraction, zeroSize, noContent, hugeContent, noNumbers, stop,
      elsewhere, noDelegate, toAnother, removeAll, inset
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let call: String
    let deed: Deed
    var testDescription: String { "\(deed) in \(call)" }
    static let all = [
      "scroll", "willDrag", "willEnd", "didEnd, goes on", "willDecelerate", "didDecelerate",
      "didAnimate",
    ].flatMap { call in Deed.allCases.map { Case(call: call, deed: $0) } }
  }

  private func act(_ deed: Deed, _ scroll: UIScrollView, _ stage: Stage) {
    switch deed {
    case .leave: scroll.removeFromSuperview()
    case .hide: scroll.isHidden = true
    case .disable: scroll.isScrollEnabled = false
    case .noInteraction: scroll.isUserInteractionEnabled = false
    case .zeroSize: scroll.frame = .zero
    case .noContent: scroll.contentSize = .zero
    case .hugeContent: scroll.contentSize = CGSize(width: 1e12, height: 1e12)
    case .noNumbers:
      scroll.contentSize = CGSize(width: CGFloat.nan, height: .infinity)
      scroll.contentOffset = CGPoint(x: CGFloat.nan, y: -.infinity)
      scroll.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: -.infinity, right: 0)
      scroll.setContentOffset(CGPoint(x: CGFloat.infinity, y: .nan), animated: true)
      scroll.scrollRectToVisible(
        CGRect(x: CGFloat.nan, y: 0, width: .infinity, height: .nan), animated: true)
    case .stop: scroll.stopScrollingAndZooming()
    case .elsewhere: scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
    case .noDelegate: scroll.delegate = nil
    case .toAnother:
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      stage.root.addSubview(other)
      other.addSubview(scroll)
    case .removeAll: for view in stage.root.subviews { view.removeFromSuperview() }
    case .inset: scroll.contentInset = UIEdgeInsets(top: 700, left: 0, bottom: 900, right: 50)
    }
  }

  @Test(
    "whatever the delegate does in a call, the scroll view comes to rest and works again",
    arguments: Case.all)
  func moments(_ testCase: Case) {
    let rig = ScrollRig()
    var isDone = false
    let deed: (UIScrollView) -> Void = { [unowned rig] scroll in
      guard !isDone else { return }
      isDone = true
      act(testCase.deed, scroll, rig.stage)
    }
    if testCase.call == "scroll" { rig.log.onScroll = deed }
    rig.log.onCall = { call, scroll in if call == testCase.call { deed(scroll) } }
    if testCase.call == "didAnimate" {
      rig.scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
      rig.stage.advance(1)
    } else {
      rig.fling(speed: 2500)
      rig.stage.advance(8)
    }
    #expect(isDone)
    rig.settle()
    #expect(rig.stage.isIdle)
    #expect(!rig.scroll.isDragging && !rig.scroll.isDecelerating && !rig.scroll.isTracking)
    #expect(rig.offset.x.isFinite && rig.offset.y.isFinite)
    // And again, put right.
    rig.log.onScroll = nil
    rig.log.onCall = nil
    let scroll = rig.scroll
    if scroll.superview == nil { rig.stage.root.addSubview(scroll) }
    scroll.isHidden = false
    scroll.isScrollEnabled = true
    scroll.isUserInteractionEnabled = true
    scroll.contentInset = .zero
    scroll.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
    scroll.contentSize = CGSize(width: 300, height: 5000)
    scroll.contentOffset = .zero
    rig.stage.advance(0.1)
    rig.drag(from: CGPoint(x: 150, y: 500), by: CGVector(dx: 0, dy: -110))
    rig.settle()
    #expect(rig.offset.y == 100)
  }

  @Test(
    "a scroll view freed in a call of its delegate is freed",
    arguments: [
      "scroll", "willDrag", "willEnd", "didEnd, goes on", "willDecelerate", "didDecelerate",
    ])
  func freed(_ call: String) {
    let stage = Stage(device: .square)
    let log = ScrollLog()
    weak var gone: UIScrollView?
    do {
      let scroll = UIScrollView(frame: stage.root.bounds)
      scroll.contentSize.height = 5000
      scroll.refreshControl = UIRefreshControl()
      scroll.delegate = log
      stage.root.addSubview(scroll)
      gone = scroll
    }
    stage.advance(0.1)
    if call == "scroll" { log.onScroll = { $0.removeFromSuperview() } }
    log.onCall = { if $0 == call { $1.removeFromSuperview() } }
    stage.touch(.began, 150, 500)
    for step in 1...10 { stage.touch(.moved, 150, 500 - CGFloat(step) * 30) }
    stage.touch(.ended, 150, 200)
    stage.advance(8)
    #expect(gone == nil && stage.isIdle)
  }

  @Test("a delegate that sets the offset in every didScroll is not told for ever")
  func setsOffset() {
    let rig = ScrollRig()
    rig.log.onScroll = { $0.contentOffset.y = ($0.contentOffset.y / 10).rounded() * 10 }
    rig.fling(speed: 2000)
    rig.settle()
    #expect(rig.stage.isIdle)
    #expect(rig.offset.y.truncatingRemainder(dividingBy: 10) == 0)
    #expect(rig.log.scrollCount < 2000)
  }

  @Test("three scroll views deep: each takes what the inner one leaves it")
  func nested() {
    let stage = Stage(device: .square)
    let views = (0..<3).map { index in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      scroll.contentSize = CGSize(width: 300, height: 700)
      scroll.bounces = false
      return scroll
    }
    stage.root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    stage.advance(0.1)
    var order: [Int] = []
    for _ in 0..<6 {
      let before = views.map(\.contentOffset.y)
      stage.touch(.began, 150, 500)
      for step in 1...16 { stage.touch(.moved, 150, 500 - CGFloat(step) * 10) }
      stage.advance(0.3)
      stage.touch(.ended, 150, 340)
      stage.advance(2)
      let after = views.map(\.contentOffset.y)
      if let moved = (0..<3).first(where: { before[$0] != after[$0] }) { order.append(moved) }
    }
    #expect(order == [2, 1, 0])
    #expect(views.map(\.contentOffset.y) == [100, 100, 100])
    #expect(stage.isIdle)
  }

  @Test("pages of odd sizes", arguments: [0, 0.3, 1, 17, 299, 301, 1e7] as [CGFloat])
  func pages(_ height: CGFloat) {
    let rig = ScrollRig()
    rig.scroll.frame.size.height = height
    rig.scroll.isPagingEnabled = true
    rig.stage.advance(0.05)
    for speed in [300, -2000, 8000] as [CGFloat] {
      rig.fling(speed: speed, from: CGPoint(x: 150, y: min(height / 2, 400)))
      rig.settle()
      #expect(rig.stage.isIdle && rig.offset.y.isFinite)
    }
    rig.scroll.stopScrollingAndZooming()
  }

  @Test(
    "a refresh control ended before it began, twice, without a view, in its own event, moved to another"
  )
  func refresh() {
    let rig = ScrollRig()
    let control = UIRefreshControl()
    control.endRefreshing()
    control.beginRefreshing()
    rig.scroll.refreshControl = control
    rig.settle2()
    #expect(control.isRefreshing && rig.scroll.adjustedContentInset.top == 60)
    control.beginRefreshing()
    control.endRefreshing()
    control.endRefreshing()
    rig.settle()
    #expect(rig.scroll.adjustedContentInset.top == 0 && rig.offset.y == 0)
    control.addAction(
      UIAction { _ in
        control.endRefreshing()
        rig.scroll.contentSize.height = 100
      }, for: .valueChanged)
    rig.touch(.began, 150, 100)
    for step in 1...10 { rig.touch(.moved, 150, 100 + CGFloat(step) * 40) }
    rig.touch(.ended, 150, 500)
    rig.settle()
    #expect(!control.isRefreshing && rig.offset.y == 0 && rig.stage.isIdle)
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    rig.stage.root.addSubview(other)
    control.beginRefreshing()
    other.refreshControl = control
    rig.settle2()
    #expect(rig.scroll.adjustedContentInset.top == 0)
    #expect(other.adjustedContentInset.top == 60)
    other.refreshControl = nil
    rig.settle2()
    #expect(other.adjustedContentInset.top == 0 && control.superview == nil)
  }
}

extension ScrollRig {
  /// Some time, while a wheel may turn.
  fileprivate func settle2() { stage.advance(1.5) }
}
