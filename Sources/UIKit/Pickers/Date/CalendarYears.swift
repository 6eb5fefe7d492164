import Foundation

/// Years, months and days of any calendar by plain numbers: the same for calendars with leap months or eras.
package nonisolated struct CalendarYears: Sendable {
  /// The calendar that days are reckoned in. Those that only count Gregorian years differently are Gregorian here.
  package let calendar: Calendar
  private let middle: Date

  init(_ calendar: Calendar) {
    var plain = calendar
    switch calendar.identifier {
    case .gregorian, .japanese, .buddhist, .republicOfChina, .iso8601:
      plain = Calendar(identifier: .gregorian)
      plain.timeZone = calendar.timeZone
    default: break
    }
    self.calendar = plain
    // The first of July 2000 and what is half a year from any of this calendar's new years.
    let summer = Date(timeIntervalSince1970: 962_409_600)
    let start = plain.dateInterval(of: .year, for: summer)?.start ?? summer
    middle = plain.date(byAdding: .day, value: 170, to: start) ?? summer
  }

  /// The years that there are wheels for: about those from 1 to 9999 by the Gregorian calendar.
  static let range = -1999..<8000

  /// A day in the middle of a year.
  func middle(ofYear year: Int) -> Date {
    calendar.date(byAdding: .year, value: year, to: middle) ?? middle
  }

  /// The first moments of a year's months.
  func months(ofYear year: Int) -> [Date] {
    guard let whole = calendar.dateInterval(of: .year, for: middle(ofYear: year)) else { return [] }
    var starts: [Date] = []
    var next = whole.start
    while next < whole.end, starts.count < 20 {
      starts.append(next)
      guard let month = calendar.dateInterval(of: .month, for: next), month.end > next else {
        break
      }
      next = month.end
    }
    return starts
  }

  func days(inMonthFrom start: Date) -> Int {
    calendar.range(of: .day, in: .month, for: start)?.count ?? 1
  }

  /// The largest number of days that a month has.
  var mostDays: Int { calendar.maximumRange(of: .day)?.count ?? 31 }

  package func fields(of date: Date) -> DateFields {
    let parts = calendar.dateComponents([.day, .hour, .minute], from: date)
    let guess = calendar.dateComponents([.year], from: middle, to: date).year ?? 0
    for year in [guess, guess - 1, guess + 1] {
      guard let whole = calendar.dateInterval(of: .year, for: middle(ofYear: year)),
        whole.start <= date, date < whole.end
      else { continue }
      let month = months(ofYear: year).lastIndex { $0 <= date } ?? 0
      return DateFields(
        year: year, month: month, day: parts.day ?? 1, hour: parts.hour ?? 0,
        minute: parts.minute ?? 0)
    }
    return DateFields(year: guess, month: 0, day: 1, hour: 0, minute: 0)
  }

  /// The moment that shows these fields, or the nearest when there is none: the last day of a shorter month, and after
  /// a leap of the clock as much later. Of two that show the same the one is taken that goes with `present`.
  func date(_ wanted: DateFields, near present: Date) -> Date {
    var fields = wanted
    let starts = months(ofYear: fields.year)
    guard !starts.isEmpty else { return present }
    let start = starts[min(max(fields.month, 0), starts.count - 1)]
    fields.day = min(max(fields.day, 1), days(inMonthFrom: start))
    // NB: from its parts and not by adding days, since there are zones that left a day out.
    var parts = monthParts(of: start.addingTimeInterval(43_200))
    parts.day = fields.day
    parts.hour = fields.hour
    parts.minute = fields.minute
    return date(parts, near: present)
  }

  /// A time of a day of ``dayNumber(of:)``.
  func date(onDay number: Int, hour: Int, minute: Int, near present: Date) -> Date {
    let noon = Date(timeIntervalSince1970: TimeInterval(number + Self.daysBefore) * 86_400 + 43_200)
    var plain = calendar
    plain.timeZone = .gmt
    var parts = monthParts(of: noon, plain)
    parts.day = plain.component(.day, from: noon)
    parts.hour = hour
    parts.minute = minute
    return date(parts, near: present)
  }

  private func monthParts(of date: Date, _ calendar: Calendar? = nil) -> DateComponents {
    let found = (calendar ?? self.calendar).dateComponents([.era, .year, .month], from: date)
    var parts = DateComponents(era: found.era, year: found.year, month: found.month)
    if found.isLeapMonth == true { parts.isLeapMonth = true }
    return parts
  }

  private func date(_ parts: DateComponents, near present: Date) -> Date {
    let first = calendar.date(from: parts) ?? present
    let zone = calendar.timeZone
    let shift = zone.secondsFromGMT(for: first) - zone.secondsFromGMT(for: present)
    guard shift != 0 else { return first }
    let other = first.addingTimeInterval(TimeInterval(shift))
    return isSame(other, first) ? other : first
  }

  private func isSame(_ one: Date, _ other: Date) -> Bool {
    let units: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute]
    return calendar.dateComponents(units, from: one) == calendar.dateComponents(units, from: other)
  }

  // MARK: Days one after the other

  /// The days from 1970 to 2001.
  private static let daysBefore = 11_323

  /// How many days lie between the first of January 2001 and a date's day.
  func dayNumber(of date: Date) -> Int {
    let zone = calendar.timeZone
    let local = date.timeIntervalSince1970 + TimeInterval(zone.secondsFromGMT(for: date))
    return Int((local / 86_400).rounded(.down)) - Self.daysBefore
  }

  /// Noon of a day.
  func day(_ number: Int) -> Date {
    let guess = Date(
      timeIntervalSince1970: TimeInterval(number + Self.daysBefore) * 86_400 + 43_200)
    return date(onDay: number, hour: 12, minute: 0, near: guess)
  }
}
