import Foundation

/// A card: over the lower part of a phone, in the middle of a pad.
///
/// The presenter's view stays beneath. On a phone it draws back a little, so that its upper edge shows.
final class SheetPresentation: UIPresentationController {
  private let dimming = UIView()
  private var puller: SheetPuller?
  private weak var backdrop: UIView?
  /// What shows around a presenter's view that has drawn back.
  private let surround = UIView()
  private var plainBackdrop: SheetBackdrop?

  /// How dark it is behind the card: .2 of black in light and dark, as measured on UIKit.
  private static let dim: CGFloat = 0.2
  private static let cornerRadius: CGFloat = 10

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let space = container.bounds
    guard !isPhoneLike else {
      // 10 points below the upper edge of what is safe; a phone on its side has no height to spare.
      let top = isLow ? 0 : container.safeAreaInsets.top + 10
      return CGRect(x: 0, y: top, width: space.width, height: max(0, space.height - top))
    }
    // 540 x 620 is UIKit's form sheet; the other lengths are ours, near what pads show.
    let wished = presentedViewController.preferredContentSize
    let standard =
      presentationStyle == .formSheet
      ? CGSize(width: 540, height: 620)
      : CGSize(width: min(704, space.width - 88), height: space.height - 88)
    let size = CGSize(
      width: min(wished.width > 0 ? wished.width : standard.width, space.width - 40),
      height: min(wished.height > 0 ? wished.height : standard.height, space.height - 40))
    return CGRect(
      x: ((space.width - size.width) / 2).rounded(),
      y: ((space.height - size.height) / 2).rounded(), width: size.width, height: size.height)
  }

  private var isPhoneLike: Bool {
    isLow || containerView?.traitCollection.horizontalSizeClass != .regular
  }

  private var isLow: Bool { containerView?.traitCollection.verticalSizeClass == .compact }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let card = presentedView else { return }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor.black.withAlphaComponent(Self.dim)
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    card.layer.cornerRadius = Self.cornerRadius
    card.layer.maskedCorners =
      isPhoneLike
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    card.clipsToBounds = true
    takeBackdrop()
    let transition = presentation?.transition
    transition?.animate(alongsideTransition: { [self] _ in
      dimming.alpha = 1
      drawBack(1)
    })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    guard completed, let card = presentedView else { return takeApart() }
    puller = SheetPuller(card: card, of: self)
  }

  override func dismissalTransitionWillBegin() {
    puller?.stop()
    let transition = presentation?.transition
    let taken = transition?.animate(alongsideTransition: { [self] _ in
      dimming.alpha = 0
      drawBack(0)
    })
    if taken != true { drawBack(0) }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else {
      dimming.alpha = 1
      drawBack(1)
      puller = presentedView.map { SheetPuller(card: $0, of: self) }
      return
    }
    takeApart()
  }

  private func takeApart() {
    puller = nil
    dimming.removeFromSuperview()
    surround.removeFromSuperview()
    if let backdrop, let plainBackdrop { plainBackdrop.restore(backdrop) }
    plainBackdrop = nil
  }

  override func containerViewDidLayoutSubviews() {
    guard let state = presentation?.state, state == .presented, puller?.isPulling != true else {
      return
    }
    drawBack(1)
  }

  override func leaveByEscape() -> Bool { dismissForPerson() }

  /// The finger pulled the card down by `offset` points.
  func follow(_ offset: CGFloat, _ drag: SheetDrag) {
    UIView.performWithoutAnimation {
      presentedView?.frame.origin.y = frameOfPresentedViewInContainerView.minY + offset
      dimming.alpha = drag.dimming(at: offset)
      drawBack(drag.dimming(at: offset))
    }
  }

  /// The finger let go of a card that stays.
  func settle() {
    TransitionPace.card.animate { [self] in
      presentedView?.frame = frameOfPresentedViewInContainerView
      dimming.alpha = 1
      drawBack(1)
    }
  }

  /// What lies behind the card on a phone: the presenter's view, unless that is a card already.
  private func takeBackdrop() {
    guard isPhoneLike, let view = presentingViewController.viewIfLoaded,
      presentingViewController.presentationBelow == nil
    else { return }
    backdrop = view
    surround.frame = containerView?.bounds ?? .zero
    surround.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    surround.backgroundColor = .black
    view.superview?.insertSubview(surround, belowSubview: view)
    plainBackdrop = SheetBackdrop(view)
  }

  /// Draws the presenter's view back: 0 not at all, 1 to .92 of its size.
  private func drawBack(_ part: CGFloat) {
    guard let backdrop, let plainBackdrop, let container = containerView else { return }
    let stays = isLow || UIAccessibility.isReduceMotionEnabled
    plainBackdrop.drawBack(backdrop, stays ? 0 : part, top: container.safeAreaInsets.top)
  }
}

/// The presenter's view as it was, and how it looks behind a card.
private struct SheetBackdrop {
  private let transform: CGAffineTransform
  private let cornerRadius: CGFloat
  private let clips: Bool

  @MainActor init(_ view: UIView) {
    transform = view.transform
    cornerRadius = view.layer.cornerRadius
    clips = view.clipsToBounds
  }

  @MainActor func drawBack(_ view: UIView, _ part: CGFloat, top: CGFloat) {
    let scale = 1 - 0.08 * part
    // Its upper edge comes to lie at the upper edge of what is safe.
    let gap = view.bounds.height * (1 - scale) / 2
    view.transform = transform.concatenating(
      CGAffineTransform(scaleX: scale, y: scale)
        .concatenating(CGAffineTransform(translationX: 0, y: top * part - gap)))
    view.layer.cornerRadius = max(cornerRadius, 10 * part)
    view.clipsToBounds = part > 0 || clips
  }

  @MainActor func restore(_ view: UIView) {
    view.transform = transform
    view.layer.cornerRadius = cornerRadius
    view.clipsToBounds = clips
  }
}
