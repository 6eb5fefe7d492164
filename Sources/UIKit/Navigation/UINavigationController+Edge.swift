import Foundation

extension UINavigationController {
  /// Lets the bar follow what scrolls under it on the page of `controller`.
  func followScrolling(of controller: UIViewController?) {
    navigationBar.watch(controller.flatMap(scrollView))
  }

  /// A page has placed its views, and may have one now that scrolls under the bar, or none any more.
  func pageDidLayOut(_ controller: UIViewController) {
    guard controller === shown, transition == nil else { return }
    followScrolling(of: controller)
  }

  /// The first view of a page that scrolls and reaches up to the bar.
  private func scrollView(of controller: UIViewController) -> UIScrollView? {
    guard let page = controller.viewIfLoaded else { return nil }
    if let page = page as? UIScrollView { return page }
    let bottom = page.safeAreaInsets.top
    return page.subviews.lazy.compactMap { $0 as? UIScrollView }
      .first { !$0.isHidden && $0.frame.minY <= bottom && $0.frame.maxY > bottom }
  }
}
