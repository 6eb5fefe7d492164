public import Foundation

/// Wheels to choose a date or a time by, in the order and words of a locale.
///
/// What the wheels show when they are at rest is ``date``. A row that cannot be chosen is gray; a wheel can be turned to
/// it, and then rolls back. When a person has changed the date, `valueChanged` is sent.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// Makes a picker with a frame in points that shows the present time; one without a size is 320 x 216.
  public override init(frame: CGRect) {
    let size = frame.size == .zero ? WheelLook.size : frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
    isAccessibilityElement = false
    addSubview(picker)
    picker.dataSource = source
    picker.delegate = source
    source.owner = self
    rebuild()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: What is chosen

  /// What can be chosen; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet { if oldValue != datePickerMode { rebuild() } }
  }

  /// The date that is chosen. Set, it is brought into the range, and down to the ``minuteInterval``; nobody is told.
  open var date: Date {
    get { chosenDate }
    set { show(newValue, animated: false) }
  }

  /// Chooses a date as ``date`` does; animated, the wheels turn to it.
  open func setDate(_ date: Date, animated: Bool) { show(date, animated: animated) }

  /// What is counted down from, in seconds: whole minutes from one ``minuteInterval`` to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { chosenDuration }
    set { showDuration(newValue, animated: false) }
  }

  // MARK: What can be chosen

  /// The earliest date; nil for none. Of no account when it is later than the latest, or while counting down.
  open var minimumDate: Date? { didSet { if oldValue != minimumDate { limit() } } }

  /// The latest date; nil for none.
  open var maximumDate: Date? { didSet { if oldValue != maximumDate { limit() } } }

  /// The step of minutes, 1…30: a divisor of 60. Others count as 1, which is the default.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if oldValue != minuteInterval { rebuild() }
    }
  }

  // MARK: How it is shown

  /// Whose words and order; nil for the person's.
  open var locale: Locale? { didSet { rebuild() } }

  /// Which calendar. The person's by default; nil sets that again.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set {
      ownCalendar = newValue
      rebuild()
    }
  }

  /// Where the date is seen from; nil, the default, for the calendar's time zone.
  open var timeZone: TimeZone? { didSet { rebuild() } }

  /// The style that is wished for. Either gives wheels: there is no other style here.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The style that there is: wheels.
  open var datePickerStyle: UIDatePickerStyle { .wheels }

  // MARK: View

  /// 320 x 216 points.
  open override var intrinsicContentSize: CGSize { WheelLook.size }

  /// 320 x 216 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { WheelLook.size }

  /// Places the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  /// Wheels that are taken away stand where they were heading for.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isLeaving = window != nil && newWindow !== window
  }

  /// Wheels may turn again.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    isLeaving = false
  }

  /// The wheels have the focus, one by one.
  open override var canBecomeFocused: Bool { false }

  /// What the wheels are called, where nothing else is said.
  open override var accessibilityLabel: String? {
    didSet { picker.accessibilityLabel = accessibilityLabel }
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() {
    picker.isUserInteractionEnabled = isEnabled
    picker.alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Storage for the files beside this one

  let picker = UIPickerView()
  let source = DatePickerSource()
  var wheels = DateWheels(
    mode: .dateAndTime, calendar: .current, locale: .current, limits: DateLimits())
  var titles = DateTitles(.current, .current)
  var chosenDate = Date()
  var chosenDuration: TimeInterval = 60
  /// Whether the picker is being taken out of its window: there is nothing to see any longer.
  var isLeaving = false
  private var ownCalendar: Calendar?
}
