public import UIKit

/// What pickers have in common that come up over the blurred screen: how they are shown and left, and their bar.
///
/// A picker is left by Done, by Cancel, by a tap beside it, by Escape, by ``hidePickerView(animated:)``, or with the
/// screen that it lies on. Each time it is answered once, after it has gone; Done alone takes the choice. Without
/// the bar each choice is taken on the way, and whatever way out ends that.
@MainActor open class BlurPanelView: UIView {
  /// Makes a picker. Its frame is of no account: it fills the window that it is shown in.
  public override init(frame: CGRect) {
    panel = PickerPanel(wheels: Self.makeWheels())
    super.init(frame: frame)
    addSubview(backdrop)
    addSubview(panel)
    backdrop.onTap { [weak self] in self?.cancel() }
  }

  /// There are no archives of pickers: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: The bar

  /// What the bar says in its middle, in the person's language.
  public var title: String? { didSet { if isShown { fillBar() } } }

  /// What takes the choice; nil, the default, for “Done” in the person's language.
  public var doneTitle: String? { didSet { if isShown { fillBar() } } }

  /// What leaves without a choice; nil, the default, for “Cancel” in the person's language.
  public var cancelTitle: String? { didSet { if isShown { fillBar() } } }

  /// Whether there is no bar: each choice is taken on the way then. False by default.
  public var isToolbarHidden = false {
    didSet {
      panel.showsBar = !isToolbarHidden
      setNeedsLayout()
    }
  }

  // MARK: Showing

  /// Whether the picker is on the screen, or on its way in or out.
  public var isShown: Bool { session != nil }

  /// Shows the picker over all that is presented in the app's key window, or else in the frontmost one. One that is
  /// shown already stays where it is. An alert or another picker is not covered: that is
  /// ``QuestionError/alreadyPresenting(presenter:presented:)``.
  ///
  /// - Returns: why it cannot be shown; nil when it can. It is answered as if it were cancelled then.
  @discardableResult public func showPickerView() -> QuestionError? {
    show(in: frontWindow(), onEnd: nil)
  }

  /// Shows the picker over all that is presented in the window of `view`, which may be the window itself.
  ///
  /// - Returns: as ``showPickerView()``.
  @discardableResult public func showPickerView(in view: UIView) -> QuestionError? {
    show(in: view as? UIWindow ?? view.window, onEnd: nil)
  }

  /// Takes the picker from the screen, as Cancel does.
  public func hidePickerView(animated: Bool = true) {
    leave(isDone: false, animated: animated)
  }

  /// Takes the picker from the screen with animation, as Cancel does.
  public func hidePickerView() { hidePickerView(animated: true) }

  // MARK: View

  /// Places the panel.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    panel.isCard =
      traitCollection.userInterfaceIdiom == .pad
      && traitCollection.horizontalSizeClass != .compact
    panel.edges = UIEdgeInsets(
      top: 0, left: safeAreaInsets.left, bottom: safeAreaInsets.bottom,
      right: safeAreaInsets.right)
    place()
  }

  /// Keeps the panel clear of what covers the screen's edges.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: For subclasses of the kit

  /// What is turned.
  class func makeWheels() -> UIView { UIView() }

  /// The choice is made: what the wheels show, or are on their way to, is frozen.
  func freeze() {}
  /// The picker is about to be shown.
  func willShow() {}
  /// Whether anything was taken on the way.
  var hasTakenOnTheWay: Bool { false }
  /// The picker has gone, with or without a choice.
  func didEnd(isTaken: Bool) {}

  /// Whether the picker can still be used.
  var isOpen: Bool { session?.isEnding == false }

  var isAway = false { didSet { place() } }
  let panel: PickerPanel
  private let backdrop = PickerBackdrop(frame: .zero)
  private weak var session: PickerSession?

  private func place() {
    // For a person who wants less motion it fades where it lies, as a card does.
    let fades = panel.isCard || UIAccessibility.prefersCrossFadeTransitions
    panel.frame = panel.place(in: bounds, isAway: isAway && !fades)
    panel.alpha = isAway && fades ? 0 : 1
    backdrop.isClear = isAway
    panel.layoutIfNeeded()
  }

  func cancel() { leave(isDone: false, animated: true) }

  private func leave(isDone: Bool, animated: Bool) {
    guard let session, !session.isEnding else { return }
    if isDone || isToolbarHidden { freeze() }
    session.settle(isTaken: isDone || (isToolbarHidden && hasTakenOnTheWay))
    session.dismiss(animated: animated)
  }

  private func fillBar() {
    let cancel =
      cancelTitle.map { UIBarButtonItem(title: $0) } ?? UIBarButtonItem(systemItem: .cancel)
    cancel.onTap { [weak self] in self?.cancel() }
    let done = doneTitle.map { UIBarButtonItem(title: $0) } ?? UIBarButtonItem(systemItem: .done)
    done.style = .done
    done.onTap { [weak self] in self?.leave(isDone: true, animated: true) }
    var items = [cancel, .flexibleSpace(), done]
    if let title {
      let label = UILabel()
      label.text = title
      // As letters in bars do, these keep their size whatever the text size is.
      label.font = .systemFont(ofSize: 17, weight: .semibold)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.7
      label.accessibilityTraits = .header
      label.sizeToFit()
      items.insert(contentsOf: [.flexibleSpace(), UIBarButtonItem(customView: label)], at: 1)
    }
    panel.bar.items = items
  }

  // MARK: Sessions

  /// Shows the picker over what is presented in `window`.
  func show(
    in window: UIWindow?, onEnd: (@MainActor (Bool) -> Void)?
  ) -> QuestionError? {
    guard session == nil else { return nil }
    var presenter = window?.rootViewController
    while let next = presenter?.presentedViewController, !next.isBeingDismissed { presenter = next }
    guard let presenter, presenter.viewIfLoaded?.window != nil else {
      onEnd?(false)
      didEnd(isTaken: false)
      return .notInWindow(presenter: presenter.map { "\(type(of: $0))" } ?? "No screen")
    }
    if presenter is UIAlertController || presenter is PickerHost {
      // One question at a time: a person would not know which of two is answered.
      onEnd?(false)
      didEnd(isTaken: false)
      return .alreadyPresenting(
        presenter: presenter.presentingViewController.map { "\(type(of: $0))" } ?? "No screen",
        presented: "\(type(of: presenter))")
    }
    let session = begin(onEnd)
    if let leaving = presenter.presentedViewController {
      // What is on its way out is waited for.
      whenDeparted(leaving) { [weak presenter] in
        if let presenter, !session.isEnding { self.present(session, from: presenter) }
      }
    } else {
      present(session, from: presenter)
    }
    return nil
  }

  /// Shows the picker over a controller that is in a window and presents nothing.
  func show(from presenter: UIViewController, onEnd: @escaping @MainActor (Bool) -> Void) {
    present(begin(onEnd), from: presenter)
  }

  private func begin(_ onEnd: (@MainActor (Bool) -> Void)?) -> PickerSession {
    let session = PickerSession { isTaken in
      self.session = nil
      self.didEnd(isTaken: isTaken)
      onEnd?(isTaken)
    }
    self.session = session
    return session
  }

  private func present(_ session: PickerSession, from presenter: UIViewController) {
    presenter.viewIfLoaded?.window?.endEditing(true)
    removeFromSuperview()
    fillBar()
    isAway = false
    willShow()
    let host = PickerHost(self, session)
    session.begin(host)
    presenter.present(host, animated: true)
  }
}
