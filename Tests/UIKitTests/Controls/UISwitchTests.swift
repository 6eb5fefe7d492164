import Testing
import UIKit

@MainActor @Suite struct UISwitchTests {
  private let stage = Stage(device: .coarse)
  private let log = EventLog()
  private let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 300, height: 5))

  init() {
    stage.root.addSubview(control)
    stage.advance(0.1)
    log.follow(control)
  }

  @Test func keepsItsSize() {
    #expect(control.frame == CGRect(x: 100, y: 100, width: 51, height: 31))
    control.bounds = CGRect(x: 0, y: 0, width: 7, height: 7)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == control.intrinsicContentSize)
  }

  @Test func aTapTurnsItAndTells() {
    stage.tap(120, 115)
    #expect(control.isOn)
    #expect(log.take() == ["down", "valueChanged", "primary", "upInside"])
    stage.tap(120, 115)
    #expect(!control.isOn)
  }

  @Test func pullingTheThumbTurnsItOnce() {
    stage.touch(.began, 110, 115)
    stage.touch(.moved, 118, 115)
    stage.touch(.moved, 126, 115)
    stage.touch(.moved, 160, 115)
    #expect(!control.isOn)
    stage.touch(.ended, 160, 115)
    #expect(control.isOn)
    #expect(log.take().filter { $0 == "valueChanged" || $0 == "primary" }.count == 2)
  }

  @Test func pullingItBackChangesNothing() {
    stage.touch(.began, 110, 115)
    stage.touch(.moved, 130, 115)
    stage.touch(.moved, 112, 115)
    stage.touch(.ended, 112, 115)
    #expect(!control.isOn)
    #expect(!log.take().contains("valueChanged"))
  }

  @Test func pullingTowardsItsOwnSideChangesNothing() {
    control.isOn = true
    stage.touch(.began, 120, 115)
    stage.touch(.moved, 145, 115)
    stage.touch(.ended, 145, 115)
    #expect(control.isOn)
    #expect(!log.take().contains("valueChanged"))
  }

  @Test func aFingerLiftedFarOutsideTurnsNothing() {
    stage.touch(.began, 120, 115)
    stage.touch(.moved, 121, 300)
    stage.touch(.ended, 121, 300)
    #expect(!control.isOn)
    #expect(log.take().last == "upOutside")
  }

  @Test func aTouchTakenAwayTurnsNothing() {
    stage.touch(.began, 110, 115)
    stage.touch(.moved, 140, 115)
    stage.touch(.cancelled, 140, 115)
    #expect(!control.isOn)
    #expect(!log.take().contains("valueChanged"))
  }

  @Test func mirroredItIsPulledTheOtherWay() {
    control.semanticContentAttribute = .forceRightToLeft
    stage.advance(0.1)
    stage.touch(.began, 140, 115)
    stage.touch(.moved, 120, 115)
    stage.touch(.ended, 120, 115)
    #expect(control.isOn)
  }

  @Test func codeTellsNothing() {
    control.isOn = true
    control.setOn(false, animated: true)
    stage.advance(1)
    #expect(log.take() == [])
    control.sendActions(for: .valueChanged)
    #expect(log.take() == ["valueChanged", "primary"])
  }

  @Test func disabledItTakesNothing() {
    control.isEnabled = false
    stage.tap(120, 115)
    #expect(!control.isOn && log.take() == [])
    #expect(!control.accessibilityActivate())
    #expect(control.accessibilityTraits.contains(.notEnabled))
  }

  @Test func disablingItWhileItIsPulledPutsItBack() {
    stage.touch(.began, 110, 115)
    stage.touch(.moved, 140, 115)
    control.isEnabled = false
    stage.touch(.ended, 140, 115)
    #expect(!control.isOn)
  }

  @Test func assistiveTechnologyTurnsIt() {
    #expect(control.accessibilityTraits.contains(.toggleButton))
    #expect(control.accessibilityValue == "0")
    #expect(control.accessibilityActivate())
    #expect(control.isOn && control.accessibilityValue == "1")
    #expect(log.take() == ["valueChanged", "primary"])
  }

  @Test func theThumbSlidesAndComesToRest() {
    stage.tap(120, 115)
    stage.advance(1)
    #expect(stage.isIdle)
    #expect(stage.color(105, 115) == 0x34C759)
    stage.forgetFrames()
    control.setOn(false, animated: true)
    stage.advance(1)
    #expect(stage.frames.count > 10)
  }

  @Test func codeThatAnswersByTurningItBackWins() {
    control.addAction(UIAction { [unowned control] _ in control.isOn = false }, for: .valueChanged)
    stage.tap(120, 115)
    #expect(!control.isOn)
    #expect(log.take().filter { $0 == "valueChanged" }.count == 1)
  }
}
