import Testing
import UIKit

/// Fingers as no person and every broken host moves them: lost, doubled, nowhere.
@MainActor @Suite struct WildTouchTests {
  private let stage = Stage()
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let log = EventLog()

  init() {
    stage.root.addSubview(control)
    log.follow(control)
    stage.advance(0.02)
  }

  private func finger(
    _ phase: UITouch.Phase, _ x: CGFloat = 120, _ y: CGFloat = 120, id: Int = 1
  ) -> HostTouch {
    HostTouch(id: id, phase: phase, location: CGPoint(x: x, y: y))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func aFingerThatIsLiftedNowhereIsLiftedWhereItWas(x: CGFloat) {
    stage.touch(.began, 120, 120)
    stage.touch(.moved, x, 120)
    stage.touch(.ended, x, x)
    #expect(log.take() == ["down", "upInside"])
    #expect(!control.isTracking)
    // The finger is up: its number is free again.
    stage.touch(.began, 120, 120)
    stage.touch(.cancelled, x, 120)
    #expect(log.take() == ["down", "downRepeat", "cancel"])
  }

  @Test func aWholeTapInOneMessageIsATap() {
    stage.touch([finger(.began), finger(.ended)])
    #expect(log.take() == ["down", "upInside"])
    stage.advance(1)
    stage.touch([finger(.began), finger(.moved, 125), finger(.ended, 125)])
    #expect(log.take() == ["down", "dragInside", "upInside"])
    stage.advance(1)
    stage.touch([finger(.began), finger(.ended), finger(.began), finger(.ended)])
    #expect(log.take() == ["down", "upInside", "down", "downRepeat", "upInside"])
  }

  @Test func aWholeTapInOneMessageReachesRecognisersToo() {
    let view = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    stage.root.addSubview(view)
    var count = 0
    _ = tap.handlers.add { _ in count += 1 }
    stage.touch([finger(.began, 50, 350), finger(.ended, 50, 350)])
    #expect(count == 1)
  }

  @Test func aFingerThatComesDownAgainWithoutHavingGoneUpWasLost() {
    let other = UIControl(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    stage.root.addSubview(other)
    log.follow(other, prefix: "other ")
    stage.touch(.began, 120, 120)
    stage.touch(.began, 120, 320)
    #expect(log.take() == ["down", "cancel", "other down"])
    stage.touch(.ended, 120, 320)
    #expect(log.take() == ["other upInside"])
    #expect(!control.isTracking && !other.isTracking)
  }

  @Test func endsThatNeverBeganDoNothing() {
    stage.touch(.ended, 120, 120)
    stage.touch(.moved, 120, 120)
    stage.touch(.cancelled, 120, 120)
    stage.touch(.stationary, 120, 120)
    stage.touch([])
    #expect(log.take() == [])
    #expect(stage.isIdle)
    stage.tap(120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func placesFarOutsideGiveNumbersThatAreFinite() {
    let view = UIView(frame: stage.root.bounds)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    stage.root.addSubview(view)
    var seen: [CGPoint] = []
    _ = pan.handlers.add { [unowned pan] _ in
      seen += [pan.translation(in: nil), pan.velocity(in: nil), pan.location(in: nil)]
    }
    stage.touch(.began, 100, 100)
    let far = CGFloat.greatestFiniteMagnitude
    for place in [1e9, -1e9, 1e300, -1e300, far, -far, 50] { stage.touch(.moved, place, place) }
    stage.touch(.ended, far, far)
    #expect(seen.count > 6)
    #expect(seen.allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func aHundredFingersAtOnce() {
    let view = UIView(frame: stage.root.bounds)
    view.isMultipleTouchEnabled = true
    let recognizers: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
    ]
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
    stage.root.addSubview(view)
    for phase in [UITouch.Phase.began, .moved, .moved, .ended] {
      let step = CGFloat(phase.rawValue) * 7
      stage.touch((0..<100).map { finger(phase, CGFloat($0) + step, 200 + step, id: $0) })
    }
    stage.advance(2)
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    #expect(stage.isIdle)
  }

  @Test func aHandlerThatRunsTheLoopGetsWhatComesMeanwhileInOrder() {
    var steps: [String] = []
    let nested = UIControl(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    stage.root.addSubview(nested)
    log.follow(nested, prefix: "other ")
    nested.addAction(
      UIAction { [stage] _ in
        steps.append("in")
        // Another finger taps while this handler has not returned.
        stage.tap(120, 120)
        stage.touch(.moved, 125, 320, id: 2)
        steps.append("out")
      }, for: .touchDown)
    stage.touch([finger(.began, 120, 320, id: 2), finger(.began, 300, 700, id: 3)])
    stage.touch(.ended, 125, 320, id: 2)
    stage.touch(.ended, 300, 700, id: 3)
    #expect(steps == ["in", "out"])
    let names = log.take()
    #expect(names.filter { !$0.hasPrefix("other") } == ["down", "upInside"])
    #expect(names.filter { $0.hasPrefix("other") }.first == "other down")
    #expect(names.filter { $0.hasPrefix("other") }.last == "other upInside")
    #expect(!control.isTracking && !nested.isTracking)
    stage.advance(1)
    #expect(stage.isIdle)
  }
}
