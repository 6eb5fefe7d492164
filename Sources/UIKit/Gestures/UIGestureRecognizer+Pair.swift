import Foundation

// What gestures of two fingers have in common.
extension UIGestureRecognizer {
  /// The way from the first finger to the second, in points of the window; nil unless two are down.
  var pair: CGPoint? {
    touches.count == 2 ? touches[1].windowLocation - touches[0].windowLocation : nil
  }

  /// Leaves fingers beyond the second alone; the way between the two when these are down only now.
  func takePair(_ began: Set<UITouch>, _ event: UIEvent) -> CGPoint? {
    let extra = touches.dropFirst(2)
    let isNew = touches.prefix(2).contains { began.contains($0) }
    for touch in extra { ignore(touch, for: event) }
    return isNew ? pair : nil
  }

  func follow(begins: Bool) {
    if state == .possible {
      if begins { state = .began }
    } else {
      state = .changed
    }
  }

  /// Ends when no finger is left of it.
  func endWithLast(of ended: Set<UITouch>) {
    guard touches.allSatisfy({ ended.contains($0) }) else { return }
    state = state == .possible ? .failed : .ended
  }
}
