public import Foundation

/// Animates a transition from one controller's view to another's.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Begins the animation. Add the view that comes to the container, and call `completeTransition` in the
  /// end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The transition is over. Does nothing unless implemented.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) {}
}
