public import Foundation

/// Shows one controller of a stack at a time, with a bar that leads back.
///
/// Order of calls for a push: `willMove(toParent:)` of the controller that comes; `viewWillDisappear` of the
/// other one, `viewWillAppear`, the delegate's `willShow`, `viewIsAppearing`, the animation,
/// `viewDidDisappear`, `viewDidAppear`, `didMove(toParent:)`, the delegate's `didShow`. A pop goes the
/// same way, with `willMove(toParent:)` and `didMove(toParent:)` of the one that goes. Without animation all of
/// that happens before the call returns.
///
/// What is asked for while a transition runs holds for the stack at once, and is shown when the transition is
/// over. The safe area of controllers begins below the bar.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// What changes.
  nonisolated public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A controller comes on top of the other one.
    case push = 1
    /// The controller on top goes.
    case pop = 2
  }

  /// Makes one with a controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }

  /// Makes one with an empty stack. A name of a nib is reported, as for other controllers.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// There are no archives of controllers on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit {
    // Kept by others, they begin anew.
    for child in childStorage { child.leave(self) }
  }

  // MARK: The stack

  /// The stack, the bottom first. Setting it is `setViewControllers` without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack. When the top changes the way there looks like a pop if the new one was in the
  /// stack, and like a push otherwise. A controller that is there twice, or that cannot be in here, is
  /// reported, and nothing changes.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  /// Puts a controller on top. One that is in the stack already, or a navigation controller, is reported,
  /// and nothing changes.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    change(to: stack + [viewController], animated: animated)
  }

  /// Takes the controller on top away and gives it; nil when it is the only one, which stays.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return change(to: stack.dropLast(), animated: animated).last
  }

  /// Takes all but the bottom away and gives them, the lowest first; nil when there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return change(to: Array(stack.prefix(1)), animated: animated)
  }

  /// Takes all above `viewController` away and gives them, the lowest first. One that is not in the stack
  /// is reported, and the result is nil.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      Diagnostics.report(
        "popToViewController: \(type(of: viewController)) is not in the stack. Nothing was changed."
      )
      return nil
    }
    return change(to: Array(stack[...index]), animated: animated)
  }

  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that is presented over this one, or else the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Who is told what is shown. Not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The bar

  /// The bar.
  public let navigationBar = UINavigationBar(frame: .zero)

  /// Whether the bar is hidden. Setting it is `setNavigationBarHidden` without animation.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. Asked for while a transition begins (in `viewWillAppear`), the bar comes or
  /// goes with the page; otherwise it slides over the upper edge in ``hideShowBarDuration``.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    setBar(hidden: hidden, animated: animated)
  }

  /// The bar at the lower edge, which shows the ``UIViewController/toolbarItems`` of the controller on top. Hidden by
  /// default.
  public var toolbar: UIToolbar! { toolbarStorage ?? makeToolbar() }

  /// Whether the toolbar is hidden. True by default; setting it is `setToolbarHidden` without animation.
  open var isToolbarHidden: Bool {
    get { isBottomBarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. Asked for while a transition begins (in `viewWillAppear`), it comes or goes with the
  /// page; otherwise it slides over the lower edge in ``hideShowBarDuration``.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    setToolbar(hidden: hidden, animated: animated)
  }

  /// How long the bar slides over the upper edge, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// The swipe from the edge that leads back. Switch it off with `isEnabled`; a bar that is hidden, or an
  /// item that hides the way back, does so, too.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { swiper.recognizer }

  // MARK: View

  /// Goes back, where there is a way back; one that is hidden counts as well.
  open override func accessibilityPerformEscape() -> Bool {
    stack.count > 1 && popViewController(animated: true) != nil
  }

  /// Makes the view with the pages and the bar.
  open override func loadView() {
    view = NavigationView(frame: UIScreen.main.bounds, bar: navigationBar, of: self)
  }

  /// Shows the controller on top.
  open override func viewDidLoad() {
    super.viewDidLoad()
    connect()
  }

  // MARK: Storage for the files beside this one

  final var stack: [UIViewController] = []
  /// Whose view lies in the pages.
  final var shown: UIViewController?
  /// The stack when `shown` came.
  final var shownStack: [UIViewController] = []
  /// Were told that they will come, or go, and not yet that they did.
  final var arriving: [UIViewController] = []
  final var leaving: [UIViewController] = []
  final var transition: Transition?
  /// Whether the change that waits for the end of the transition is animated.
  final var waitsAnimated = false
  final var isBarHidden = false
  final var barMotion = BarMotion.none
  final var isBottomBarHidden = true
  /// Nil until it is wanted.
  final var toolbarStorage: UIToolbar?
  final var toolbarMotion = BarMotion.none
  private(set) final lazy var swiper = BackSwiper(self)
}
