/// Has the ``delegate`` of presentation controllers.
///
/// NB: popovers have a `delegate` of a type of their own. Swift lets a subclass hide a member of a protocol's
/// extension that way, and not one of a class.
@preconcurrency @MainActor public protocol UIPresentationDelegateHolding: AnyObject {}

extension UIPresentationDelegateHolding where Self: UIPresentationController {
  /// Who is asked and told about a person's dismissal. Not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { adaptiveDelegate }
    set { adaptiveDelegate = newValue }
  }
}
