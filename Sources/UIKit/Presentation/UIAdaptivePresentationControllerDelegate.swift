/// Is asked and told when a person dismisses what is presented, by a swipe for instance. Dismissal by code
/// is not told.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may dismiss it. True unless implemented.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// A person dismisses it: the animation begins.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// A person has dismissed it: the animation is over.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// A person tried to dismiss it and was not allowed to.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
