import Testing
import UIKit

/// Taps, long presses and pans, alone and against each other.
@MainActor @Suite struct GestureTests {
  private let stage = Stage()
  private let view = TouchLogView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
  private let log = EventLog()

  init() {
    stage.root.addSubview(view)
    stage.advance(0.02)
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to target: UIView? = nil
  ) -> Recognizer {
    let log = log
    _ = recognizer.handlers.add { log.note("\(name) \($0.state)") }
    (target ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }

  @Test func tapTakesTheTouchFromTheView() {
    _ = add(UITapGestureRecognizer(), "tap")
    stage.tap(100, 150)
    #expect(log.take() == ["tap ended"])
    #expect(view.calls == ["began", "cancelled"])
  }

  @Test func tapThatMovesTenPointsFails() {
    _ = add(UITapGestureRecognizer(), "tap")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 109, 150)
    stage.touch(.ended, 109, 150)
    #expect(log.take() == ["tap ended"])
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 110, 150)
    stage.touch(.ended, 110, 150)
    #expect(log.take() == [])
    #expect(view.calls.suffix(3) == ["began", "moved", "ended"])
  }

  @Test func tapWithoutCancellingLeavesTheViewItsTouch() {
    add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
    stage.tap(100, 150)
    #expect(log.take() == ["tap ended"])
    #expect(view.calls == ["began", "ended"])
  }

  @Test func singleWaitsForDoubleToFail() {
    let double = add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    add(UITapGestureRecognizer(), "single").require(toFail: double)
    stage.tap(100, 150)
    #expect(log.take() == [])
    stage.advance(0.4)
    #expect(log.take() == ["single ended"])
    stage.tap(100, 150)
    stage.tap(101, 150)
    #expect(log.take() == ["double ended"])
    stage.advance(1)
    #expect(log.take() == [])
  }

  @Test func singleAndDoubleWithoutDependencyAreBothTold() {
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    _ = add(UITapGestureRecognizer(), "single")
    stage.tap(100, 150)
    stage.tap(100, 150)
    #expect(log.take() == ["single ended", "double ended"])
  }

  @Test func heldEndReachesTheViewOnceTheDoubleTapFailed() {
    add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    stage.tap(100, 150)
    #expect(view.calls == ["began"])
    stage.advance(0.4)
    #expect(view.calls == ["began", "ended"])
  }

  @Test func beganIsHeldBackUntilTheRecogniserFails() {
    add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    stage.touch(.began, 100, 150)
    #expect(view.calls == [])
    stage.touch(.moved, 120, 150)
    #expect(view.calls == ["began", "moved"])
    stage.touch(.ended, 120, 150)
    #expect(view.calls == ["began", "moved", "ended"])
  }

  @Test func longPressBeginsAfterHalfASecond() {
    _ = add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 150)
    stage.advance(0.45)
    #expect(log.take() == [])
    stage.advance(0.05)
    #expect(log.take() == ["press began"])
    stage.touch(.moved, 130, 150)
    stage.touch(.ended, 130, 150)
    #expect(log.take() == ["press changed", "press ended"])
    #expect(view.calls == ["began", "cancelled"])
  }

  @Test func longPressThatMovesOrEndsEarlyFails() {
    _ = add(UILongPressGestureRecognizer(), "press")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 111, 150)
    stage.advance(1)
    stage.touch(.ended, 111, 150)
    stage.touch(.began, 100, 150)
    stage.touch(.ended, 100, 150)
    stage.advance(1)
    #expect(log.take() == [])
  }

  @Test func panBeginsAfterTenPointsWhichAreLeftOut() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 109, 150)
    #expect(log.take() == [])
    stage.touch(.moved, 112, 150)
    #expect(log.take() == ["pan began"])
    #expect(pan.translation(in: view) == CGPoint(x: 2, y: 0))
    stage.touch(.moved, 130, 140)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: -10))
    pan.setTranslation(.zero, in: view)
    stage.touch(.moved, 131, 140)
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 0))
    stage.touch(.ended, 131, 140)
    #expect(log.take() == ["pan changed", "pan changed", "pan ended"])
    #expect(view.calls == ["began", "moved", "cancelled"])
  }

  @Test func panKnowsItsVelocity() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 60, 150)
    for step in 1...12 { stage.touch(.moved, 60 + CGFloat(step) * 5, 150) }
    // Five points each sixtieth of a second.
    #expect(abs(pan.velocity(in: view).x - 300) < 1)
    #expect(pan.velocity(in: view).y == 0)
  }

  @Test func velocityIsGoneAfterARest() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    var last = CGPoint(x: 1, y: 1)
    _ = pan.handlers.add { _ in last = pan.velocity(in: nil) }
    stage.touch(.began, 60, 150)
    for step in 1...12 { stage.touch(.moved, 60 + CGFloat(step) * 5, 150) }
    stage.advance(0.5)
    stage.touch(.ended, 120, 150)
    #expect(last == .zero)
  }

  @Test func panBeatsTapAndLongPress() {
    _ = add(UITapGestureRecognizer(), "tap")
    _ = add(UILongPressGestureRecognizer(), "press")
    _ = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 130, 150)
    stage.advance(1)
    stage.touch(.ended, 130, 150)
    #expect(log.take() == ["pan began", "pan ended"])
  }

  @Test func theDeeperViewsRecogniserWins() {
    _ = add(UITapGestureRecognizer(), "outer", to: stage.root)
    _ = add(UITapGestureRecognizer(), "inner")
    stage.tap(100, 150)
    #expect(log.take() == ["inner ended"])
  }

  @Test func bothWhenADelegateAllows() {
    let friendly = Friendly()
    let outer = add(UITapGestureRecognizer(), "outer", to: stage.root)
    outer.delegate = friendly
    _ = add(UITapGestureRecognizer(), "inner")
    stage.tap(100, 150)
    #expect(log.take() == ["inner ended", "outer ended"])
  }

  @Test func delegateKeepsItFromBeginning() {
    let strict = Strict()
    add(UITapGestureRecognizer(), "tap").delegate = strict
    stage.tap(100, 150)
    #expect(log.take() == [])
    #expect(view.calls == ["began", "ended"])
  }

  @Test func delegateKeepsTouchesAway() {
    let deaf = Deaf()
    add(UITapGestureRecognizer(), "tap").delegate = deaf
    stage.tap(100, 150)
    #expect(log.take() == [])
  }

  @Test func switchedOffMidwayIsCancelled() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 130, 150)
    pan.isEnabled = false
    stage.touch(.moved, 140, 150)
    stage.touch(.ended, 140, 150)
    #expect(log.take() == ["pan began", "pan cancelled"])
    pan.isEnabled = true
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 130, 150)
    #expect(log.take() == ["pan began"])
  }

  @Test func removedWhileTrackingIsCancelled() {
    let pan = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 130, 150)
    view.removeGestureRecognizer(pan)
    stage.touch(.ended, 130, 150)
    #expect(log.take() == ["pan began", "pan cancelled"])
    #expect(pan.view == nil && view.gestureRecognizers == nil)
  }

  @Test func viewRemovedWhileItsPanTracks() {
    _ = add(UIPanGestureRecognizer(), "pan")
    stage.touch(.began, 100, 150)
    stage.touch(.moved, 130, 150)
    view.removeFromSuperview()
    stage.touch(.ended, 130, 150)
    #expect(log.take() == ["pan began", "pan cancelled"])
  }

  @Test func twoFingersTap() {
    add(UITapGestureRecognizer(), "two").numberOfTouchesRequired = 2
    view.isMultipleTouchEnabled = true
    stage.tap(100, 150)
    #expect(log.take() == [])
    stage.touch([
      HostTouch(id: 1, phase: .began, location: CGPoint(x: 100, y: 150)),
      HostTouch(id: 2, phase: .began, location: CGPoint(x: 160, y: 150)),
    ])
    stage.touch([
      HostTouch(id: 1, phase: .ended, location: CGPoint(x: 100, y: 150)),
      HostTouch(id: 2, phase: .ended, location: CGPoint(x: 160, y: 150)),
    ])
    #expect(log.take() == ["two ended"])
  }

  @Test func aControlKeepsTapsOfItsSuperviewAway() {
    _ = add(UITapGestureRecognizer(), "tap")
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.addSubview(button)
    log.follow(button)
    stage.tap(70, 120)
    #expect(log.take() == ["down", "upInside", "primary"])
  }

  @Test func panOverAButtonCancelsIt() {
    _ = add(UIPanGestureRecognizer(), "pan")
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    view.addSubview(button)
    log.follow(button)
    stage.touch(.began, 70, 120)
    stage.touch(.moved, 90, 120)
    stage.touch(.ended, 90, 120)
    // The recogniser takes the touch first and tells its handlers then.
    #expect(log.take() == ["down", "cancel", "pan began", "pan ended"])
  }
}

@MainActor private final class Strict: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

@MainActor private final class Deaf: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { false }
}
