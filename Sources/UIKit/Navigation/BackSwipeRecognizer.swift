import Foundation

/// A finger that drags from the edge where lines begin.
///
/// The edge is that of the view: a stack on a card has one of its own.
final class BackSwipeRecognizer: UIScreenEdgePanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let view { edges = swipe(of: view).isMirrored ? .right : .left }
    super.touchesBegan(touches, with: event)
  }

  override var area: CGRect {
    guard let view, view.window != nil else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  /// The law of the swipe over `view`.
  func swipe(of view: UIView) -> BackSwipe {
    BackSwipe(
      width: view.bounds.width,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
