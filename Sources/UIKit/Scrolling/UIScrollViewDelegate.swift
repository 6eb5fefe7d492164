public import Foundation

/// Is told what a scroll view does. All members are optional.
///
/// For a finger that flings, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each
/// move, `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` for each frame, `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed, by whomever.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger has gone far enough to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger that moved the content was lifted.
  ///
  /// - Parameters:
  ///   - velocity: the content's, in points a millisecond.
  ///   - targetContentOffset: where the content will come to rest; change it to have it rest elsewhere.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger that moved the content was lifted, and the content goes on by itself or not.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content begins to go on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content has come to rest that went on by itself, or was stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation is over that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`
  /// began.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Names the view, within the scroll view, that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Fingers begin to zoom, or an animation does.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale changed, by whomever.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Fingers have zoomed, and the content has come back from beyond the limits; or an animation has.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// The adjusted content inset changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
