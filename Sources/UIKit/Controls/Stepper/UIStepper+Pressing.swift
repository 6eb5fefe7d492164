import Foundation
import UIKitLoop

extension UIStepper {
  /// A finger on one of the buttons.
  struct Press {
    var direction: ControlStep
    var isInside = true
    /// How often it has stepped by being held.
    var repeats = 0
    var hasChanged = false
  }

  func press(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    guard let direction = direction(at: touch) else { return false }
    press = Press(direction: direction)
    showLook()
    if autorepeat { waitForRepeat() }
    return true
  }

  func movePress(_ touch: UITouch) {
    guard let direction = press?.direction else { return }
    let isInside = self.direction(at: touch) == direction
    guard isInside != press?.isInside else { return }
    press?.isInside = isInside
    ticket?.cancel()
    if isInside, autorepeat { waitForRepeat() }
    showLook()
  }

  func endPress(_ event: UIEvent?) {
    guard let ended = press else { return }
    forgetPress()
    if ended.repeats == 0, ended.isInside {
      move(ended.direction, event)
    } else if ended.hasChanged, !isContinuous {
      sendValueChanged(event)
    }
  }

  func forgetPress() {
    ticket?.cancel()
    ticket = nil
    press = nil
    showLook()
  }

  /// Steps as a person does, and tells.
  func move(_ direction: ControlStep, _ event: UIEvent?) {
    let old = value
    stepped.move(direction)
    showLook()
    if value != old { sendValueChanged(event) }
  }

  func showLook() {
    content.alpha = isEnabled ? 1 : 0.5
    content.show(
      background: images.shown(\.background, state),
      divider: images.shownDivider(state(of: .down), state(of: .up)))
    for half in [content.down, content.up] {
      let state = state(of: half.direction)
      half.show(
        images.shown(half.direction == .up ? \.increment : \.decrement, state),
        canMove: isEnabled && stepped.canMove(half.direction), isPressed: state == .highlighted,
        background: images.shown(\.background, state))
    }
    setNeedsLayout()
  }

  private func state(of direction: ControlStep) -> State {
    if !isEnabled || !stepped.canMove(direction) { return .disabled }
    return press?.direction == direction && press?.isInside == true ? .highlighted : .normal
  }

  private func direction(at touch: UITouch) -> ControlStep? {
    let place = touch.location(in: self)
    guard bounds.insetBy(dx: -10, dy: -10).holds(place) else { return nil }
    let isRight = place.x >= bounds.midX
    return isRight != isMirrored ? .up : .down
  }

  private func waitForRepeat() {
    guard let press, let loop = window?.screen.loop else { return }
    ticket?.cancel()
    ticket = loop.schedule(after: StepperValue.pause(afterRepeats: press.repeats)) { [weak self] in
      self?.repeatPress()
    }
  }

  private func repeatPress() {
    guard let direction = press?.direction else { return }
    press?.repeats += 1
    let old = value
    stepped.move(direction)
    showLook()
    if value != old {
      press?.hasChanged = true
      if isContinuous { sendValueChanged() }
    }
    // What was told may have ended the press.
    if press != nil, stepped.canMove(direction) { waitForRepeat() }
  }
}
