import Foundation

/// What the safe area adds to a content inset.
struct ScrollInsets {
  let own: UIEdgeInsets
  let safeArea: UIEdgeInsets
  let behavior: UIScrollView.ContentInsetAdjustmentBehavior
  /// Which directions can be scrolled.
  let isScrollable: (x: Bool, y: Bool)
  /// Whether it belongs to a page of a navigation controller.
  let isOfPage: Bool
  /// The height of a refresh control that is at work.
  let refresh: CGFloat

  /// What is added at each edge.
  var added: UIEdgeInsets {
    var x = false
    var y = false
    switch behavior {
    case .never: break
    case .always: (x, y) = (true, true)
    case .scrollableAxes: (x, y) = isScrollable
    case .automatic: (x, y) = (isScrollable.x, isScrollable.y || isOfPage)
    }
    return UIEdgeInsets(
      top: y ? safeArea.top : 0, left: x ? safeArea.left : 0, bottom: y ? safeArea.bottom : 0,
      right: x ? safeArea.right : 0)
  }

  var adjusted: UIEdgeInsets {
    let added = added
    let own = own.finite
    return UIEdgeInsets(
      top: own.top + added.top + refresh, left: own.left + added.left,
      bottom: own.bottom + added.bottom,
      right: own.right + added.right)
  }
}

extension ScrollInsets {
  init(_ view: UIScrollView) {
    let size = view.bounds.size
    let content = view.contentSize
    self.init(
      own: view.contentInset, safeArea: view.safeAreaInsets,
      behavior: view.contentInsetAdjustmentBehavior,
      isScrollable: (
        content.width > size.width || view.alwaysBounceHorizontal,
        content.height > size.height || view.alwaysBounceVertical
      ), isOfPage: view.isOfPage,
      refresh: view.refreshControl?.isRefreshing == true ? view.refreshControl?.fullHeight ?? 0 : 0)
  }
}

extension UIScrollView {
  /// Whether it is the view of a controller in a navigation controller, or the rearmost view in that.
  fileprivate var isOfPage: Bool {
    if let viewController { return viewController.navigationController != nil }
    guard let parent = superview, parent.subviewStorage.first === self else { return false }
    return parent.viewController?.navigationController != nil
  }
}

extension UIEdgeInsets {
  /// The same with 0 for what is no number.
  nonisolated fileprivate var finite: UIEdgeInsets {
    UIEdgeInsets(
      top: top.isFinite ? top : 0, left: left.isFinite ? left : 0,
      bottom: bottom.isFinite ? bottom : 0, right: right.isFinite ? right : 0)
  }
}
