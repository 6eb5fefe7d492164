public import Foundation

/// What an animator is told of the transition that it animates.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Where the views move. An animator adds the view that comes.
  var containerView: UIView { get }
  /// Whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// Whether the transition was called off.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }

  /// To be called when the animation is over; the transition is complete then. Further calls do nothing.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for a view that takes no part, as the presenter's below a card.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of `vc` is at the beginning, in points of the container; zero when it is not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of `vc` is at the end, in points of the container; zero when it is not there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
