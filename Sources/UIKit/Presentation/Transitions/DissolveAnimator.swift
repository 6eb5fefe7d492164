import Foundation

/// Fades a view in or out; what comes in may begin a little larger.
@MainActor final class DissolveAnimator: PacedAnimator {
  let pace: TransitionPace
  private let isPresenting: Bool
  private let initialScale: CGFloat

  init(isPresenting: Bool, pace: TransitionPace = .even(0.3), initialScale: CGFloat = 1) {
    self.isPresenting = isPresenting
    self.pace = pace
    self.initialScale = initialScale
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    isPresenting ? fadeIn(context) : fadeOut(context)
  }

  private func fadeIn(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
      return context.completeTransition(true)
    }
    let alpha = view.alpha
    UIView.performWithoutAnimation {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: initialScale, y: initialScale)
    }
    pace.animate({
      view.alpha = alpha
      view.transform = .identity
    }) { _ in context.completeTransition(true) }
  }

  private func fadeOut(_ context: any UIViewControllerContextTransitioning) {
    context.layDestinationBelow()
    guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
    let alpha = view.alpha
    pace.animate({ view.alpha = 0 }) { _ in
      context.completeTransition(true)
      view.alpha = alpha
    }
  }
}
