public import Foundation

/// What can be asked about a transition while it runs.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// The style of the presentation.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How long it takes, in seconds; 0 when it is not animated.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was called off.
  var isCancelled: Bool { get }
  /// Where the views move.
  var containerView: UIView { get }

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
