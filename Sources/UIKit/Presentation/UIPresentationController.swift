public import Foundation

/// Manages how a controller's view lies over the one that presents it, from the call of `present` to the
/// end of the dismissal.
///
/// Order of calls: `presentationTransitionWillBegin`, the animation, `presentationTransitionDidEnd`;
/// `dismissalTransitionWillBegin`, the animation, `dismissalTransitionDidEnd`.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment,
  UIPresentationDelegateHolding, UIContentContainer
{
  /// Makes one for a presentation that is to come. Keeps neither controller alive.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

  /// The controller that presents. Before the presentation it is the presented one itself.
  open var presentingViewController: UIViewController { presenting ?? presentedViewController }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The style as asked for.
  open private(set) var presentationStyle: UIModalPresentationStyle

  /// Where the presented view lies in; nil before the presentation and after it.
  open internal(set) var containerView: UIView?

  /// What moves: the presented controller's view, unless overridden to wrap it in another one.
  open var presentedView: UIView? { presented?.view }

  /// Where the presented view lies, in points of the container: all of it, unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view is taken out while it is covered. False unless overridden.
  open var shouldRemovePresentersView: Bool { false }

  /// The container is about to lay out, after a turn for instance.
  open func containerViewWillLayoutSubviews() {}

  /// The container has laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The view is about to come. Add views around it to the container here.
  open func presentationTransitionWillBegin() {}

  /// The view has come, or not.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The view is about to go.
  open func dismissalTransitionWillBegin() {}

  /// The view has gone, or not. Remove views that were added around it here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size in points that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// The presented controller would like to have another size. It is laid out anew anyway.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that the presented controller will have: `parentSize`, unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented view's size is about to change. Call `super`, which tells the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let new = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    guard presented?.viewIfLoaded?.bounds.size != new else { return }
    presented?.viewWillTransition(to: new, with: coordinator)
  }

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presentedViewController.traitCollection }

  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: For the presentations of this module

  weak var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)?
  private weak var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation that is under way.
  weak var presentation: Presentation?

  /// Whether touches at `point` of the container are for what lies beneath.
  func lets(_ point: CGPoint, through container: UIView) -> Bool { false }

  /// Whether assistive technology stays with what is presented.
  var isModalToAssistance: Bool { true }

  /// The escape gesture came as far as this: dismisses what a person may dismiss. Returns whether it did.
  func leaveByEscape() -> Bool { false }

  /// Who animates the view in or out when nobody else does.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: SlideAnimator(isPresenting: isPresenting)
    case .crossDissolve: DissolveAnimator(isPresenting: isPresenting)
    }
  }
}
