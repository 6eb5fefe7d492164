import Testing
import UIKit

@MainActor @Suite struct UIStepperTests {
  private let stage = Stage(device: .coarse)
  private let log = EventLog()
  private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 1, height: 1))

  init() {
    stage.root.addSubview(stepper)
    stage.advance(0.1)
    log.follow(stepper)
  }

  private func tapPlus() { stage.tap(170, 116) }
  private func tapMinus() { stage.tap(120, 116) }

  @Test func beginsAsInUIKit() {
    #expect(stepper.frame == CGRect(x: 100, y: 100, width: 94, height: 32))
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps && stepper.value == 0)
  }

  @Test func tapsStepAndTell() {
    tapPlus()
    #expect(stepper.value == 1)
    #expect(log.take() == ["down", "valueChanged", "primary", "upInside"])
    tapPlus()
    tapMinus()
    #expect(stepper.value == 1)
  }

  @Test func itStaysAtItsEnd() {
    tapMinus()
    #expect(stepper.value == 0 && !log.take().contains("valueChanged"))
    stepper.maximumValue = 2.5
    stepper.value = 2
    tapPlus()
    #expect(stepper.value == 2.5)
  }

  @Test func itWraps() {
    stepper.wraps = true
    tapMinus()
    #expect(stepper.value == 100)
    tapPlus()
    #expect(stepper.value == 0)
  }

  @Test func holdingRepeatsFasterAndFaster() {
    stage.touch(.began, 170, 116)
    stage.advance(0.45)
    #expect(stepper.value == 0)
    stage.advance(0.05)
    #expect(stepper.value == 1)
    stage.advance(1)
    let early = stepper.value
    stage.advance(1)
    let later = stepper.value - early
    stage.advance(1)
    let latest = stepper.value - early - later
    #expect(early < later && later < latest)
    stage.touch(.ended, 170, 116)
    let end = stepper.value
    stage.advance(3)
    #expect(stepper.value == end && stage.isIdle)
    #expect(log.take().filter { $0 == "valueChanged" }.count == Int(end))
  }

  @Test func holdingTellsOnceWhenItIsNotContinuous() {
    stepper.isContinuous = false
    stage.touch(.began, 170, 116)
    stage.advance(2)
    #expect(stepper.value > 2 && !log.take().contains("valueChanged"))
    stage.touch(.ended, 170, 116)
    #expect(log.take() == ["valueChanged", "primary", "upInside"])
  }

  @Test func holdingIsOneStepWithoutRepeats() {
    stepper.autorepeat = false
    stage.touch(.began, 170, 116)
    stage.advance(3)
    #expect(stepper.value == 0)
    stage.touch(.ended, 170, 116)
    #expect(stepper.value == 1)
  }

  @Test func leavingTheButtonStops() {
    stage.touch(.began, 170, 116)
    stage.touch(.moved, 120, 116)
    stage.advance(2)
    stage.touch(.ended, 120, 116)
    #expect(stepper.value == 0)
  }

  @Test func holdingEndsWithTheTouchOrTheControl() {
    stage.touch(.began, 170, 116)
    stage.advance(0.6)
    stage.touch(.cancelled, 170, 116)
    stage.advance(3)
    #expect(stepper.value == 1)
    stage.touch(.began, 170, 116)
    stage.advance(0.6)
    stepper.removeFromSuperview()
    stage.advance(3)
    #expect(stepper.value == 2 && stage.isIdle)
  }

  @Test func aHandlerMayDisableItWhileItRepeats() {
    stepper.addAction(
      UIAction { [unowned stepper] _ in stepper.isEnabled = stepper.value < 3 }, for: .valueChanged)
    stage.touch(.began, 170, 116)
    stage.advance(5)
    stage.touch(.ended, 170, 116)
    #expect(stepper.value == 3 && stage.isIdle)
  }

  @Test func codeTellsNothing() {
    stepper.value = 7
    stepper.minimumValue = 10
    #expect(stepper.value == 10 && log.take() == [])
  }

  @Test func badNumbersAreToldAndIgnored() {
    let told = diagnostics {
      stepper.minimumValue = 100
      stepper.maximumValue = 0
      stepper.stepValue = 0
      stepper.stepValue = -.infinity
      stepper.value = .nan
    }
    #expect(told.count == 5)
    #expect((stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 100, 1))
    stepper.value = 1e9
    #expect(stepper.value == 100)
  }

  @Test func mirroredThePlusIsAtTheLeft() {
    stepper.semanticContentAttribute = .forceRightToLeft
    stage.advance(0.1)
    tapMinus()
    #expect(stepper.value == 1)
  }

  @Test func assistiveTechnologyHasTwoButtons() throws {
    let buttons = all(in: stepper).filter(\.isAccessibilityElement)
    #expect(buttons.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(buttons[0].accessibilityTraits.contains(.notEnabled))
    #expect(buttons[1].accessibilityActivate())
    #expect(stepper.value == 1 && log.take() == ["valueChanged", "primary"])
    #expect(!buttons[0].accessibilityTraits.contains(.notEnabled))
    stepper.isEnabled = false
    #expect(!buttons[1].accessibilityActivate())
  }

  private func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }
}
