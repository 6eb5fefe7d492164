import Foundation

extension UIGestureRecognizer {
  func follows(_ touch: UITouch) -> Bool {
    touches.contains { $0 === touch }
  }

  func add(_ touch: UITouch) {
    touches.append(touch)
    isEngaged = true
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  func detachTouches() {
    touches.removeAll()
  }

  func leaveView() {
    breakOff()
    view = nil
    arbiter = nil
  }

  /// Whether a new touch is worth handing over: it takes part, and is not over and done already.
  func wants(_ touch: UITouch) -> Bool {
    guard isEnabled, !currentState.isTerminal else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
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
