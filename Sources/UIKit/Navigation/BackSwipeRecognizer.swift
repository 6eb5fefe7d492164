import Foundation

/// A finger that drags from the edge where lines begin.
final class BackSwipeRecognizer: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let view, !swipe(of: view).begins(at: location(in: view).x) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// The law of the swipe over `view`.
  func swipe(of view: UIView) -> BackSwipe {
    BackSwipe(
      width: view.bounds.width,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Whether the finger goes back rather than up, down or on.
  var goesBack: Bool {
    guard let view else { return false }
    let way = velocity(in: view)
    let onward = swipe(of: view).isMirrored ? -way.x : way.x
    return onward > 0 && onward >= abs(way.y)
  }
}
