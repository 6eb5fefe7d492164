import Foundation

/// The days of a month in weeks of seven: which day is in which place. Knows neither views nor clocks.
package nonisolated struct MonthGrid: Equatable, Sendable {
  package let place: MonthPlace
  /// The number of the first day, as of ``CalendarYears/dayNumber(of:)``.
  package let firstDay: Int
  /// How many places of the first week belong to the month before.
  package let leading: Int
  /// The day of the month for each day from the first on; nil for one that a zone left out.
  package let labels: [Int?]

  /// - Parameter firstWeekday: which day weeks begin with: 1 for Sunday to 7.
  package init(_ place: MonthPlace, _ years: CalendarYears, firstWeekday: Int) {
    self.place = place
    let bounds =
      years.bounds(of: place)
      ?? Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 86_400)
    // NB: months may begin or end with an hour that the clock leaps over; noons do not.
    firstDay = years.dayNumber(of: bounds.lowerBound.addingTimeInterval(43_200))
    let last = years.dayNumber(of: bounds.upperBound.addingTimeInterval(-1))
    let count = max(1, min(last - firstDay + 1, 60))
    let first = firstDay
    if Self.isPlain(bounds, count, years) {
      labels = (1...count).map { $0 }
    } else {
      labels = (0..<count).map { index in
        let day = years.day(first + index)
        guard years.dayNumber(of: day) == first + index else { return nil }
        return years.calendar.component(.day, from: day)
      }
    }
    leading = Self.rest(Self.weekday(of: first) - firstWeekday)
  }

  /// Whether each day of the month comes, and is a day long but for an hour or two.
  private static func isPlain(_ bounds: Range<Date>, _ count: Int, _ years: CalendarYears) -> Bool {
    let seconds = bounds.upperBound.timeIntervalSince(bounds.lowerBound)
    return years.days(inMonthFrom: bounds.lowerBound) == count
      && abs(seconds - TimeInterval(count) * 86_400) < 43_200
  }

  /// The day of the week of a numbered day, 1 for Sunday: the first of January 2001 was a Monday.
  package static func weekday(of day: Int) -> Int { rest(day + 1) + 1 }

  private static func rest(_ days: Int) -> Int { (days % 7 + 7) % 7 }

  /// How many weeks there are.
  package var weeks: Int { (leading + labels.count + 6) / 7 }

  /// The days of the month by their numbers; not those that were left out.
  package var days: [Int] { labels.indices.filter { labels[$0] != nil }.map { firstDay + $0 } }

  /// Which place, counted from 0 and by weeks, a numbered day has; nil for one of another month.
  package func cell(ofDay day: Int) -> Int? {
    labels.indices.contains(day - firstDay) ? leading + day - firstDay : nil
  }

  /// The number of the day in a place; nil for none.
  package func day(inCell cell: Int) -> Int? {
    let index = cell - leading
    guard labels.indices.contains(index), labels[index] != nil else { return nil }
    return firstDay + index
  }
}

nonisolated extension DateWheels {
  /// The date that a numbered day gives: at the time of `present`, or the nearest that can be chosen.
  package func date(onDay day: Int, from present: Date) -> Date {
    let fields = years.fields(of: present)
    if years.dayNumber(of: present) == day { return limits.nearest(to: present, years.calendar) }
    let wished = years.date(
      onDay: day, hour: fields.hour, minute: fields.minute, near: present)
    return limits.nearest(to: wished, years.calendar)
  }

  /// Whether a numbered day has a date that can be chosen.
  package func allows(day: Int, from present: Date) -> Bool {
    years.dayNumber(of: date(onDay: day, from: present)) == day
  }

  /// Whether a month has a moment within the range.
  package func allows(_ place: MonthPlace) -> Bool {
    guard let bounds = years.bounds(of: place) else { return false }
    return limits.overlaps(bounds)
  }

  /// The month beside another one, as far as the range goes.
  package func month(_ place: MonthPlace, isNext: Bool) -> MonthPlace? {
    years.month(place, isNext: isNext).flatMap { allows($0) ? $0 : nil }
  }
}
