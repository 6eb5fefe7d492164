public import Foundation
import UIKitLoop

/// The view at the root: it shows a controller's view and hands touches to what lies in it.
///
/// A window is hidden until ``makeKeyAndVisible()``, or until `isHidden` is set to false. The app
/// does not keep it alive: keep it in the delegate.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Which windows lie above which: higher levels above lower ones.
  nonisolated public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The level as a number.
    public let rawValue: CGFloat

    /// A level of that number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// An ordinary window: 0.
    public static let normal = Level(rawValue: 0)
    /// Above ordinary windows: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Above everything: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window with a frame in points of the screen.
  public override init(frame: CGRect) {
    application = UIApplication.shared
    screen = application.screen
    super.init(frame: frame)
    layer.isHidden = true
    window = self
    updateTraits()
    updateSafeArea()
    application.windowList.add(self)
  }

  /// Makes a window as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  isolated deinit {
    // NB: not now: whoever lets go of the window may be in the middle of writing the variable that
    // held it, and code of the app that reads it would end the process.
    let dispatcher = touchDispatcher
    if !dispatcher.isIdle {
      application.pipeline.afterNextFrame { dispatcher.cancelAllTouches() }
    }
    layer.removeFromSuperlayer()
  }

  /// The screen that shows the window.
  public let screen: UIScreen

  /// The controller whose view fills the window. Another one takes its view's place.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      exchangeRoot(oldValue, for: rootViewController)
    }
  }

  /// Which windows this one lies above.
  open var windowLevel: Level = .normal {
    didSet { if oldValue != windowLevel { restack() } }
  }

  /// Shows the window in front of the others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    show()
    makeKey()
  }

  /// Makes this the window that gets key events.
  open func makeKey() { application.changeKeyWindow(to: self) }

  /// Whether this is the window that gets key events.
  open var isKeyWindow: Bool { application.keyWindow === self }

  /// Whether this window may become the key window.
  open var canBecomeKey: Bool { true }

  /// Called after this became the key window.
  open func becomeKey() {}

  /// Called after this stopped being the key window.
  open func resignKey() {}

  /// Hands the touches of `event` to recognisers and views, its presses to responders.
  open func sendEvent(_ event: UIEvent) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    touchDispatcher.dispatch(event, in: self)
  }

  /// Keys that no responder used: Tab moves the focus, Space uses what has it, arrows step its value.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !useKey($0, .began) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Keys that repeat: Tab and arrows go on.
  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !useKey($0, .changed) }
    if !rest.isEmpty { super.pressesChanged(rest, with: event) }
  }

  /// Keys go up: Space and Return use what has the focus.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !useKey($0, .ended) }
    if !rest.isEmpty { super.pressesEnded(rest, with: event) }
  }

  /// Keys are not followed any longer: nothing is used.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !useKey($0, .cancelled) }
    if !rest.isEmpty { super.pressesCancelled(rest, with: event) }
  }

  /// Shows or hides the window.
  open override var isHidden: Bool {
    get { super.isHidden }
    set { newValue ? hide() : show() }
  }

  /// The application.
  open override var next: UIResponder? { application }

  // MARK: Storage for the files beside this one

  package let application: UIApplication
  package weak var firstResponder: UIResponder? {
    didSet { if oldValue !== firstResponder, !isChangingFirstResponder { showInputViews() } }
  }
  /// Whether one first responder gives way to another: what both show stays.
  var isChangingFirstResponder = false
  var inputArea: InputArea?
  private(set) lazy var focusSystem = UIFocusSystem(self)
  lazy var touchDispatcher = TouchDispatcher(screen: screen)

  func setHiddenFlag(_ hidden: Bool) { super.isHidden = hidden }
}
