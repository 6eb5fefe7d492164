import Foundation

extension UIDatePicker {
  /// Makes the wheels anew for what the picker is set to now.
  func rebuild() {
    let locale = locale ?? HostDevice.current.locale
    var calendar: Calendar = calendar
    if let timeZone { calendar.timeZone = timeZone }
    calendar.locale = locale
    wheels = DateWheels(
      mode: datePickerMode, calendar: calendar, locale: locale, limits: limits)
    titles = DateTitles(calendar, locale)
    chosenDate = wheels.limits.nearest(to: chosenDate, wheels.years.calendar)
    chosenDuration = usable(chosenDuration)
    if showsWheels { picker.reloadAllComponents() }
    calendarFace?.rebuild()
    compactFace?.rebuild()
    overlay?.follow()
    turn(animated: false)
    followNaturalSize()
  }

  /// Other dates can be chosen than before.
  func limit() {
    wheels.limits = limits
    if showsWheels { picker.reloadAllComponents() }
    chosenDate = wheels.limits.nearest(to: chosenDate, wheels.years.calendar)
    calendarFace?.refresh()
    updateCompact()
    overlay?.follow()
    turn(animated: false)
  }

  private var limits: DateLimits {
    DateLimits(minimum: minimumDate, maximum: maximumDate, minuteInterval: minuteInterval)
  }

  func show(_ date: Date, animated: Bool) {
    let usable = date.timeIntervalSince1970.isFinite ? date : chosenDate
    chosenDate = wheels.limits.nearest(to: usable, wheels.years.calendar)
    calendarFace?.show(chosenDate)
    updateCompact()
    overlay?.follow()
    turn(animated: animated)
  }

  func showDuration(_ duration: TimeInterval, animated: Bool) {
    chosenDuration = usable(duration)
    turn(animated: animated)
  }

  private func usable(_ duration: TimeInterval) -> TimeInterval {
    let seconds = duration.isFinite ? min(max(duration, 0), 86_340) : chosenDuration
    return wheels.duration(wheels.rows(counting: seconds))
  }

  /// The rows that show what is chosen, the first time that they come.
  private var chosenRows: [Int] {
    if datePickerMode == .countDownTimer { return wheels.rows(counting: chosenDuration) }
    return wheels.columns.map { wheels.row($0, chosenDate) }
  }

  /// Turns the wheels to what is chosen, each on the shorter way.
  private func turn(animated isWanted: Bool) {
    guard showsWheels else { return }
    let animated = isWanted && !isLeaving
    let fields = wheels.years.fields(of: chosenDate)
    for (index, row) in chosenRows.enumerated() {
      let column = wheels.columns[index]
      let period = wheels.period(column, fields)
      let turns = wheels.turns(column)
      if picker.numberOfRows(inComponent: index) != period * turns {
        picker.reloadComponent(index)
      }
      let present = picker.selectedRow(inComponent: index)
      var target = row
      if turns > 1 {
        // Near the ends it starts again from the middle: nobody comes to an end.
        let isFarOut = present < 20 * period || present > (turns - 20) * period
        let middle = isFarOut && !animated ? turns / 2 * period : present - present % period
        target = middle + row
        if target - present > period / 2 { target -= period }
        if present - target > period / 2 { target += period }
      }
      target = min(max(target, 0), period * turns - 1)
      if target != present || !animated {
        picker.selectRow(target, inComponent: index, animated: animated)
      }
    }
  }

  /// A wheel that a person turned has stopped: what all of them show is chosen, or the nearest that can be.
  func wheelStopped() {
    let rows = shownRows
    if datePickerMode == .countDownTimer {
      let duration = wheels.duration(rows)
      let isNew = duration != chosenDuration
      chosenDuration = duration
      turn(animated: true)
      if isNew { sendChange() }
      return
    }
    let date = wheels.date(rows, from: chosenDate)
    let isNew = date != chosenDate
    chosenDate = date
    // Which rows can be chosen may have changed.
    if isNew { picker.reloadAllComponents() }
    turn(animated: true)
    if isNew { sendChange() }
  }

  /// Stops the wheels where they are heading for, and takes that: a person waits no longer.
  package func settleWheels() {
    guard showsWheels, picker.wheelColumns.contains(where: \.isMoving) else { return }
    let wasLeaving = isLeaving
    isLeaving = true
    wheelStopped()
    turn(animated: false)
    isLeaving = wasLeaving
  }

  func sendChange() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  /// What the wheels show or are on their way to, the first time that these rows come.
  private var shownRows: [Int] {
    let fields = wheels.years.fields(of: chosenDate)
    return wheels.columns.enumerated().map { index, column in
      max(0, picker.selectedRow(inComponent: index)) % wheels.period(column, fields)
    }
  }

  // MARK: Rows

  func numberOfRows(_ component: Int) -> Int {
    let column = wheels.columns[component]
    return wheels.period(column, wheels.years.fields(of: chosenDate)) * wheels.turns(column)
  }

  /// What a row says, and whether it can be chosen.
  func title(_ row: Int, _ component: Int) -> (text: String, isAllowed: Bool) {
    let column = wheels.columns[component]
    let fields = wheels.years.fields(of: chosenDate)
    let first = row % wheels.period(column, fields)
    let text = titles.title(first, column, of: wheels, year: fields.year)
    let isAllowed =
      datePickerMode == .countDownTimer
      || wheels.allows(first, component, rows: chosenRows, from: chosenDate)
    return (text, isAllowed)
  }

  /// What a wheel is called for assistive technology.
  func name(ofWheel component: Int) -> String? {
    guard wheels.columns.indices.contains(component) else { return accessibilityLabel }
    let word = wheels.columns[component].word.text(titles.locale)
    return [accessibilityLabel, word].compactMap(\.self).joined(separator: ", ")
  }

  /// How wide wheels are beside each other.
  func share(_ component: Int) -> CGFloat {
    let parts: [CGFloat] = wheels.columns.map { column in
      switch column {
      case .weekday: 3
      case .month: 2.2
      case .year, .hours, .minutes: 1.5
      case .day, .hour, .minute, .dayPeriod: 1
      }
    }
    let room =
      min(picker.bounds.width, 400) - 2 * WheelLook.inset
      - WheelLook.gap * CGFloat(parts.count - 1)
    return (max(0, room) * parts[component] / parts.reduce(0, +)).rounded(.down)
  }
}
