import Foundation

/// What a field of a compact date picker opens: a month calendar, or wheels of a time.
final class DateOverlay: UIViewController {
  private weak var owner: UIDatePicker?
  private weak var pill: DatePill?
  let picker = UIDatePicker()
  /// Called once, when it has gone.
  private var onEnd: (() -> Void)?

  init(_ owner: UIDatePicker, _ pill: DatePill, onEnd: @escaping () -> Void) {
    self.owner = owner
    self.pill = pill
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
    picker.preferredDatePickerStyle = pill.part == .date ? .inline : .wheels
    picker.datePickerMode = pill.part == .date ? .date : .time
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.owner?.choose(self.picker.date)
      }, for: .valueChanged)
    follow()
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = pill
    popoverPresentationController?.permittedArrowDirections = []
  }

  required init?(coder: NSCoder) { return nil }

  override func makePresentationController(
    presentedBy presenter: UIViewController?
  ) -> UIPresentationController {
    OverlayPopover(presentedViewController: self, presenting: presenter)
  }

  /// Takes on what the owner is set to.
  func follow() {
    guard let owner else { return }
    if picker.calendar != owner.calendar { picker.calendar = owner.calendar }
    if picker.timeZone != owner.timeZone { picker.timeZone = owner.timeZone }
    if picker.locale != owner.locale { picker.locale = owner.locale }
    picker.minuteInterval = owner.minuteInterval
    picker.minimumDate = owner.minimumDate
    picker.maximumDate = owner.maximumDate
    picker.tintColor = owner.tintColor
    picker.accessibilityLabel = owner.accessibilityLabel
    if picker.date != owner.date { picker.date = owner.date }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picker)
    overrideUserInterfaceStyle = owner?.traitCollection.userInterfaceStyle ?? .unspecified
    preferredContentSize = picker.sizeThatFits(.zero)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picker.frame = view.bounds
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    end()
  }

  /// Takes it from the screen at once: what opened it is there no longer.
  func close(animated: Bool) {
    picker.settleWheels()
    guard let presenter = presentingViewController else { return end() }
    presenter.dismiss(animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    picker.settleWheels()
  }

  /// Escape closes it.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key?.keyCode != .keyboardEscape }
    if rest.count < presses.count { presentingViewController?.dismiss(animated: true) }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func end() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}
