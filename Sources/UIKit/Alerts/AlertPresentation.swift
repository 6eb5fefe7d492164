import Foundation

/// Darkens what is behind an alert, and puts it into the middle or to the lower edge.
final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()
  private var token: GestureHandlers.Token?
  /// What was dimmed, and how it was before.
  private weak var dimmed: UIView?
  private var mode = UIView.TintAdjustmentMode.automatic

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert, let content = alert.contentView else {
      return .zero
    }
    let space = container.bounds.inset(by: container.safeAreaInsets)
    if alert.isCard {
      let wanted =
        alert.preferredStyle == .alert ? AlertLook.cardWidth : AlertLook.cardSheetWidth
      let width = min(wanted, space.width)
      let size = content.size(forWidth: width, atMost: space.height - 2 * AlertLook.gap)
      return CGRect(
        x: (space.midX - size.width / 2).rounded(), y: (space.midY - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
    // As wide as a phone held upright, also on one that lies on its side.
    let width = min(space.width, container.bounds.height) - 2 * AlertLook.gap
    let bottom = space.maxY - AlertLook.gap
    let size = content.size(
      forWidth: width, atMost: bottom - space.minY - AlertLook.gap)
    return CGRect(
      x: (space.midX - size.width / 2).rounded(), y: bottom - size.height, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    alert?.contentDidChange()
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = AlertLook.dim
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    let tap = UITapGestureRecognizer()
    dimming.addGestureRecognizer(tap)
    token = tap.handlers.add { [weak self] tap in
      if tap.state == .ended { self?.alert?.tapBeside() }
    }
    dim()
    presentation?.transition?.animate(alongsideTransition: { [self] _ in dimming.alpha = 1 })
  }

  override func dismissalTransitionWillBegin() {
    undim()
    let taken = presentation?.transition?.animate(
      alongsideTransition: { [self] _ in dimming.alpha = 0 })
    if taken != true { dimming.alpha = 0 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { takeApart() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard !completed else { return takeApart() }
    dim()
    dimming.alpha = 1
  }

  private func dim() {
    guard dimmed == nil, let view = presentingViewController.viewIfLoaded else { return }
    dimmed = view
    mode = view.tintAdjustmentMode
    view.tintAdjustmentMode = .dimmed
  }

  private func undim() {
    // What the app has said meanwhile holds.
    if let dimmed, dimmed.tintAdjustmentMode == .dimmed { dimmed.tintAdjustmentMode = mode }
    dimmed = nil
  }

  private func takeApart() {
    undim()
    dimming.removeFromSuperview()
  }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    guard alert?.isCard != false else {
      return SlideAnimator(isPresenting: isPresenting, pace: .easeOut(0.335))
    }
    return DissolveAnimator(
      isPresenting: isPresenting, pace: .easeOut(isPresenting ? 0.25 : 0.2), initialScale: 1.2)
  }
}
