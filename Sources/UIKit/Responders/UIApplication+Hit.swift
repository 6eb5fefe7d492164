import Foundation

extension UIApplication {
  /// The view at a point of the screen, in the topmost window that has one there, and the point in the window.
  func hit(_ place: CGPoint, with event: UIEvent) -> (
    view: UIView, window: UIWindow, point: CGPoint
  )? {
    for window in windows.reversed() where !window.isHidden {
      let point = window.convertFromScreen(place)
      if let view = window.hitTest(point, with: event) { return (view, window, point) }
    }
    return nil
  }
}

extension CGPoint {
  /// Further out than any screen; beyond it differences and squares of places would overflow.
  private static let farthest: CGFloat = 1_000_000

  /// The nearest point that can be reckoned with.
  var limited: CGPoint {
    CGPoint(
      x: max(-Self.farthest, min(x, Self.farthest)), y: max(-Self.farthest, min(y, Self.farthest)))
  }
}
