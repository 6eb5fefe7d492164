public import Foundation

/// Shows a controller's view in a box that points at something.
///
/// Where it is narrow, on a phone held upright, it becomes a page sheet, unless the delegate's
/// `adaptivePresentationStyle(for:traitCollection:)` says `none`. A tap beside it dismisses it. Without anything to point
/// at it stands in the middle of its presenter, without an arrow.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// Who is asked and told. Not kept alive.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }

  /// What it points at.
  open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { presentation?.setNeedsLayout() }
  }

  /// The view that ``sourceRect`` is in.
  open weak var sourceView: UIView? {
    didSet { presentation?.setNeedsLayout() }
  }

  /// What of the ``sourceView`` it points at, in points of that view; a null rectangle, the default, for all of
  /// it.
  open var sourceRect = CGRect.null {
    didSet { presentation?.setNeedsLayout() }
  }

  /// The bar's item that it points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// Where the arrow may point; nothing for no arrow.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any {
    didSet { if oldValue != permittedArrowDirections { presentation?.setNeedsLayout() } }
  }

  /// Where the arrow points; unknown before it is shown.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown

  /// Whether it may cover what it points at rather than be smaller than it wants to be.
  open var canOverlapSourceViewRect = false

  /// Views outside that go on getting touches, which do not dismiss the popover; nil for none.
  open var passthroughViews: [UIView]?

  /// The colour of the body and the arrow; nil for the background of the controller's view.
  open var backgroundColor: UIColor? {
    didSet { chrome?.fill = backgroundColor }
  }

  /// What it keeps free at the edges of the safe area, in points: 10 at each.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  /// The body with the controller's view in it.
  open override var presentedView: UIView? { chrome ?? makeChrome() }

  /// Beside what it points at, as large as the controller's `preferredContentSize` where there is room.
  open override var frameOfPresentedViewInContainerView: CGRect { place() }

  /// Asks the delegate, and adds what hears of taps beside it.
  open override func presentationTransitionWillBegin() { prepare() }

  /// Takes apart what was not shown.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { takeApart() }
  }

  /// Takes apart what is no longer shown.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { takeApart() }
  }

  // MARK: For the files beside this one

  /// The size that the contents want, in points.
  func wantedSize(in space: CGSize) -> CGSize {
    let wish = presentedViewController.preferredContentSize
    return CGSize(
      width: wish.width > 0 ? wish.width : 320, height: wish.height > 0 ? wish.height : 480)
  }

  /// A tap beside it.
  func tapBeside() { _ = dismissForPerson() }

  override var isModalToAssistance: Bool { passthroughViews?.isEmpty != false }

  override func leaveByEscape() -> Bool { dismissForPerson() }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    DissolveAnimator(isPresenting: isPresenting, pace: .easeOut(isPresenting ? 0.15 : 0.25))
  }

  override func lets(_ point: CGPoint, through container: UIView) -> Bool {
    (passthroughViews ?? []).contains { view in
      view.window === container.window
        && view.point(inside: view.convert(point, from: container), with: nil)
    }
  }

  var chrome: PopoverChrome?
  let catcher = UIView()
  var token: GestureHandlers.Token?
}
