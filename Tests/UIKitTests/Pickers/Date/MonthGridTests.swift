import Foundation
import Testing
import UIKit

/// The days of months in their weeks, beside what Foundation says.
@Suite struct MonthGridTests {
  @Test(
    "10,000 cases: each day is in the place that Foundation's weekday has, and can be chosen or not"
  )
  func beside() {
    var failures: [String] = []
    for seed in 0..<10 as Range<UInt64> {
      var dice = DateDice(seed + 101)
      for round in 0..<1000 {
        check(&dice) { failures.append("\(seed)/\(round) \($0)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "\n"))")
  }

  private func check(_ dice: inout DateDice, _ fail: (String) -> Void) {
    var calendar = dice.calendar()
    calendar.firstWeekday = Int.random(in: 1...7, using: &dice)
    let locale = Locale(identifier: DateWheelsTests.locales.randomElement(using: &dice) ?? "en_US")
    let raw = dice.date(calendar.timeZone)
    let limits = dice.limits(around: raw)
    let wheels = DateWheels(mode: .date, calendar: calendar, locale: locale, limits: limits)
    let present = limits.nearest(to: raw, wheels.years.calendar)
    let place = wheels.years.month(of: present)
    let grid = MonthGrid(place, wheels.years, firstWeekday: calendar.firstWeekday)
    let name = "\(calendar.identifier) \(calendar.timeZone.identifier) \(present)"
    let real = days(ofMonthAround: present, calendar)
    if grid.days.count != real.count { fail("\(name): \(grid.days.count) days, not \(real.count)") }
    for (day, noon) in zip(grid.days, real) {
      let weekday = calendar.component(.weekday, from: noon)
      let column = (weekday - calendar.firstWeekday + 7) % 7
      guard let cell = grid.cell(ofDay: day), cell % 7 == column, grid.day(inCell: cell) == day
      else { return fail("\(name): day \(day) is not in column \(column)") }
      // NB: the calendar that days are reckoned in: eras may begin within a month.
      let label = wheels.years.calendar.component(.day, from: noon)
      if grid.labels[day - grid.firstDay] != label {
        fail("\(name): \(day) is not called \(label)")
      }
      check(day, noon, wheels, present, calendar) { fail("\(name), \(noon): \($0)") }
    }
    if grid.cell(ofDay: grid.firstDay - 1) != nil { fail("\(name): the day before is in the grid") }
    if grid.leading > 6 || grid.weeks > 6 { fail("\(name): \(grid.leading), \(grid.weeks) weeks") }
  }

  /// A day can be chosen when the range has a moment of it, and gives a date on that day.
  private func check(
    _ day: Int, _ noon: Date, _ wheels: DateWheels, _ present: Date, _ calendar: Calendar,
    _ fail: (String) -> Void
  ) {
    let limits = wheels.limits
    let result = wheels.date(onDay: day, from: present)
    if !limits.contains(result) { fail("\(result) is out of range") }
    let isThere = calendar.isDate(result, inSameDayAs: noon)
    if isThere != wheels.allows(day: day, from: present) { fail("told otherwise") }
    let whole = calendar.dateInterval(of: .day, for: noon)
    if limits.minuteInterval == 1, let whole {
      let isWithin =
        (limits.minimum.map { whole.end > $0 } ?? true)
        && (limits.maximum.map { whole.start <= $0 } ?? true)
      if isWithin != isThere { fail("within the range: \(isWithin), chosen: \(isThere)") }
    }
    guard isThere, limits.minimum == nil, limits.maximum == nil, limits.minuteInterval == 1 else {
      return
    }
    // The time of day stays, unless the clock leaps over it.
    let wished = calendar.dateComponents([.hour, .minute], from: present)
    let got = calendar.dateComponents([.hour, .minute], from: result)
    if got != wished,
      calendar.date(
        bySettingHour: wished.hour ?? 0, minute: wished.minute ?? 0, second: 0, of: noon,
        matchingPolicy: .strict) != nil
    {
      fail("\(got) and not \(wished)")
    }
  }

  /// Noons of the days of a month, by Foundation alone.
  private func days(ofMonthAround date: Date, _ calendar: Calendar) -> [Date] {
    // Those that only count years otherwise may begin an era, and so a month, at any day.
    var plain = calendar
    if [.japanese, .buddhist].contains(calendar.identifier) {
      plain = Calendar(identifier: .gregorian)
      plain.timeZone = calendar.timeZone
    }
    guard let month = plain.dateInterval(of: .month, for: date) else { return [] }
    var noons: [Date] = []
    var next = month.start.addingTimeInterval(1)
    while next < month.end, let day = plain.dateInterval(of: .day, for: next) {
      noons.append(day.start.addingTimeInterval(day.duration / 2))
      next = day.end.addingTimeInterval(1)
    }
    return noons
  }

  private func wheels(
    _ zone: String, _ identifier: Calendar.Identifier = .gregorian,
    limits: DateLimits = DateLimits()
  ) -> DateWheels {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return DateWheels(
      mode: .date, calendar: calendar, locale: Locale(identifier: "en_US"), limits: limits)
  }

  @Test func aDayThatAZoneLeftOutHasNoPlace() {
    let wheels = wheels("Pacific/Apia")
    let years = wheels.years
    let grid = MonthGrid(
      years.month(of: Date(iso: "2011-12-15T00:00:00Z")), years, firstWeekday: 1)
    #expect(grid.days.count == 30 && grid.labels.compactMap(\.self) == Array(1...29) + [31])
    #expect(grid.labels[29] == nil && grid.day(inCell: grid.leading + 29) == nil)
    // Thursday the 29th is followed by Saturday the 31st.
    #expect((grid.leading + 28) % 7 == 4 && (grid.leading + 30) % 7 == 6)
  }

  @Test func monthsBeginAtAMidnightThatIsLeaptOver() {
    // In Cairo the clock leapt from midnight to one on the first of May 2008's Friday, in Beirut on many a first.
    let wheels = wheels("Africa/Cairo")
    let years = wheels.years
    let may = years.month(of: Date(iso: "2010-05-15T00:00:00Z"))
    let grid = MonthGrid(may, years, firstWeekday: 7)
    #expect(grid.days.count == 31 && grid.labels == (1...31).map { $0 })
    let present = Date(iso: "2010-05-20T21:30:00Z")
    #expect(wheels.allows(day: grid.days[29], from: present))
  }

  @Test func monthsFollowEachOtherAndEndWithTheRange() throws {
    let limits = DateLimits(
      minimum: Date(iso: "2024-01-20T00:00:00Z"), maximum: Date(iso: "2024-03-01T00:00:00Z"))
    let wheels = wheels("UTC", limits: limits)
    let february = wheels.years.month(of: Date(iso: "2024-02-10T00:00:00Z"))
    let march = try #require(wheels.month(february, isNext: true))
    let january = try #require(wheels.month(february, isNext: false))
    #expect(wheels.month(march, isNext: true) == nil && wheels.month(january, isNext: false) == nil)
    #expect(wheels.years.month(january, isNext: false)?.month == 11)
    let grid = MonthGrid(january, wheels.years, firstWeekday: 2)
    let allowed = grid.days.filter {
      wheels.allows(day: $0, from: Date(iso: "2024-02-10T10:00:00Z"))
    }
    #expect(allowed.count == 12 && allowed.first == grid.days[19])
    // A year of thirteen months.
    let hebrew = self.wheels("UTC", .hebrew).years
    var place = hebrew.month(of: Date(iso: "2024-02-10T00:00:00Z"))
    let year = place.year
    while let last = hebrew.month(place, isNext: false), last.year == year { place = last }
    var months = 1
    while let next = hebrew.month(place, isNext: true), next.year == year {
      place = next
      months += 1
    }
    #expect(months == 13)
  }
}
