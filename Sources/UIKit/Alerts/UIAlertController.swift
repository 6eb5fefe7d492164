/// Asks a person a question, in the middle of the screen or at its lower edge.
///
/// Present it like any controller. It goes away by itself when a person chooses, and then calls the
/// handler of what was chosen. On a pad an action sheet is a popover, in the middle of its presenter unless
/// `popoverPresentationController` says what it points at; its cancel action is not shown: a tap beside it means that.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// Where it asks. Raw values are UIKit's.
  nonisolated public enum Style: Int, Sendable {
    /// At the lower edge of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  /// Makes a question without answers: add some with ``addAction(_:)``.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    self.title = title
    self.message = message
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  /// Where it asks.
  open private(set) var preferredStyle: Style = .actionSheet

  /// The question, in a few words.
  open override var title: String? {
    didSet { if oldValue != title { contentDidChange() } }
  }

  /// More about it.
  open var message: String? {
    didSet { if oldValue != message { contentDidChange() } }
  }

  /// The answers, in the order added.
  open private(set) var actions: [UIAlertAction] = []

  /// The answer that stands out; one of ``actions``.
  open var preferredAction: UIAlertAction? {
    didSet { if oldValue !== preferredAction { contentDidChange() } }
  }

  /// Adds an answer. A second one of style `cancel` is told on standard error and left out.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      Diagnostics.report(
        "UIAlertController: “\(action.title ?? "")” is a second cancel action and is left out: an alert "
          + "has one at most.")
      return
    }
    actions.append(action)
    contentDidChange()
  }

  /// The fields to type into, from the top; nil without any.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }

  /// Adds a field to type into, under what is asked; `configurationHandler` gets it first. An alert has fields, an
  /// action sheet has none: that is told on standard error. The first one is edited when the alert has appeared; Return
  /// goes to the next one, and from the last to the action that Return chooses.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Diagnostics.report("UIAlertController: an action sheet has no text fields. None was added.")
      return
    }
    let field = UITextField()
    field.font = .preferredFont(forTextStyle: .footnote)
    configurationHandler?(field)
    field.onReturnKey = { [weak self, weak field] in
      if let field { self?.goOn(from: field) }
      return true
    }
    fields.append(field)
    contentDidChange()
  }

  /// Begins editing the first field.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  /// Makes the view that asks.
  open override func loadView() {
    view = AlertContentView(frame: .zero)
    contentView?.onChoose = { [weak self] in self?.choose($0) }
    contentView?.takesAnswers = { [weak self] in self?.takesAnswers == true }
    contentDidChange()
  }

  /// Return chooses the preferred action, or the only one, or the only default one; Escape cancels.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { !use($0) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  /// Cancels; false when there is no way to.
  open override func accessibilityPerformEscape() -> Bool { cancel() }

  private func use(_ press: UIPress) -> Bool {
    switch press.key?.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      guard let action = actionOfReturn else { return false }
      choose(action)
    case .keyboardEscape:
      _ = cancel()
    default: return false
    }
    return true
  }

  private func goOn(from field: UITextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let actionOfReturn {
      choose(actionOfReturn)
    }
  }

  private var fields: [UITextField] = []

  private var actionOfReturn: UIAlertAction? {
    if let preferredAction { return preferredAction }
    if actions.count == 1 { return actions[0] }
    let usual = actions.filter { $0.style == .default }
    return usual.count == 1 ? usual[0] : nil
  }

  var contentView: AlertContentView? { viewIfLoaded as? AlertContentView }
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Whether the sheet stands in the middle instead of at the lower edge.
  var isCard: Bool { preferredStyle == .alert || futureTraits.userInterfaceIdiom == .pad }

  /// The traits of the window that the question is asked in.
  private var futureTraits: UITraitCollection {
    presentationBelow?.presenter?.traitCollection ?? traitCollection
  }

  func contentDidChange() {
    guard let contentView else { return }
    contentView.show(
      .init(
        style: preferredStyle, isCard: isCard, title: title, message: message, actions: actions,
        preferred: preferredAction, fields: fields, traits: futureTraits))
    presentationBelow?.setNeedsLayout()
  }

  /// What a tap beside the question means; nothing for an alert, and without a cancel action.
  func tapBeside() {
    if preferredStyle == .actionSheet { _ = cancel() }
  }

  /// Leaves without a choice; false when there is no way to.
  private func cancel() -> Bool {
    if let cancelAction {
      choose(cancelAction)
    } else if preferredStyle == .actionSheet, isCard {
      presentationBelow?.dismiss(.init(isAnimated: true))
    } else {
      return false
    }
    return true
  }

  private var takesAnswers: Bool { presentationBelow?.state == .presented }
  private var hasChosen = false

  private func choose(_ action: UIAlertAction) {
    guard !hasChosen, action.isEnabled, takesAnswers else { return }
    hasChosen = true
    // NB: not `dismiss`, which would take away what the alert presents and leave the alert.
    presentationBelow?.dismiss(
      .init(isAnimated: true) { [self] in
        hasChosen = false
        action.run()
      })
  }

  /// Whether it is asked in a popover: an action sheet on a pad.
  private func isPopover(on presenter: UIViewController?) -> Bool {
    let traits = presenter?.traitCollection ?? UIScreen.main.traitCollection
    return preferredStyle == .actionSheet && traits.userInterfaceIdiom == .pad
  }

  override func makePresentationController(
    presentedBy presenter: UIViewController?
  ) -> UIPresentationController {
    isPopover(on: presenter)
      ? AlertPopover(presentedViewController: self, presenting: presenter)
      : AlertPresentation(presentedViewController: self, presenting: presenter)
  }
}
