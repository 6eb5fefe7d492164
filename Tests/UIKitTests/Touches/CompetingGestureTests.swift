import Foundation
import Testing
import UIKit

/// Gestures that compete for the same fingers, case by case.
@MainActor @Suite struct CompetingGestureTests {
  private let rig = GestureRig()

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    rig.down(x, y)
    rig.up(x, y)
  }

  private func taps(_ count: Int, _ name: String) -> UITapGestureRecognizer {
    let recognizer = rig.add(UITapGestureRecognizer(), name)
    recognizer.numberOfTapsRequired = count
    return recognizer
  }

  @Test func aTapThatWaitsForADoubleTapAndADragAfterIt() {
    for order in [["pan", "double", "single"], ["double", "single", "pan"]] {
      rig.view.gestureRecognizers = nil
      var recognizers: [String: UIGestureRecognizer] = [:]
      for name in order {
        recognizers[name] =
          name == "pan"
          ? rig.add(UIPanGestureRecognizer(), name) : taps(name == "double" ? 2 : 1, name)
      }
      recognizers["single"]!.require(toFail: recognizers["double"]!)
      tap(200, 200)
      #expect(rig.take() == [])
      rig.down(200, 200)
      rig.move(230, 200)
      // The tap is over, and it shares no finger with the drag: both are told, each once.
      #expect(Set(rig.take()) == ["single ended", "pan began"], "\(order)")
      rig.up(230, 200)
      #expect(rig.take() == ["pan ended"])
      rig.stage.advance(1)
      #expect(rig.take() == [])
    }
  }

  @Test func aTapElsewhereIsNoSecondTapOfTwoButOneOfItsOwn() {
    let single = taps(1, "single")
    single.require(toFail: taps(2, "double"))
    tap(200, 200)
    rig.down(300, 350)
    #expect(rig.take() == ["single ended"])
    rig.up(300, 350)
    rig.stage.advance(0.4)
    #expect(rig.take() == ["single ended"])
    tap(200, 200)
    tap(300, 350)
    tap(300, 350)
    #expect(rig.take() == ["single ended", "double ended"])
  }

  @Test func aHeldTapTakesNoFurtherTouch() {
    let single = taps(1, "single")
    let double = taps(2, "double")
    single.require(toFail: double)
    tap(200, 200)
    rig.down(200, 200)
    #expect(single.numberOfTouches == 0 && double.numberOfTouches == 1)
    rig.up(200, 200)
    #expect(rig.take() == ["double ended"])
  }

  @Test func aChainOfTapsThatWait() {
    let (single, double, triple) = (taps(1, "single"), taps(2, "double"), taps(3, "triple"))
    single.require(toFail: double)
    double.require(toFail: triple)
    for count in 1...3 {
      for _ in 0..<count { tap(200, 200) }
      rig.stage.advance(1)
      #expect(rig.take() == [["single ended"], ["double ended"], ["triple ended"]][count - 1])
    }
  }

  @Test func aCircleOfTapsThatWaitEndsAndIsReported() {
    let (first, second, third) = (taps(1, "first"), taps(1, "second"), taps(1, "third"))
    first.require(toFail: second)
    second.require(toFail: first)
    third.require(toFail: first)
    for _ in 0..<2 {
      let messages = diagnostics { tap(200, 200) }
      #expect(
        messages == [
          "Gesture recognisers that wait for each other's failure: UITapGestureRecognizer, "
            + "UITapGestureRecognizer. None was recognised."
        ])
      #expect(rig.take() == ["third ended"], "what waits for the circle goes on")
      #expect(first.state == .possible && second.state == .possible)
    }
    #expect(rig.view.take() == ["began", "cancelled", "began", "cancelled"])
    // A recogniser cannot wait for itself.
    let alone = taps(1, "alone")
    alone.require(toFail: alone)
    rig.view.gestureRecognizers = [alone]
    tap(200, 200)
    #expect(rig.take() == ["alone ended"])
  }

  @Test func aCircleOfPansThatWait() {
    let first = rig.add(UIPanGestureRecognizer(), "first")
    let second = rig.add(UIPanGestureRecognizer(), "second")
    first.require(toFail: second)
    second.require(toFail: first)
    rig.down(200, 200)
    rig.move(250, 200)
    rig.up(250, 200)
    #expect(rig.take() == [])
    second.isEnabled = false
    rig.down(200, 200)
    rig.move(250, 200)
    rig.up(250, 200)
    #expect(rig.take() == ["first began", "first ended"])
  }

  @Test func aLongPressAndThenAPan() {
    let press = rig.add(UILongPressGestureRecognizer(), "press")
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    func drag(after seconds: TimeInterval) -> [String] {
      rig.down(200, 200)
      rig.stage.advance(seconds)
      rig.move(250, 200)
      rig.move(260, 200)
      rig.up(260, 200)
      return rig.take()
    }
    #expect(drag(after: 0.1) == ["pan began", "pan changed", "pan ended"])
    #expect(drag(after: 0.6) == ["press began", "press changed", "press ended"])
    let friendly = Friendly()
    pan.delegate = friendly
    #expect(
      drag(after: 0.6) == [
        "press began", "press changed", "pan began", "press changed", "pan changed", "press ended",
        "pan ended",
      ])
    pan.delegate = nil
    pan.require(toFail: press)
    #expect(
      drag(after: 0.1) == ["pan began", "pan changed", "pan ended"], "moving fails the press")
    #expect(drag(after: 0.6) == ["press began", "press changed", "press ended"])
  }

  @Test func aRecogniserThatCannotBePrevented() {
    let stubborn = rig.add(Stubborn(), "stubborn")
    _ = rig.add(UIPanGestureRecognizer(), "pan")
    func drag() -> [String] {
      rig.down(200, 200)
      rig.move(250, 200)
      rig.up(250, 200)
      return rig.take()
    }
    #expect(drag() == ["stubborn began", "stubborn ended"], "it prevents others")
    stubborn.canPreventOthers = false
    #expect(drag() == ["stubborn began", "pan began", "stubborn ended", "pan ended"])
    // Behind the other one in the order, it begins all the same.
    rig.view.gestureRecognizers?.forEach { rig.view.removeGestureRecognizer($0) }
    _ = rig.add(UIPanGestureRecognizer(), "pan")
    rig.view.addGestureRecognizer(stubborn)
    #expect(drag() == ["pan began", "stubborn began", "pan ended", "stubborn ended"])
  }

  @Test func theDelegateOfEitherMakesOneWait() {
    for isFirst in [true, false] {
      rig.view.gestureRecognizers = nil
      let pan = rig.add(UIPanGestureRecognizer(), "pan")
      let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
      let patient = Patient(isFirst ? swipe : pan, isRequired: !isFirst)
      if isFirst { pan.delegate = patient } else { swipe.delegate = patient }
      rig.down(100, 200)
      rig.move(130, 200)
      rig.move(170, 200)
      rig.up(170, 200)
      #expect(rig.take() == ["swipe ended"])
    }
  }

  @Test func aFingerThatJoinsAGestureIsKeptFromTheViews() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 200, width: 100, height: 44)
    rig.view.addSubview(button)
    let log = EventLog()
    log.follow(button)
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    rig.down(300, 150)
    rig.move(250, 150)
    rig.down(70, 320, id: 2)
    rig.up(70, 320, id: 2)
    #expect(log.take() == [])
    #expect(rig.take() == ["pan began"])
    rig.up(250, 150)
    pan.cancelsTouchesInView = false
    rig.down(300, 150)
    rig.move(250, 150)
    rig.down(70, 320, id: 2)
    rig.up(70, 320, id: 2)
    #expect(log.take() == ["down", "upInside", "primary"])
    rig.up(250, 150)
  }

  @Test func aGestureUnderWayKeepsLaterOnesAway() {
    let inner = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    rig.view.addSubview(inner)
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    _ = rig.add(UITapGestureRecognizer(), "tap", to: inner)
    rig.down(300, 150)
    rig.move(250, 150)
    rig.down(70, 320, id: 2)
    rig.up(70, 320, id: 2)
    #expect(rig.take() == ["pan began"])
    rig.up(250, 150)
    _ = rig.take()
    let friendly = Friendly()
    pan.delegate = friendly
    rig.down(300, 150)
    rig.move(250, 150)
    rig.down(70, 320, id: 2)
    rig.up(70, 320, id: 2)
    #expect(rig.take() == ["pan began", "tap ended"])
    rig.up(250, 150)
  }

  @Test func gesturesOfDifferentFingersGoTogether() {
    let other = UIView(frame: CGRect(x: 50, y: 450, width: 300, height: 200))
    rig.stage.root.addSubview(other)
    _ = rig.add(UIPanGestureRecognizer(), "first")
    _ = rig.add(UIPanGestureRecognizer(), "second", to: other)
    rig.both(.began, (100, 200), (100, 500))
    rig.both(.moved, (150, 200), (150, 500))
    rig.both(.ended, (150, 200), (150, 500))
    #expect(rig.take() == ["first began", "second began", "first ended", "second ended"])
  }
}

/// A pan that others cannot keep from beginning.
private final class Stubborn: UIPanGestureRecognizer {
  var canPreventOthers = true

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    canPreventOthers
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// Makes its recogniser wait for another, or the other for its own.
private final class Patient: NSObject, UIGestureRecognizerDelegate {
  private weak var other: UIGestureRecognizer?
  private let isRequired: Bool

  init(_ other: UIGestureRecognizer, isRequired: Bool) {
    self.other = other
    self.isRequired = isRequired
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { !isRequired && otherGestureRecognizer === other }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired && otherGestureRecognizer === other }
}
