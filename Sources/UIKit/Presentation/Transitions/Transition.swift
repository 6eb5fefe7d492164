import Foundation

/// One transition from its beginning to its end: the context for its animator and the coordinator for all
/// others.
@MainActor
final class Transition: UIViewControllerContextTransitioning,
  UIViewControllerTransitionCoordinator
{
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private(set) var transitionWasCancelled = false
  var isCancelled: Bool { transitionWasCancelled }
  private(set) var transitionDuration: TimeInterval = 0

  private var sides: Sides
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var animator: (any UIViewControllerAnimatedTransitioning)?
  private var onEnd: ((Bool) -> Void)?
  private var hasBegun = false

  /// The two controllers, and the views that take part.
  struct Sides {
    var from: UIViewController?
    var to: UIViewController?
    var fromView: UIView?
    var toView: UIView?
    var initialFrame: CGRect
    var finalFrame: CGRect
  }

  init(
    in containerView: UIView, _ sides: Sides, isAnimated: Bool, style: UIModalPresentationStyle
  ) {
    self.containerView = containerView
    self.sides = sides
    self.isAnimated = isAnimated
    presentationStyle = style
  }

  /// Where the view that comes is at the end; known once the container is in its window.
  func setFinalFrame(_ frame: CGRect) {
    sides.finalFrame = frame
  }

  /// Runs it; `onEnd` is told once whether it was completed.
  func run(
    by animator: (any UIViewControllerAnimatedTransitioning)?, onEnd: @escaping (Bool) -> Void
  ) {
    hasBegun = true
    self.onEnd = onEnd
    let along = alongside
    alongside = []
    guard let animator else {
      UIView.performWithoutAnimation {
        if let view = sides.toView {
          view.frame = sides.finalFrame
          if view.superview !== containerView { containerView.addSubview(view) }
        }
        for change in along { change(self) }
      }
      return completeTransition(true)
    }
    self.animator = animator
    transitionDuration = animator.transitionDuration(using: self)
    animator.animateTransition(using: self)
    guard !along.isEmpty else { return }
    let pace = (animator as? any PacedAnimator)?.pace ?? .even(transitionDuration)
    pace.animate { for change in along { change(self) } }
  }

  /// Runs it by a finger: whoever follows that moves the views, says when it lets go, and completes the
  /// transition in the end. What others animate along waits for that.
  func follow(duration: TimeInterval, onEnd: @escaping (Bool) -> Void) {
    self.onEnd = onEnd
    transitionDuration = duration
  }

  /// The finger let go: others animate along, unless the transition is called off.
  func letGo(completes: Bool, _ pace: TransitionPace) {
    hasBegun = true
    transitionWasCancelled = !completes
    let along = alongside
    alongside = []
    guard completes, !along.isEmpty else { return }
    pace.animate { for change in along { change(self) } }
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    self.onEnd = nil
    transitionWasCancelled = !didComplete
    animator?.animationEnded(didComplete)
    animator = nil
    onEnd(didComplete)
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !hasBegun else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: sides.from
    case .to: sides.to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: sides.fromView
    case .to: sides.toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === sides.from ? sides.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === sides.to ? sides.finalFrame : .zero
  }
}
