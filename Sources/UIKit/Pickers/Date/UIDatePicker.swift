public import Foundation

/// Lets a person choose a date or a time, in the order and words of a locale: by wheels, by a month calendar, or by a
/// field that opens one of these.
///
/// What is seen at rest is ``date``. A row of a wheel that cannot be chosen is gray; a wheel can be turned to
/// it, and then rolls back. A day that cannot be chosen is gray and takes no taps. When a person has changed the date,
/// `valueChanged` is sent. A field sends `editingDidBegin` when what it opens comes, and `editingDidEnd` when that has
/// gone; closed it changes nothing.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// Makes a picker with a frame in points that shows the present time; one without a size is as large as its
  /// style wants.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
    picker.dataSource = source
    picker.delegate = source
    source.owner = self
    rebuild()
    restyle()
    if frame.size == .zero { self.frame.size = naturalSize() }
    followNaturalSize()
  }

  /// There are no archives of views on Linux: the result is always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: What is chosen

  /// What can be chosen; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard oldValue != datePickerMode else { return }
      rebuild()
      restyle()
    }
  }

  /// The date that is chosen. Set, it is brought into the range, which never goes beyond the years 1 to 9999, and down to
  /// the ``minuteInterval``; nobody is told.
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

  /// The style that is wished for; `automatic` by default. Where a mode does not have it there are wheels. A picker
  /// that has the natural size of its style takes on that of the next one.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet {
      guard oldValue != preferredDatePickerStyle else { return }
      restyle()
      if showsWheels { rebuild() }
    }
  }

  /// The style that there is: never `automatic`.
  open var datePickerStyle: UIDatePickerStyle { resolvedStyle }

  // MARK: View

  /// What the style wants: 320 x 216 points for wheels.
  open override var intrinsicContentSize: CGSize { naturalSize() }

  /// What the style wants: 320 x 216 points for wheels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// Places wheels, calendar or fields.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeFaces()
  }

  /// Wheels that are taken away stand where they were heading for.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    isLeaving = window != nil && newWindow !== window
    if isLeaving { closeOverlay() }
  }

  /// Wheels may turn again.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    isLeaving = false
    // Letters may take another width on this screen.
    followNaturalSize()
  }

  /// The wheels have the focus, one by one.
  open override var canBecomeFocused: Bool { false }

  /// What the wheels are called, where nothing else is said.
  open override var accessibilityLabel: String? {
    didSet {
      picker.accessibilityLabel = accessibilityLabel
      updateCompact()
    }
  }

  package override func activate() -> Bool { false }
  package override func isPrimary(_ event: Event) -> Bool { event == .valueChanged }
  package override func stateDidChange() {
    if !isEnabled { closeOverlay() }
    for face in [picker, calendarFace, compactFace] as [UIView?] {
      face?.isUserInteractionEnabled = isEnabled
      face?.alpha = isEnabled ? 1 : 0.5
    }
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
  /// The looks that there are; wheels are there whether they are seen or not.
  var calendarFace: CalendarFace?
  var compactFace: CompactFace?
  /// What a field has opened.
  weak var overlay: DateOverlay?

  /// The size that the look wanted last.
  var lastNaturalSize = CGSize.zero

  override func looksDidChange() {
    followNaturalSize()
    setNeedsLayout()
  }
}
