import Foundation

/// What the wheels of a date picker show and mean: rows to dates and back. Knows neither views nor clocks.
///
/// Days, months, hours and minutes go round without an end: their wheels have the same rows many times over.
package nonisolated struct DateWheels: Sendable {
  let mode: UIDatePicker.Mode
  package let calendar: Calendar
  package let years: CalendarYears
  package var limits: DateLimits
  /// From where lines begin, as the locale has them.
  package let columns: [DateColumn]
  /// Whether the locale counts hours to twelve.
  package let hasDayPeriod: Bool

  package init(mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, limits: DateLimits) {
    self.mode = mode
    self.calendar = calendar
    self.limits = limits
    years = CalendarYears(calendar)
    let order = DateOrder(locale)
    hasDayPeriod = order.hasDayPeriod
    columns =
      switch mode {
      case .time: order.time
      case .date: order.date
      case .dateAndTime: [.weekday] + order.time
      case .countDownTimer: [.hours, .minutes]
      case .yearAndMonth: order.date.filter { $0 != .day }
      }
  }

  // MARK: Rows

  /// How many different rows a wheel has.
  package func period(_ column: DateColumn, _ fields: DateFields) -> Int {
    switch column {
    case .year: CalendarYears.range.count
    case .month: max(1, years.months(ofYear: fields.year).count)
    case .day: years.mostDays
    case .weekday: Self.days.count
    case .hour: hasDayPeriod ? 12 : 24
    case .hours: 24
    case .minute, .minutes: 60 / limits.minuteInterval
    case .dayPeriod: 2
    }
  }

  /// How often the rows of a wheel come again.
  func turns(_ column: DateColumn) -> Int {
    switch column {
    case .year, .weekday, .dayPeriod, .hours: 1
    case .month, .day, .hour, .minute, .minutes: 400
    }
  }

  /// Ten thousand years of days.
  static let days = -1_826_000..<1_826_000

  /// Which of its rows a wheel shows for a date, the first time they come.
  package func row(_ column: DateColumn, _ date: Date) -> Int {
    let fields = years.fields(of: date)
    return switch column {
    case .year: fields.year - CalendarYears.range.lowerBound
    case .month: fields.month
    case .day: fields.day - 1
    case .weekday: years.dayNumber(of: date) - Self.days.lowerBound
    case .hour: hasDayPeriod ? fields.hour % 12 : fields.hour
    case .minute: fields.minute / limits.minuteInterval
    case .dayPeriod: fields.hour / 12
    case .hours, .minutes: 0
    }
  }

  /// The date that rows show, a row for each column, or the nearest that there is, that is in the range and on the step.
  /// What no wheel shows is that of `present`.
  package func date(_ rows: [Int], from present: Date) -> Date {
    let shown = candidate(rows, from: present)
    let isSame = years.fields(of: shown) == years.fields(of: present)
    return limits.nearest(to: isSame ? present : shown, years.calendar)
  }

  /// Whether the row of a wheel can be chosen with all others as they are.
  package func allows(_ row: Int, _ column: Int, rows: [Int], from present: Date) -> Bool {
    var rows = rows
    rows[column] = row
    let shown = candidate(rows, from: present)
    return self.row(columns[column], shown) == row
      && self.row(columns[column], limits.nearest(to: shown, years.calendar)) == row
  }

  private func candidate(_ rows: [Int], from present: Date) -> Date {
    var fields = years.fields(of: present)
    var day: Int?
    var period = fields.hour / 12
    for (column, row) in zip(columns, rows) {
      switch column {
      case .year: fields.year = row + CalendarYears.range.lowerBound
      case .month: fields.month = row
      case .day: fields.day = row + 1
      case .weekday: day = row + Self.days.lowerBound
      case .hour: fields.hour = row
      case .minute: fields.minute = row * limits.minuteInterval
      case .dayPeriod: period = row
      case .hours, .minutes: break
      }
    }
    if hasDayPeriod, columns.contains(.dayPeriod) { fields.hour = fields.hour % 12 + period * 12 }
    guard let day else { return years.date(fields, near: present) }
    return years.date(onDay: day, hour: fields.hour, minute: fields.minute, near: present)
  }

  // MARK: Counting down

  package func rows(counting duration: TimeInterval) -> [Int] {
    let minutes = Int(duration) / 60
    return [minutes / 60, minutes % 60 / limits.minuteInterval]
  }

  /// The duration that rows show, in seconds: one step at least.
  package func duration(_ rows: [Int]) -> TimeInterval {
    let minutes = (rows.first ?? 0) * 60 + (rows.last ?? 0) * limits.minuteInterval
    return TimeInterval(60 * max(minutes, limits.minuteInterval))
  }
}
