import Foundation

extension UIControl {
  /// How far outside its bounds a finger still counts as inside, in points.
  nonisolated static let reach: CGFloat = 70

  func trackBegin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard trackedTouch == nil, isEnabled, let touch = touches.first(where: \.isByPrimary)
    else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    // As in UIKit, a touch that the control does not want is none of its events either.
    guard isTracking else { return finishTracking() }
    if opensMenuAtOnce {
      openMenu(at: touch.location(in: nil))
      guard trackedTouch === touch else { return }
    }
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, touchEvent: event)
  }

  func trackMove(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    if isTracking, !continueTracking(touch, with: event) {
      finishTracking()
      return
    }
    guard trackedTouch === touch else { return }
    if opensMenuAtOnce { menuOverlay?.track(touch.location(in: nil)) }
    isHighlighted = isTouchInside
    if isTouchInside != wasInside {
      send(isTouchInside ? .touchDragEnter : .touchDragExit, touchEvent: event)
    }
    guard trackedTouch === touch else { return }
    send(isTouchInside ? .touchDragInside : .touchDragOutside, touchEvent: event)
  }

  func trackEnd(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    let isInside = isTouchInside
    if isTracking { endTracking(touch, with: event) }
    guard trackedTouch === touch else { return }
    if opensMenuAtOnce, menuOverlay != nil { return handOver(touch, event) }
    finishTracking()
    send(isInside ? .touchUpInside : .touchUpOutside, touchEvent: event)
  }

  func trackCancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    abandonTracking(event)
  }

  /// Gives the touch up before its end.
  func abandonTracking(_ event: UIEvent? = nil) {
    guard trackedTouch != nil else { return }
    let wasTracking = isTracking
    finishTracking()
    if wasTracking { cancelTracking(with: event) }
    if opensMenuAtOnce, !isHandingOver { contextMenuInteraction?.dismissMenu() }
    send(.touchCancel, touchEvent: event)
  }

  /// Events in the order of their bits; each runs the actions that wait for it, in the order added.
  /// One removed meanwhile does not run, one added meanwhile waits for the next event.
  func send(_ events: Event, touchEvent: UIEvent?) {
    let isSingle = events.rawValue & (events.rawValue &- 1) == 0
    if isSingle {
      run(events)
    } else {
      let entries = actions.entries
      for bit in 0..<32 where events.rawValue & (1 << bit) != 0 {
        run(entries, for: Event(rawValue: 1 << bit))
      }
    }
    if isPrimary(events) { run(.primaryActionTriggered) }
  }

  func leaves(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else {
      return true
    }
    return !(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1 && isEnabled)
  }

  func updateAccessibilityState() {
    accessibilityTraits.set(.notEnabled, !isEnabled)
    accessibilityTraits.set(.selected, isSelected)
  }

  /// Tells that a person changed the value; `primaryActionTriggered` follows.
  func sendValueChanged(_ event: UIEvent? = nil) { send(.valueChanged, touchEvent: event) }

  private func run(_ event: Event) {
    // Nearly all controls have one action: no copy of the list is held for it.
    if actions.entries.count == 1 {
      if actions.entries[0].events.contains(event) { sendAction(actions.entries[0].action) }
    } else {
      run(actions.entries, for: event)
    }
  }

  private func run(_ entries: [ControlActions.Entry], for event: Event) {
    for entry in entries where entry.events.contains(event) { sendAction(entry.action) }
  }

  private func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).holds(touch.location(in: self))
  }

  private func finishTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }
}
