import Foundation
import Testing
import UIKit

/// Pans of an app that follow what scrolls.
@Suite @MainActor struct ScrollGestureTests {
  private let stage = Stage(device: .square)
  private let view = Kept(UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600)))
  private let pan = UIPanGestureRecognizer()
  private let log = Log()

  private final class Log: NSObject, UIGestureRecognizerDelegate {
    var states: [UIGestureRecognizer.State] = []
    var ways: [CGPoint] = []
    var types: [UIEvent.EventType] = []
    var touches: [Int] = []
    var place = CGPoint.zero
    var takesEvents = true

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      types.append(event.type)
      return takesEvents
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      Issue.record("what scrolls is no touch")
      return true
    }
  }

  private func attach(_ mask: UIScrollTypeMask) {
    let view = view.value!
    stage.root.addSubview(view)
    view.addGestureRecognizer(pan)
    pan.allowedScrollTypesMask = mask
    pan.delegate = log
    _ = pan.handlers.add { [log] pan in
      log.states.append(pan.state)
      log.ways.append((pan as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero)
      log.touches.append(pan.numberOfTouches)
      log.place = pan.location(in: nil)
    }
    stage.advance(0.1)
  }

  private func send(_ scroll: HostScroll) {
    stage.host.input?.send(.scroll(scroll))
    stage.advance(1.0 / 60)
  }

  private func notch() {
    send(HostScroll(notches: CGVector(dx: 0, dy: -1), at: CGPoint(x: 100, y: 200)))
  }

  private func move() {
    send(HostScroll(.began, at: CGPoint(x: 100, y: 200)))
    send(HostScroll(.changed, at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 4)))
    send(HostScroll(.changed, at: CGPoint(x: 101, y: 200), by: CGVector(dx: 3, dy: 4)))
    send(HostScroll(.ended, at: CGPoint(x: 101, y: 200)))
  }

  @Test("by itself a pan follows no scrolling")
  func none() {
    #expect(
      pan.allowedScrollTypesMask == []
        && UIScrollView().panGestureRecognizer.allowedScrollTypesMask == .all)
    attach([])
    notch()
    move()
    #expect(log.states == [] && log.types == [])
  }

  @Test("a trackpad's way is its translation, without a touch")
  func continuous() {
    attach(.continuous)
    notch()
    #expect(log.states == [])
    move()
    #expect(log.states == [.began, .changed, .ended])
    #expect(log.ways == [CGPoint(x: 0, y: 4), CGPoint(x: 3, y: 8), CGPoint(x: 3, y: 8)])
    #expect(log.touches == [0, 0, 0] && log.types == [.scroll] && log.place.x == 101)
    #expect(pan.state == .possible)
  }

  @Test("a notch of a wheel begins and ends")
  func discrete() {
    attach(.discrete)
    move()
    #expect(log.states == [])
    notch()
    notch()
    #expect(log.states == [.began, .ended, .began, .ended])
    #expect(log.ways.allSatisfy { $0 == CGPoint(x: 0, y: -HostScroll.notch) })
  }

  @Test("the delegate may leave it alone")
  func refuses() {
    log.takesEvents = false
    attach(.all)
    move()
    notch()
    #expect(log.states == [] && log.types == [.scroll, .scroll])
  }

  @Test("a scroll view beneath takes it, as a drag")
  func competes() {
    attach(.all)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.contentOffset.y = 500
    view.value!.addSubview(scroll)
    move()
    stage.advance(2)
    #expect(scroll.contentOffset.y < 500 && log.states == [])
  }

  @Test("no view sees it as touches")
  func noTouches() {
    let seen = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    attach(.all)
    view.value!.addSubview(seen)
    move()
    notch()
    #expect(seen.take() == [])
    #expect(UIEvent.EventType.scroll.rawValue == 10 && UIScrollTypeMask.all.rawValue == 3)
  }
}
