import Foundation

extension ScrollSpace {
  /// What there is to scroll in a view.
  init(of view: UIScrollView, _ insets: UIEdgeInsets) {
    self.init(
      x: ScrollAxis(
        content: view.contentSize.width, length: view.bounds.width, before: insets.left,
        after: insets.right, bounces: view.bouncesHorizontally,
        alwaysBounces: view.alwaysBounceHorizontal),
      y: ScrollAxis(
        content: view.contentSize.height, length: view.bounds.height, before: insets.top,
        after: insets.bottom, bounces: view.bouncesVertically,
        alwaysBounces: view.alwaysBounceVertical))
  }
}
