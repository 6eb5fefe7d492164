/// The pinch of a scroll view, which goes along with its pan.
final class ScrollPinch: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }
}
