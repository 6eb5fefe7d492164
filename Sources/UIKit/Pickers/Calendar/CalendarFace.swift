import Foundation

/// A month calendar: the inline look of a date picker, with a time below where there is one to choose.
///
/// Which month is seen is its own matter; what is chosen is the picker's.
final class CalendarFace: UIView {
  private(set) weak var picker: UIDatePicker?
  private let header = CalendarHeader()
  private let weekdays = UIView()
  private lazy var pager = MonthPager(self)
  private var wheels: UIDatePicker?
  private let timeTitle = UILabel()
  private let timePill: DatePill
  private var hasTime: Bool { picker?.datePickerMode == .dateAndTime }

  init(_ picker: UIDatePicker) {
    self.picker = picker
    timePill = DatePill(.time, of: picker)
    super.init(frame: .zero)
    addSubview(pager)
    addSubview(weekdays)
    weekdays.isUserInteractionEnabled = false
    addSubview(header)
    addSubview(timeTitle)
    addSubview(timePill)
    timeTitle.isAccessibilityElement = false
    timeTitle.adjustsFontSizeToFitWidth = true
    header.onTitle = { [weak self] in self?.showWheels(self?.wheels == nil) }
    header.onTurn = { [weak self] isNext in
      guard let self else { return }
      self.pager.turn(isNext: isNext, animated: !UIAccessibility.isReduceMotionEnabled)
      self.monthDidMove()
    }
    rebuild()
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: What the picker tells

  /// Calendar, locale or mode are other ones.
  func rebuild() {
    guard let picker else { return }
    for view in weekdays.subviews { view.removeFromSuperview() }
    for symbol in picker.titles.weekdays {
      let label = UILabel()
      label.text = symbol
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.isAccessibilityElement = false
      weekdays.addSubview(label)
    }
    timeTitle.text = DateWord.time.text(picker.titles.locale)
    timeTitle.isHidden = !hasTime
    timePill.isHidden = !hasTime
    showWheels(false)
    show(picker.date)
    setNeedsLayout()
  }

  /// Shows the month of a date, with what is chosen.
  func show(_ date: Date) {
    guard let picker else { return }
    let place = picker.wheels.years.month(of: date)
    pager.show(place)
    if let wheels { prepare(wheels, place) }
    timePill.update()
    monthDidMove()
  }

  /// What is chosen, or what can be, has changed; the month that is seen stays.
  func refresh() {
    guard let picker else { return }
    timePill.update()
    if picker.wheels.allows(pager.place) {
      pager.show(pager.place)
      monthDidMove()
    } else {
      show(picker.date)
    }
  }

  // MARK: What pages ask

  func month(_ place: MonthPlace, isNext: Bool) -> MonthPlace? {
    picker?.wheels.month(place, isNext: isNext)
  }

  func grid(_ place: MonthPlace) -> MonthGrid {
    let wheels = picker?.wheels
    return MonthGrid(
      place, wheels?.years ?? CalendarYears(.current),
      firstWeekday: wheels?.calendar.firstWeekday ?? 1)
  }

  func fill(_ button: DayButton, _ day: Int, _ grid: MonthGrid) {
    guard let picker else { return }
    let years = picker.wheels.years
    let isToday = years.dayNumber(of: Date()) == day
    let label = grid.labels[day - grid.firstDay] ?? 0
    button.isEnabled = picker.wheels.allows(day: day, from: picker.date)
    button.show(
      day, picker.titles.day(label), spoken: picker.titles.spokenDay(day, years, isToday: isToday),
      isToday: isToday, isChosen: years.dayNumber(of: picker.date) == day)
  }

  /// Where the keyboard's focus comes first: to the chosen day, today, or the first that can be chosen.
  func firstStop(of days: [Int]) -> Int {
    guard let picker else { return 0 }
    let years = picker.wheels.years
    let wishes = [picker.date, Date()].map(years.dayNumber(of:))
    return wishes.first(where: days.contains)
      ?? days.first { picker.wheels.allows(day: $0, from: picker.date) } ?? days.first ?? 0
  }

  func chose(_ day: Int) {
    guard let picker else { return }
    picker.choose(picker.wheels.date(onDay: day, from: picker.date))
  }

  func moveFocus(to day: Int, isNext: Bool) {
    guard pager.turn(isNext: isNext, animated: false), let page = pager.page, let grid = page.grid
    else { return }
    monthDidMove()
    let days = grid.days
    page.focus(min(max(day, days.first ?? day), days.last ?? day))
  }

  func monthDidMove() {
    guard let picker else { return }
    let place = pager.nearest
    if header.place != place || header.isStale(picker.titles) {
      header.show(picker.titles.month(place, picker.wheels.years), place, picker.titles)
    }
    header.canGoBack = month(place, isNext: false) != nil
    header.canGoOn = month(place, isNext: true) != nil
  }

  func monthDidSettle() { monthDidMove() }

  // MARK: Month and year

  /// Turns the days into wheels of month and year, or back.
  private func showWheels(_ isShown: Bool) {
    guard isShown != (wheels != nil) else { return }
    if isShown {
      let made = UIDatePicker()
      made.preferredDatePickerStyle = .wheels
      made.datePickerMode = .yearAndMonth
      made.addAction(
        UIAction { [weak self, weak made] _ in
          guard let self, let made, let picker = self.picker else { return }
          self.pager.show(picker.wheels.years.month(of: made.date))
          self.monthDidMove()
        }, for: .valueChanged)
      prepare(made, pager.nearest)
      wheels = made
      addSubview(made)
    } else {
      wheels?.settleWheels()
      wheels?.removeFromSuperview()
      wheels = nil
    }
    header.isOpen = isShown
    setNeedsLayout()
    layoutIfNeeded()
    let (days, names) = (pager, weekdays)
    change(animated: true) { [wheels] in
      for view in [days, names] { view.alpha = isShown ? 0 : 1 }
      wheels?.alpha = 1
    }
  }

  private func prepare(_ wheels: UIDatePicker, _ place: MonthPlace) {
    guard let picker, let bounds = picker.wheels.years.bounds(of: place) else { return }
    wheels.calendar = picker.calendar
    wheels.timeZone = picker.timeZone
    wheels.locale = picker.locale
    wheels.minimumDate = picker.minimumDate
    wheels.maximumDate = picker.maximumDate
    wheels.date = bounds.lowerBound.addingTimeInterval(43_200)
  }

  // MARK: Places

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = CalendarLook.scale(for: traitCollection)
    let width = bounds.width
    header.frame = CGRect(x: 0, y: 0, width: width, height: CalendarLook.header)
    let timeHeight = hasTime ? CalendarLook.timeRow : 0
    let below = bounds.height - timeHeight - CalendarLook.bottom
    let names = CGRect(
      x: 0, y: header.frame.maxY, width: width, height: CalendarLook.weekdays)
    weekdays.frame = names
    let part = (width - 2 * CalendarLook.inset) / 7
    for (index, view) in weekdays.subviews.enumerated() {
      let column = CGFloat(isMirrored ? 6 - index : index)
      (view as? UILabel)?.font = .systemFont(
        ofSize: CalendarLook.weekday * scale, weight: .semibold)
      view.frame = CGRect(
        x: CalendarLook.inset + column * part + 3, y: 0, width: max(0, part - 6),
        height: names.height)
    }
    let room = CGRect(x: 0, y: names.maxY, width: width, height: max(0, below - names.maxY))
    let height = min(room.height, 56 * CGFloat(CalendarLook.weeks))
    pager.frame = CGRect(x: 0, y: room.minY, width: width, height: height)
    wheels?.frame = CGRect(
      x: 0, y: names.minY, width: width, height: max(0, below - names.minY))
    let pill = timePill.sizeThatFits(CGSize(width: width - 96, height: timeHeight))
    let y = bounds.height - timeHeight + (timeHeight - 8 - pill.height) / 2
    let x = isMirrored ? 16 : width - 16 - pill.width
    timePill.frame = CGRect(x: x, y: y, width: pill.width, height: pill.height)
    timeTitle.font = .systemFont(ofSize: CalendarLook.title * scale)
    let rest = max(0, width - 48 - pill.width)
    timeTitle.frame = CGRect(
      x: isMirrored ? width - 16 - rest : 16, y: y, width: rest, height: pill.height)
    timeTitle.textAlignment = .natural
  }
}
