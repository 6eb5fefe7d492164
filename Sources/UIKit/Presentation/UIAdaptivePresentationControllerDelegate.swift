/// Is asked and told when a person dismisses what is presented, by a swipe for instance. Dismissal by code
/// is not told.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// How it is shown where it is narrow: `none` for as it was asked for. A page sheet for a popover unless
  /// implemented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// How it is shown in an environment; what ``adaptivePresentationStyle(for:)`` says unless implemented.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

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
  /// Automatic: a page sheet for a popover.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }

  /// What ``adaptivePresentationStyle(for:)`` says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }

  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
