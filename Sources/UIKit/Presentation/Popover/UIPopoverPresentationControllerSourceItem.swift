public import Foundation

/// What a popover can point at: a view, or an item of a bar.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// Where it is, in points of `referenceView`; a null rectangle when it is not shown.
  func frame(in referenceView: UIView) -> CGRect
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// Where the view is, in points of `referenceView`; a null rectangle when they have no window in common.
  public func frame(in referenceView: UIView) -> CGRect {
    guard let window, window === referenceView.window else { return .null }
    return referenceView.convert(bounds, from: self)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where the item is, in points of `referenceView`; a null rectangle when it is in no bar that is shown.
  public func frame(in referenceView: UIView) -> CGRect {
    view?.frame(in: referenceView) ?? .null
  }
}
