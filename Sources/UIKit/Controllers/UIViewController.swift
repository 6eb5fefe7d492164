public import Foundation
import UIKitLayers

/// Makes and minds one screen, or a part of one.
///
/// Order of calls: `loadView`, `viewDidLoad` once, when ``view`` is first asked for; then
/// `viewWillAppear`, `viewIsAppearing` (in the window now), layout, `viewDidAppear` after the first frame;
/// `viewWillDisappear`, `viewDidDisappear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIFocusEnvironment,
  UIContentContainer
{
  /// Makes a controller. There are no nibs on Linux: a name is reported, and ``loadView()`` makes the
  /// view as without one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if let name = nibNameOrNil {
      Diagnostics.report(
        "\(type(of: self)): there are no nibs on Linux; “\(name)” is not loaded. "
          + "Make the view in loadView() or viewDidLoad().")
    }
  }

  /// Makes a controller that makes its view in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: View

  /// The controller's view; loaded when first asked for.
  open var view: UIView! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// The view if it is loaded already.
  public var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view if it is not loaded.
  public func loadViewIfNeeded() { _ = loadedView }

  /// Makes the view: override to assign one of your own to ``view``.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// The view was loaded.
  open func viewDidLoad() {}

  /// The view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in its window and has its traits; it is not laid out yet.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view is seen.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about not to be seen any more.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view is not seen any more.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the margins of the view changed.
  open func viewLayoutMarginsDidChange() {}

  /// The least margins of the view, in points: 16 where lines begin and end, 20 from a width of 414 on.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margin: CGFloat = (viewIfLoaded?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: margin, bottom: 0, trailing: margin)
  }

  /// Whether the view's margins are never below ``systemMinimumLayoutMargins``. True by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    willSet { marginsBefore = viewIfLoaded?.marginsFromHere() ?? [] }
    didSet {
      UIView.tellMargins(marginsBefore)
      marginsBefore = []
    }
  }

  /// Points at each edge that this controller adds to its view's safe area.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if oldValue != additionalSafeAreaInsets { viewIfLoaded?.updateSafeArea() } }
  }

  /// A title in the person's language. Setting it sets that of ``navigationItem``, too.
  open var title: String? {
    didSet { if oldValue != title { navigationItemStorage?.title = title } }
  }

  /// What a navigation bar shows for this controller; made when first asked for.
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// What the toolbar of a navigation controller shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets ``toolbarItems``; animated, they fade over where they are shown.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemStorage = toolbarItems
    if let navigation = navigationController, navigation.shown === self {
      navigation.toolbarItemsChanged(animated: animated)
    }
  }

  /// Whether the toolbar is hidden from when this controller is pushed until it is popped.
  open var hidesBottomBarWhenPushed = false

  // MARK: Traits

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after ``traitCollection`` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller's view; unspecified follows what is above.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { if oldValue != overrideUserInterfaceStyle { viewIfLoaded?.updateTraits() } }
  }

  // MARK: Containment

  /// The controllers in this one, in the order added.
  open var children: [UIViewController] { childStorage }

  /// The controller that this one is in. Not kept alive.
  open internal(set) weak var parent: UIViewController?

  /// Takes `childController` in; add its view, then call its ``didMove(toParent:)``. Taking in a
  /// controller that holds this one, or this one itself, is reported and changes nothing.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Leaves the parent; call ``willMove(toParent:)`` with nil and remove the view before.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Whether children get the appearance calls together with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins an appearance or disappearance of a child, where the parent does not forward them.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }

  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() { endTransition() }

  // MARK: Presentation

  /// How the view lies over the presenter's.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic

  /// How the view comes and goes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical

  /// Who gives presentations and transitions of the app's own. Not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a person cannot dismiss the controller; code can.
  open var isModalInPresentation = false

  /// The size in points that the view would like to have where its presentation leaves it the choice.
  open var preferredContentSize: CGSize = .zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      presentationBelow?.setNeedsLayout()
      if let parent {
        parent.preferredContentSizeDidChange(forChildContentContainer: self)
      } else {
        presentationBelow?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
      }
    }
  }

  /// A child would like to have another size. Does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size that a child will have when this has `parentSize`: the same if its view fills this one's, and else the one
  /// it has.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, in: parentSize) }

  /// The view's size is about to change, since the device was turned or the window resized. Call `super`, which tells the
  /// children.
  ///
  /// What `coordinator` is given to animate is done when the size has changed, at once; its completions are called when
  /// all has been laid out.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: size, with: coordinator) }

  /// The controller that this one, or one that it is in, presents.
  public var presentedViewController: UIViewController? { nearestAbove?.presented }

  /// The controller that presents this one, or one that it is in.
  public var presentingViewController: UIViewController? {
    outermost.presentationBelow?.presenter
  }

  /// Who manages the presentation of this controller, now or when it comes.
  public var presentationController: UIPresentationController? {
    outermost.presentationBelow?.controller ?? managerToBe()
  }

  /// Whether the view is on its way in: up to `viewDidAppear`, and in it.
  open var isBeingPresented: Bool { presentationBelow?.state == .presenting }

  /// Whether the view is on its way out: up to `viewDidDisappear`, and in it.
  open var isBeingDismissed: Bool { presentationBelow?.isGoing == true }

  /// The transition that this controller takes part in; nil at rest.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestNavigation?.transition ?? outermost.presentationBelow?.transition
      ?? nearestAbove?.transition
  }

  /// Presents `viewControllerToPresent` over this controller's window.
  ///
  /// The outermost controller that this one is in becomes the presenter. What cannot be presented (the
  /// presenter presents already, or is in no window) is told on standard error, and nothing happens.
  ///
  /// - Parameter completion: called after `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let problem = tryToPresent(viewControllerToPresent, animated: flag, completion: completion)
    if let problem { Diagnostics.report(problem.message(viewControllerToPresent, on: self)) }
  }

  /// Dismisses what this controller presents with all that lies above it, or, when it presents nothing,
  /// this controller itself. One that is still on its way in goes as soon as it has come.
  ///
  /// - Parameter completion: called after `viewDidDisappear`; at once when there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissTopmost(.init(isAnimated: flag, completion: completion))
  }

  // MARK: Focus

  /// Whether the focus may move so, when a view in this one's has it before or after. True unless overridden.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus moved, when a view in this one's had it before or has it now.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Responder

  /// The view's superview, or the application for the root controller.
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  /// The shortcuts that were added; call `super` to keep them.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }
  /// Adds a shortcut, which works while this controller, or something in it, gets the keys.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes a shortcut away that was added.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
  private var addedKeyCommands: [UIKeyCommand] = []

  // MARK: Storage for the files beside this one

  /// The manager of a presentation of this controller, unless its transitioning delegate has one.
  func makePresentationController(
    presentedBy presenter: UIViewController?
  ) -> UIPresentationController {
    standardPresentationController(presentedBy: presenter)
  }

  private var marginsBefore: [(view: UIView, margins: UIEdgeInsets)] = []
  var viewStorage: UIView?
  var isLoadingView = false
  var childStorage: [UIViewController] = []
  var appearance = Appearance.hidden
  /// Whether a transition says when an appearance or disappearance ends.
  var holdsAppearance = false
  /// What this controller presents.
  var presentationAbove: Presentation?
  /// The presentation that this controller is presented by.
  weak var presentationBelow: Presentation?
  var presentationControllerStorage: UIPresentationController?
  /// Told when a presentation of this controller is over, after all completions, whatever ended it.
  package var presentationDidEnd: (() -> Void)?
  package var attachments = Attachments()
  final var navigationItemStorage: UINavigationItem?
  final var toolbarItemStorage: [UIBarButtonItem]?
  /// Points at each edge that bars of the controllers around this one cover.
  final var barInsets = UIEdgeInsets.zero {
    didSet { if oldValue != barInsets { viewIfLoaded?.updateSafeArea() } }
  }
}
