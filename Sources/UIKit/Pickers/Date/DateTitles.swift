import Foundation

/// What the rows of a date picker say, in a locale's words and digits.
@MainActor final class DateTitles {
  private let calendar: Calendar
  let locale: Locale
  private let isPlain: Bool
  private var formatters: [String: DateFormatter] = [:]

  init(_ calendar: Calendar, _ locale: Locale) {
    self.calendar = calendar
    self.locale = locale
    isPlain = calendar.identifier == .gregorian || calendar.identifier == .iso8601
  }

  func title(_ row: Int, _ column: DateColumn, of wheels: DateWheels, year: Int) -> String {
    let years = wheels.years
    switch column {
    case .year:
      let middle = years.middle(ofYear: row + CalendarYears.range.lowerBound)
      return text(middle, isPlain ? "y" : "Gy")
    case .month:
      let months = years.months(ofYear: year)
      guard months.indices.contains(row) else { return "" }
      return text(months[row].addingTimeInterval(43_200), "LLLL")
    case .day: return number(row + 1, "d")
    case .weekday:
      let day = row + DateWheels.days.lowerBound
      let isToday = day == years.dayNumber(of: Date())
      return isToday ? DateWord.today.text(locale) : text(years.day(day), "EEEMMMd")
    case .hour:
      return wheels.hasDayPeriod ? number(row == 0 ? 12 : row, nil) : number(row, nil, digits: 2)
    case .minute: return number(row * wheels.limits.minuteInterval, nil, digits: 2)
    case .dayPeriod:
      let symbols = formatter("a")
      return row == 0 ? symbols.amSymbol : symbols.pmSymbol
    case .hours: return unit(row, .hour)
    case .minutes: return unit(row * wheels.limits.minuteInterval, .minute)
    }
  }

  // MARK: Calendars and fields

  /// The names of the days of a week, from the first one of the calendar's weeks on.
  var weekdays: [String] {
    let names = formatter("E").shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = calendar.firstWeekday - 1
    return (0..<7).map { names[(first + $0) % 7].uppercased(with: locale) }
  }

  /// A month with its year.
  func month(_ place: MonthPlace, _ years: CalendarYears) -> String {
    guard let bounds = years.bounds(of: place) else { return "" }
    return text(bounds.lowerBound.addingTimeInterval(43_200), isPlain ? "yLLLL" : "GyLLLL")
  }

  /// A day of a month, in a calendar.
  func day(_ day: Int) -> String { number(day, nil) }

  /// A numbered day as it is spoken.
  func spokenDay(_ day: Int, _ years: CalendarYears, isToday: Bool) -> String {
    let full = full(years.day(day))
    return isToday ? "\(DateWord.today.text(locale)), \(full)" : full
  }

  /// A date in full, with the day of the week.
  func full(_ date: Date) -> String { formatter(.full).string(from: date) }

  /// A date as a field shows it.
  func pillDate(_ date: Date) -> String { formatter(.medium).string(from: date) }

  /// A time as a field shows it.
  func pillTime(_ date: Date) -> String { text(date, "jmm") }

  private func formatter(_ style: DateFormatter.Style) -> DateFormatter {
    let key = "style \(style.rawValue)"
    if let known = formatters[key] { return known }
    let made = DateFormatter()
    made.calendar = calendar
    made.locale = locale
    made.timeZone = calendar.timeZone
    made.dateStyle = style
    made.timeStyle = .none
    formatters[key] = made
    return made
  }

  private func text(_ date: Date, _ template: String) -> String {
    formatter(template).string(from: date)
  }

  private func formatter(_ template: String) -> DateFormatter {
    if let known = formatters[template] { return known }
    let made = DateFormatter()
    made.calendar = calendar
    made.locale = locale
    made.timeZone = calendar.timeZone
    made.setLocalizedDateFormatFromTemplate(template)
    formatters[template] = made
    return made
  }

  private lazy var numbers: NumberFormatter = {
    let made = NumberFormatter()
    made.locale = locale
    made.usesGroupingSeparator = false
    return made
  }()

  private lazy var dayPattern =
    DateFormatter.dateFormat(
      fromTemplate: "d", options: 0, locale: locale) ?? "d"

  /// A number in the locale's digits; as the locale writes days, where it is one.
  private func number(_ value: Int, _ kind: String?, digits: Int = 1) -> String {
    numbers.minimumIntegerDigits = digits
    let text = numbers.string(from: NSNumber(value: value)) ?? "\(value)"
    guard kind != nil else { return text }
    return dayPattern.replacingOccurrences(of: "dd", with: "d")
      .replacingOccurrences(of: "d", with: text).replacingOccurrences(of: "'", with: "")
  }

  private func unit(_ value: Int, _ unit: Calendar.Component) -> String {
    let word = DateWords.unit(unit, isOne: value == 1, locale)
    return word.isEmpty ? number(value, nil) : "\(number(value, nil)) \(word)"
  }
}
