import Foundation

/// The system's push and pop: the page that comes slides over the other one, or from it.
@MainActor final class PageAnimator: PacedAnimator {
  let pace = TransitionPace.page
  private let isPush: Bool

  init(isPush: Bool) {
    self.isPush = isPush
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let coming = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    UIView.performWithoutAnimation { to.frame = context.finalFrame(for: coming) }
    guard !UIAccessibility.prefersCrossFadeTransitions else {
      return fade(from, to, context)
    }
    let slider = PageSlider(
      lower: isPush ? from : to, upper: isPush ? to : from, in: context.containerView,
      progress: isPush ? 0 : 1)
    pace.animate({ slider.move(to: isPush ? 1 : 0) }) { _ in
      slider.finish()
      context.completeTransition(true)
    }
  }

  /// The page that comes fades in over the other one, which stays where it is.
  private func fade(
    _ from: UIView, _ to: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let alpha = to.alpha
    UIView.performWithoutAnimation {
      context.containerView.addSubview(to)
      to.layoutIfNeeded()
      to.alpha = 0
    }
    TransitionPace.even(pace.duration).animate({ to.alpha = alpha }) { _ in
      context.completeTransition(true)
    }
  }
}
