import Testing
import UIKit

/// Recognisers that are changed in the middle of what they do.
@MainActor @Suite struct RecognizerChangeTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))

  init() {
    stage.root.addSubview(view)
    stage.advance(0.02)
  }

  enum Change: CaseIterable {
    case remove, disable, removeAndAdd, disableAndEnable, removeAll, addAnother, removeView,
      moveView
  }

  private func make(_ change: Change, _ recognizer: UIGestureRecognizer) {
    switch change {
    case .remove: view.removeGestureRecognizer(recognizer)
    case .disable: recognizer.isEnabled = false
    case .removeAndAdd:
      view.removeGestureRecognizer(recognizer)
      view.addGestureRecognizer(recognizer)
    case .disableAndEnable:
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    case .removeAll: view.gestureRecognizers = nil
    case .addAnother: view.addGestureRecognizer(UITapGestureRecognizer())
    case .removeView: view.removeFromSuperview()
    case .moveView:
      let box = UIView(frame: stage.root.bounds)
      stage.root.addSubview(box)
      box.addSubview(view)
    }
  }

  private func restore(_ recognizer: UIGestureRecognizer) {
    recognizer.isEnabled = true
    view.gestureRecognizers = [recognizer]
    view.removeFromSuperview()
    stage.root.addSubview(view)
    stage.advance(0.05)
  }

  private func drag() {
    stage.touch(.began, 150, 150)
    for step in 1...5 { stage.touch(.moved, 150 + CGFloat(step) * 6, 150) }
    stage.touch(.ended, 180, 150)
  }

  @Test(arguments: Change.allCases) func aPanThatIsChangedInEachOfItsStates(change: Change) {
    for state in [UIGestureRecognizer.State.began, .changed, .ended] {
      let pan = UIPanGestureRecognizer()
      view.addGestureRecognizer(pan)
      var states: [UIGestureRecognizer.State] = []
      var isArmed = true
      _ = pan.handlers.add { [unowned pan] _ in
        states.append(pan.state)
        guard isArmed, pan.state == state else { return }
        isArmed = false
        make(change, pan)
      }
      drag()
      #expect(!isArmed)
      #expect(states.first == .began)
      #expect(states.filter { $0 == .ended || $0 == .cancelled }.count == 1, "\(states)")
      #expect(states.last == .ended || states.last == .cancelled)
      #expect(pan.state == .possible && pan.numberOfTouches == 0)
      // All is as before: the next drag is followed from its beginning to its end.
      restore(pan)
      states = []
      drag()
      #expect(states.first == .began && states.last == .ended, "\(change) in \(state): \(states)")
      view.gestureRecognizers = nil
    }
  }

  @Test(arguments: Change.allCases) func aTapThatIsChangedInItsHandler(change: Change) {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var count = 0
    _ = tap.handlers.add { [unowned tap] _ in
      count += 1
      if count == 1 { make(change, tap) }
    }
    stage.tap(150, 150)
    #expect(count == 1)
    #expect(tap.state == .possible)
    restore(tap)
    stage.tap(150, 150)
    #expect(count == 2)
  }

  @Test(arguments: Change.allCases) func aLongPressThatIsChangedInItsHandler(change: Change) {
    let press = UILongPressGestureRecognizer()
    view.addGestureRecognizer(press)
    var states: [UIGestureRecognizer.State] = []
    var isArmed = true
    _ = press.handlers.add { [unowned press] _ in
      states.append(press.state)
      guard isArmed else { return }
      isArmed = false
      make(change, press)
    }
    stage.touch(.began, 150, 150)
    stage.advance(0.6)
    stage.touch(.ended, 150, 150)
    #expect(states.first == .began)
    #expect(states.filter { $0 == .ended || $0 == .cancelled }.count == 1, "\(states)")
    #expect(press.state == .possible)
    restore(press)
    states = []
    stage.advance(0.5)
    stage.touch(.began, 150, 150)
    stage.advance(0.6)
    stage.touch(.ended, 150, 150)
    #expect(states == [.began, .ended])
  }

  @Test func aStateSetFromOutsideDoesNotLastBeyondTheGesture() {
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var count = 0
    _ = tap.handlers.add { _ in count += 1 }
    // Before it ever followed a finger, and after.
    for _ in 0..<2 {
      for state in [UIGestureRecognizer.State.failed, .cancelled, .ended, .began, .changed] {
        tap.state = state
      }
      count = 0
      stage.advance(0.1)
      stage.tap(150, 150)
      #expect(count == 1)
      #expect(tap.state == .possible)
      stage.advance(1)
    }
  }

  @Test func whatWaitsForARecogniserGoesOnWhenItFailsOnATimerOfItsOwn() {
    final class Patient: UIGestureRecognizer {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    let patient = Patient()
    patient.delaysTouchesEnded = true
    let tap = UITapGestureRecognizer()
    tap.require(toFail: patient)
    view.addGestureRecognizer(patient)
    view.addGestureRecognizer(tap)
    var count = 0
    _ = tap.handlers.add { _ in count += 1 }
    stage.tap(150, 150)
    #expect(count == 0)
    patient.state = .failed
    #expect(count == 1)
    #expect(patient.state == .possible && tap.state == .possible)
    #expect(patient.numberOfTouches == 0)
  }

  @Test func aRecogniserFreedMidTouch() {
    weak var weakPan: UIPanGestureRecognizer?
    do {
      let pan = UIPanGestureRecognizer()
      weakPan = pan
      view.addGestureRecognizer(pan)
      stage.touch(.began, 150, 150)
      view.removeGestureRecognizer(pan)
    }
    stage.touch(.moved, 190, 150)
    stage.touch(.ended, 190, 150)
    stage.advance(0.1)
    #expect(weakPan == nil)
  }

  @Test func recognisersThatWaitForEachOtherAreNotStuckForEver() {
    let first = UITapGestureRecognizer()
    let second = UITapGestureRecognizer()
    first.require(toFail: second)
    second.require(toFail: first)
    first.require(toFail: first)
    view.addGestureRecognizer(first)
    view.addGestureRecognizer(second)
    stage.tap(150, 150)
    stage.advance(1)
    view.removeGestureRecognizer(second)
    var count = 0
    _ = first.handlers.add { _ in count += 1 }
    stage.tap(150, 150)
    stage.advance(1)
    #expect(count == 1)
    #expect(first.state == .possible && first.numberOfTouches == 0)
  }
}
