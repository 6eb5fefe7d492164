/// Has the ``delegate`` of scroll views.
///
/// NB: tables and collections have a `delegate` of a type of their own. Swift lets a subclass hide a member
/// of a protocol's extension that way, and not one of a class.
@preconcurrency @MainActor public protocol UIScrollViewDelegateHolding: UIView {}

extension UIScrollViewDelegateHolding where Self: UIScrollView {
  /// Who is told what is scrolled. Not kept alive.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
