import Foundation

/// What the rows of a date picker say, in a locale's words and digits.
@MainActor final class DateTitles {
  private let calendar: Calendar
  private let locale: Locale
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
    case .weekday: return text(years.day(row - 1_826_000), "EEEMMMd")
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
