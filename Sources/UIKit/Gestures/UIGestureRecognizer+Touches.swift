import Foundation

extension UIGestureRecognizer {
  func follows(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch }
  }

  func add(_ touch: UITouch) {
    touches.append(touch)
    history.append(touch)
    isEngaged = true
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  /// The touch is no part of the gesture.
  func forgo(_ touch: UITouch) {
    drop(touch)
    history.removeAll { $0 === touch }
  }

  func detachTouches() {
    touches.removeAll()
  }

  func leaveView() {
    breakOff()
    view = nil
    arbiter = nil
  }

  /// Whether the gesture is over, though perhaps not told yet.
  var isDecided: Bool { currentState.isTerminal || heldState?.isTerminal == true }

  /// Whether a new touch is worth handing over: it takes part, and is not over and done already.
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard isEnabled, !isDecided, allows(touch.type), takes(touch) else { return false }
    guard shouldReceive(event) else { return false }
    guard let delegate else { return true }
    return delegate.gestureRecognizer(self, shouldReceive: event)
      && delegate.gestureRecognizer(self, shouldReceive: touch)
  }

  /// Whether what begins to scroll is worth handing over. Fingers that it follows come first.
  func wants(_ event: ScrollEvent) -> Bool {
    guard isEnabled, currentState == .possible, heldState == nil, touches.isEmpty,
      takes(event.scrollType), shouldReceive(event)
    else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  private func allows(_ type: UITouch.TouchType) -> Bool {
    guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
    guard requiresExclusiveTouchType, let first = history.first else { return true }
    return first.type == type
  }

  func middle(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return lastMiddle(in: view) }
    var sum = CGPoint.zero
    for touch in touches { sum = sum + touch.location(in: view) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  private func lastMiddle(in view: UIView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    return view?.convert(arbiterLastPoint, from: window) ?? arbiterLastPoint
  }

  /// Where the last finger of the window was lifted.
  private var arbiterLastPoint: CGPoint { arbiter?.lastPoint ?? .zero }
}
