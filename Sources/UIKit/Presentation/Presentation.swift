import Foundation

/// One controller presented by another, from the call of `present` to the end of its dismissal.
///
/// The presenter keeps it, and it keeps the presented controller.
@MainActor final class Presentation {
  enum State {
    case presenting, presented, dismissing, over
  }

  let presented: UIViewController
  let controller: UIPresentationController
  private(set) var state = State.presenting
  private(set) var transition: Transition?

  private(set) weak var presenter: UIViewController?
  /// Whom `present` was called on: the presenter, or a controller in it.
  private weak var source: UIViewController?
  private let container = ContainerView()
  private let removesPresentersView: Bool
  /// Where the presenter's view was before it was taken out.
  private weak var presentersPlace: UIView?
  /// The dismissal that runs, and those that were asked for meanwhile.
  private var running: Dismissal?
  private var waiting: [Dismissal] = []

  init(
    of presented: UIViewController, by presenter: UIViewController, source: UIViewController,
    controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.source = source
    self.controller = controller
    removesPresentersView = controller.shouldRemovePresentersView
    container.presentation = self
    controller.presentation = self
    controller.presenting = presenter
    controller.containerView = container
  }

  isolated deinit {
    // The presenter has gone: nothing is left that could dismiss it.
    container.removeFromSuperview()
    guard state != .over else { return }
    controller.dismissalTransitionDidEnd(true)
    presented.presentationDidEnd?()
  }

  // MARK: Coming

  func begin(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presented.loadViewIfNeeded()
    // NB: here and below: what is called is code of the app, which may have ended it all.
    guard state == .presenting else { return }
    let transition = Transition(
      in: container,
      .init(
        from: presenter, to: presented,
        fromView: removesPresentersView ? presenter?.viewIfLoaded : nil,
        toView: controller.presentedView, initialFrame: presenter?.viewIfLoaded?.frame ?? .zero,
        finalFrame: .zero),
      isAnimated: animated, style: controller.presentationStyle)
    self.transition = transition
    for menu in window.openMenus { menu.close() }
    window.addSubview(container)
    transition.setFinalFrame(controller.frameOfPresentedViewInContainerView)
    controller.presentationTransitionWillBegin()
    guard state == .presenting else { return }
    if removesPresentersView {
      presenter?.holdsAppearance = true
      presenter?.willDisappear(animated)
      guard state == .presenting else { return }
    }
    presented.holdsAppearance = true
    presented.willAppear(animated)
    guard state == .presenting else { return }
    transition.run(by: animated ? animator(isPresenting: true) : nil) { [self] completed in
      if completed { didBegin(completion) } else { wasCalledOff() }
    }
  }

  private func didBegin(_ completion: (() -> Void)?) {
    guard state == .presenting else { return }
    transition = nil
    if removesPresentersView, let view = presenter?.viewIfLoaded {
      presentersPlace = view.superview
      view.removeFromSuperview()
      presenter?.holdsAppearance = false
      presenter?.endTransition()
    }
    presented.holdsAppearance = false
    presented.endTransition()
    guard state == .presenting else { return }
    controller.presentationTransitionDidEnd(true)
    guard state == .presenting else { return }
    state = .presented
    // The window may have been turned on the way.
    container.setNeedsLayout()
    completion?()
    goOn()
  }

  /// Sees to what was asked for meanwhile; a completion may have begun it already.
  private func goOn() {
    let asked = waiting
    waiting = []
    for dismissal in asked { dismiss(dismissal) }
  }

  /// The animator called the presentation off: it is over before it was there.
  private func wasCalledOff() {
    guard state == .presenting else { return }
    presented.willDisappear(false)
    if removesPresentersView { presenter?.willAppear(false) }
    leave { controller.presentationTransitionDidEnd(false) }
    finish()
  }

  // MARK: Going

  func dismiss(_ dismissal: Dismissal) {
    switch state {
    case .presenting, .dismissing:
      waiting.append(dismissal)
    case .over:
      dismissal.completion?()
    case .presented:
      dismissNow(dismissal)
    }
  }

  private func dismissNow(_ dismissal: Dismissal) {
    state = .dismissing
    running = dismissal
    // What lies above goes with it, and is not seen to.
    presented.presentationAbove?.end()
    guard state == .dismissing else { return }
    let animated = dismissal.isAnimated && container.window?.isHidden == false
    let returning = removesPresentersView ? presenter?.viewIfLoaded : nil
    let transition = Transition(
      in: container,
      .init(
        from: presented, to: presenter, fromView: controller.presentedView, toView: returning,
        initialFrame: controller.presentedView?.frame ?? .zero, finalFrame: container.bounds),
      isAnimated: animated, style: controller.presentationStyle)
    self.transition = transition
    if dismissal.isByPerson { controller.delegate?.presentationControllerWillDismiss(controller) }
    guard state == .dismissing else { return }
    controller.dismissalTransitionWillBegin()
    guard state == .dismissing else { return }
    presented.holdsAppearance = true
    presented.willDisappear(animated)
    guard state == .dismissing else { return }
    if removesPresentersView {
      presenter?.holdsAppearance = true
      presenter?.willAppear(animated)
      guard state == .dismissing else { return }
    }
    let animator = animated ? animator(isPresenting: false, velocity: dismissal.velocity) : nil
    transition.run(by: animator) { [self] completed in
      if completed { didDismiss() } else { stays() }
    }
  }

  /// The animator called the dismissal off: all is as before it.
  private func stays() {
    guard state == .dismissing else { return }
    transition = nil
    if removesPresentersView {
      presenter?.willDisappear(false)
      presenter?.viewIfLoaded?.removeFromSuperview()
      presenter?.holdsAppearance = false
      presenter?.endTransition()
    }
    presented.willAppear(false)
    presented.holdsAppearance = false
    presented.endTransition()
    guard state == .dismissing else { return }
    controller.dismissalTransitionDidEnd(false)
    guard state == .dismissing else { return }
    state = .presented
    container.setNeedsLayout()
    let completion = running?.completion
    running = nil
    completion?()
    goOn()
  }

  private func didDismiss() {
    guard state == .dismissing else { return }
    leave { controller.dismissalTransitionDidEnd(true) }
    finish()
  }

  /// Ends it at once, whatever it is at: what it lies on goes.
  func end() {
    guard state != .over else { return }
    let wasGoing = state == .dismissing
    // NB: first, so that nothing more comes to lie on it.
    state = .dismissing
    presented.presentationAbove?.end()
    if !wasGoing, state != .over {
      controller.dismissalTransitionWillBegin()
      presented.willDisappear(false)
    }
    guard state != .over else { return }
    leave { controller.dismissalTransitionDidEnd(true) }
    finish()
  }

  /// Tells all who asked for the end, and who waits for it.
  private func finish() {
    if running?.isByPerson == true {
      controller.delegate?.presentationControllerDidDismiss(controller)
      presented.attachments[PersonsDismissal.self]?.body()
    }
    let asked = [running].compactMap(\.self) + waiting
    running = nil
    waiting = []
    for dismissal in asked { dismissal.completion?() }
    presented.presentationDidEnd?()
  }

  /// All is as it was before; `takeApart` lets the manager see to what is its own. By the time the controllers hear of it
  /// the presenter is free again.
  private func leave(_ takeApart: () -> Void) {
    state = .over
    transition = nil
    if removesPresentersView, let view = presenter?.viewIfLoaded,
      let place = presentersPlace ?? container.superview, view.superview !== place
    {
      UIView.performWithoutAnimation {
        view.frame = place.bounds
        place.insertSubview(view, at: 0)
      }
    }
    UIView.performWithoutAnimation {
      controller.presentedView?.removeFromSuperview()
      container.removeFromSuperview()
    }
    takeApart()
    controller.containerView = nil
    if presenter?.presentationAbove === self { presenter?.presentationAbove = nil }
    if removesPresentersView {
      presenter?.holdsAppearance = false
      presenter?.endTransition()
    }
    presented.holdsAppearance = false
    presented.endTransition()
    if presented.presentationBelow === self {
      presented.presentationBelow = nil
      presented.forgetPresentationController()
    }
  }

  // MARK: While it is there

  /// Whether it ends: until all have heard that it did.
  var isGoing: Bool { state == .dismissing || state == .over }

  /// The size that the presented view will have when it is laid out next.
  var sizeToBe: CGSize { controller.frameOfPresentedViewInContainerView.size }

  func setNeedsLayout() {
    container.setNeedsLayout()
  }

  func layOut() {
    controller.containerViewWillLayoutSubviews()
    if state == .presented, let view = controller.presentedView, view.superview === container {
      let frame = controller.frameOfPresentedViewInContainerView
      if view.transform.isIdentity, view.frame != frame { view.frame = frame }
    }
    controller.containerViewDidLayoutSubviews()
  }

  private func animator(
    isPresenting: Bool, velocity: CGFloat = 0
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let delegate = presented.transitioningDelegate
    let own: (any UIViewControllerAnimatedTransitioning)? =
      if isPresenting, let presenter {
        delegate?.animationController(
          forPresented: presented, presenting: presenter, source: source ?? presenter)
      } else {
        delegate?.animationController(forDismissed: presented)
      }
    if let own { return own }
    if velocity != 0 { return SlideAnimator(isPresenting: false, velocity: velocity) }
    let standard = controller.makeAnimator(isPresenting: isPresenting)
    guard UIAccessibility.isReduceMotionEnabled, standard != nil else { return standard }
    return DissolveAnimator(isPresenting: isPresenting)
  }
}
