import Foundation

/// An animator of the system's own, whose pace others take on.
@MainActor protocol PacedAnimator: UIViewControllerAnimatedTransitioning {
  var pace: TransitionPace { get }
}

extension PacedAnimator {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { pace.duration }
}
