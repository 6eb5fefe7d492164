import Foundation
import UIKit

/// Which date rows of wheels stand for, by Foundation alone and in any calendar.
///
/// Days are reckoned as if the zone had no clock changes, so that noons are noons; the time is set in the zone at last.
nonisolated struct PlainDates {
  private let calendar: Calendar
  /// The same calendar where days are days.
  private let even: Calendar
  private let zone: TimeZone

  init(_ calendar: Calendar) {
    var even = calendar
    // Those that only count Gregorian years otherwise have Gregorian months.
    if [.japanese, .buddhist].contains(calendar.identifier) {
      even = Calendar(identifier: .gregorian)
    }
    even.timeZone = .gmt
    self.even = even
    self.calendar = calendar
    zone = calendar.timeZone
  }

  /// Nil when no moment shows exactly these rows.
  func date(_ rows: [Int], _ wheels: DateWheels, _ present: Date) -> Date? {
    let local = present.addingTimeInterval(TimeInterval(zone.secondsFromGMT(for: present)))
    let time = even.dateComponents([.hour, .minute], from: local)
    var (hour, minute) = (time.hour ?? 0, time.minute ?? 0)
    var half = hour / 12
    var (years, days) = (0, 0)
    var month: Int?
    var day = even.component(.day, from: local)
    for (column, row) in zip(wheels.columns, rows) {
      switch column {
      case .year: years = row - wheels.row(.year, present)
      case .month: month = row
      case .day: day = row + 1
      case .weekday: days = row - wheels.row(.weekday, present)
      case .hour: hour = row
      case .minute: minute = row * wheels.limits.minuteInterval
      case .dayPeriod: half = row
      case .hours, .minutes: break
      }
    }
    if wheels.columns.contains(.dayPeriod) { hour = hour % 12 + 12 * half }
    let middle =
      wheels.columns.contains(.weekday) || !wheels.columns.contains(where: Self.isOfDates)
      ? noon(of: local).addingTimeInterval(TimeInterval(days) * 86_400)
      : dayOn(years, month, day, local)
    return middle.flatMap { moment($0, hour, minute) }
  }

  private static func isOfDates(_ column: DateColumn) -> Bool {
    [.year, .month, .day].contains(column)
  }

  private func noon(of date: Date) -> Date {
    (even.dateInterval(of: .day, for: date)?.start ?? date).addingTimeInterval(43_200)
  }

  /// So many years on, the month of a number counted from 0, and the day.
  private func dayOn(_ years: Int, _ month: Int?, _ day: Int, _ local: Date) -> Date? {
    guard let here = months(ofYear: 0, from: local), let there = months(ofYear: years, from: local)
    else { return nil }
    let present = here.lastIndex { $0 <= noon(of: local) } ?? 0
    let index = month ?? present
    guard there.indices.contains(index) else { return nil }
    let found = there[index].addingTimeInterval(TimeInterval(day - 1) * 86_400)
    // Days are counted on, and so leap what a calendar leaps; the number must be the one that was wished for.
    return even.component(.day, from: found) == day
      && even.isDate(found, equalTo: there[index], toGranularity: .month) ? found : nil
  }

  /// Noons of the first days of a year's months.
  private func months(ofYear years: Int, from local: Date) -> [Date]? {
    let parts = even.dateComponents([.era, .year], from: local)
    guard var era = parts.era, var year = parts.year else { return nil }
    year += years
    if even.identifier == .chinese {
      // Years are counted in rounds of sixty.
      era += Int((Double(year - 1) / 60).rounded(.down))
      year = ((year - 1) % 60 + 60) % 60 + 1
    }
    guard
      let first = even.date(
        from: DateComponents(era: era, year: year, month: 1, day: 1, hour: 12))
    else { return nil }
    var starts = [first]
    var day = first
    // On by days: whatever begins with a first is a month.
    for _ in 0..<400 {
      day = day.addingTimeInterval(86_400)
      let parts = even.dateComponents([.era, .year, .day], from: day)
      guard parts.era == era, parts.year == year else { break }
      if parts.day == 1 { starts.append(day) }
    }
    return starts
  }

  /// A time on a day, where the zone has it.
  private func moment(_ noon: Date, _ hour: Int, _ minute: Int) -> Date? {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = .gmt
    var parts = gregorian.dateComponents([.era, .year, .month, .day], from: noon)
    parts.hour = hour
    parts.minute = minute
    gregorian.timeZone = zone
    guard let date = gregorian.date(from: parts) else { return nil }
    let back = gregorian.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    return back == parts ? date : nil
  }
}
