import Testing
import UIKit

/// The events of a control under a scripted finger, in their exact order.
@MainActor @Suite struct UIControlEventTests {
  private let stage = Stage()
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let log = EventLog()

  init() {
    stage.root.addSubview(control)
    log.follow(control)
    stage.advance(0.02)
  }

  @Test func tapInside() {
    stage.tap(120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func buttonAddsPrimaryActionAfterUpInside() {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
    log.follow(button)
    stage.root.addSubview(button)
    stage.tap(120, 320)
    #expect(log.take() == ["down", "upInside", "primary"])
  }

  @Test func dragOutAndBackIn() {
    stage.touch(.began, 140, 120)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    // 69 points below the lower edge still is inside, 80 is not.
    stage.touch(.moved, 140, 140 + 69)
    #expect(log.take() == ["down", "dragInside"])
    stage.touch(.moved, 140, 140 + 80)
    #expect(log.take() == ["dragExit", "dragOutside"])
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    stage.touch(.moved, 140, 140 + 90)
    #expect(log.take() == ["dragOutside"])
    stage.touch(.moved, 140, 120)
    #expect(log.take() == ["dragEnter", "dragInside"])
    #expect(control.isHighlighted)
    stage.touch(.ended, 140, 120)
    #expect(log.take() == ["upInside"])
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func liftedOutside() {
    stage.touch(.began, 140, 120)
    stage.touch(.moved, 140, 300)
    stage.touch(.ended, 140, 300)
    #expect(log.take() == ["down", "dragExit", "dragOutside", "upOutside"])
  }

  @Test func secondFingerIsNotFollowed() {
    stage.touch(.began, 120, 120, id: 1)
    stage.touch(.began, 160, 120, id: 2)
    stage.touch(.moved, 161, 121, id: 2)
    stage.touch(.ended, 161, 121, id: 2)
    #expect(log.take() == ["down"])
    stage.touch(.ended, 120, 120, id: 1)
    #expect(log.take() == ["upInside"])
  }

  @Test func secondFingerOfAControlWithSeveralTouchesIsNotFollowedEither() {
    control.isMultipleTouchEnabled = true
    stage.touch([
      HostTouch(id: 1, phase: .began, location: CGPoint(x: 120, y: 120)),
      HostTouch(id: 2, phase: .began, location: CGPoint(x: 150, y: 120)),
    ])
    #expect(log.take() == ["down"])
    stage.touch([
      HostTouch(id: 1, phase: .ended, location: CGPoint(x: 120, y: 120)),
      HostTouch(id: 2, phase: .ended, location: CGPoint(x: 150, y: 120)),
    ])
    #expect(log.take() == ["upInside"])
  }

  @Test func quickSecondTapRepeats() {
    stage.tap(120, 120)
    stage.tap(121, 121)
    #expect(log.take() == ["down", "upInside", "down", "downRepeat", "upInside"])
    stage.advance(0.5)
    stage.tap(120, 120)
    #expect(log.take() == ["down", "upInside"])
  }

  @Test func cancelledBySystem() {
    stage.touch(.began, 120, 120)
    stage.touch(.cancelled, 120, 120)
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func disabledGetsNothing() {
    control.isEnabled = false
    stage.tap(120, 120)
    #expect(log.take() == [])
    #expect(control.state == .disabled)
  }

  @Test func disabledMidwayIsCancelledOnce() {
    stage.touch(.began, 120, 120)
    control.isEnabled = false
    stage.touch(.moved, 125, 120)
    stage.touch(.ended, 125, 120)
    #expect(log.take() == ["down", "cancel"])
    control.isEnabled = true
    stage.tap(120, 120)
    #expect(log.take() == ["down", "downRepeat", "upInside"])
  }

  @Test func hiddenMidwayIsCancelledOnce() {
    stage.touch(.began, 120, 120)
    control.isHidden = true
    stage.touch(.moved, 125, 120)
    stage.touch(.ended, 125, 120)
    #expect(log.take() == ["down", "cancel"])
  }

  @Test func superviewHiddenMidwayIsCancelledOnce() {
    stage.touch(.began, 120, 120)
    stage.root.isHidden = true
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "cancel"])
  }

  @Test func removedInItsOwnTouchDown() {
    control.addAction(
      UIAction { action in (action.sender as? UIControl)?.removeFromSuperview() },
      for: .touchDown)
    stage.touch(.began, 120, 120)
    stage.touch(.moved, 125, 120)
    stage.touch(.ended, 125, 120)
    #expect(log.take() == ["down", "cancel"])
    #expect(control.window == nil)
  }

  @Test func trackingRefusedSendsTouchDownOnlyOnce() {
    let picky = PickyControl(frame: CGRect(x: 100, y: 300, width: 80, height: 40))
    stage.root.addSubview(picky)
    log.follow(picky)
    picky.goesOn = false
    stage.touch(.began, 120, 320)
    stage.touch(.moved, 121, 320)
    stage.touch(.moved, 122, 320)
    stage.touch(.ended, 122, 320)
    #expect(log.take() == ["down"])
    #expect(!picky.isTracking)
  }

  @Test func sendActionsByHand() {
    control.sendActions(for: [.valueChanged, .touchDown])
    #expect(log.take() == ["down", "valueChanged"])
  }

  @Test func interactionSwitchedOffMidwayIsCancelled() {
    stage.touch(.began, 120, 120)
    stage.root.isUserInteractionEnabled = false
    stage.touch(.ended, 120, 120)
    #expect(log.take() == ["down", "cancel"])
  }
}

@MainActor private final class PickyControl: UIControl {
  var goesOn = true

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { goesOn }
}
