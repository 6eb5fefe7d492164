import Foundation

/// Slides a view up from the lower edge of its container, or down again.
@MainActor final class SlideAnimator: PacedAnimator {
  let pace: TransitionPace
  private let isPresenting: Bool
  /// How fast a finger threw the view, in points a second downward.
  private let velocity: CGFloat

  init(isPresenting: Bool, pace: TransitionPace = .card, velocity: CGFloat = 0) {
    self.isPresenting = isPresenting
    self.pace = pace
    self.velocity = velocity
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isPresenting ? slideIn(context) : slideOut(context)
  }

  private func slideIn(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    let frame = context.finalFrame(for: to)
    UIView.performWithoutAnimation {
      view.frame = frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
      container.addSubview(view)
      view.layoutIfNeeded()
    }
    pace.animate({ view.frame = frame }) { _ in context.completeTransition(true) }
  }

  private func slideOut(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    context.layDestinationBelow()
    guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
    let way = container.bounds.height - view.frame.minY
    pace.animate(
      velocity: way > 0 ? velocity / way : 0,
      { view.frame.origin.y = container.bounds.height }
    ) { _ in context.completeTransition(true) }
  }
}

extension UIViewControllerContextTransitioning {
  /// Puts the view that comes, if it takes part, below the one that goes.
  func layDestinationBelow() {
    guard let view = view(forKey: .to), let to = viewController(forKey: .to) else { return }
    UIView.performWithoutAnimation {
      view.frame = finalFrame(for: to)
      containerView.insertSubview(view, at: 0)
    }
  }
}
