import UIKit

/// Brings a picker onto the screen and takes it away: the backdrop fades, the panel slides.
@MainActor final class PickerTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) {
    self.isComing = isComing
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.335 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isComing ? .to : .from
    guard let host = context.viewController(forKey: key) as? PickerHost else {
      return context.completeTransition(true)
    }
    if isComing {
      UIView.performWithoutAnimation {
        host.view.frame = context.finalFrame(for: host)
        context.containerView.addSubview(host.view)
        host.view.layoutIfNeeded()
        host.panelView.isAway = true
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: [.curveEaseInOut],
      animations: { host.panelView.isAway = !self.isComing },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
