import Foundation
import Testing
import UIKit

/// The arithmetic of date wheels beside that of Foundation.
@Suite struct DateWheelsTests {
  nonisolated static let modes: [UIDatePicker.Mode] = [.time, .date, .dateAndTime, .yearAndMonth]
  nonisolated static let locales = ["en_US", "en_GB", "vi_VN", "es_ES", "ja_JP", "ko_KR", "ar_EG"]

  @Test("10,000 cases: what is shown is what is returned", arguments: 0..<10)
  func shownIsReturned(seed: UInt64) {
    var dice = DateDice(seed + 1)
    var failures: [String] = []
    var compared: [Calendar.Identifier: Int] = [:]
    for round in 0..<1000 {
      let calendar = dice.calendar()
      let mode = Self.modes.randomElement(using: &dice) ?? .date
      let locale = Locale(identifier: Self.locales.randomElement(using: &dice) ?? "en_US")
      let raw = dice.date(calendar.timeZone)
      let limits = dice.limits(around: raw)
      let wheels = DateWheels(mode: mode, calendar: calendar, locale: locale, limits: limits)
      let present = limits.nearest(to: raw, wheels.years.calendar)
      func fail(_ what: String) {
        failures.append(
          "\(seed)/\(round) \(calendar.identifier) \(calendar.timeZone.identifier) \(mode) \(limits): \(what)"
        )
      }
      check(present, wheels, fail)
      // Left alone, the wheels give the date itself.
      var rows = wheels.columns.map { wheels.row($0, present) }
      if wheels.date(rows, from: present) != present { fail("\(present) does not come back") }
      // One wheel is turned to any of its rows.
      let turned = Int.random(in: 0..<rows.count, using: &dice)
      let column = wheels.columns[turned]
      let period = wheels.period(column, wheels.years.fields(of: present))
      let far = column == .year || column == .weekday
      rows[turned] =
        far
        ? rows[turned] + Int.random(in: -30...30, using: &dice)
        : Int.random(in: 0..<period, using: &dice)
      let result = wheels.date(rows, from: present)
      check(result, wheels, fail)
      if let plain = PlainDates(calendar).date(rows, wheels, present),
        limits.minuteInterval == 1 || aligned(plain, calendar, limits),
        limits.contains(plain)
      {
        compared[calendar.identifier, default: 0] += 1
        // There is a date that shows exactly these rows and can be chosen.
        if !sameMinute(result, plain, calendar) { fail("\(result), and not \(plain), for \(rows)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(5).joined(separator: "\n"))")
    // Each calendar was compared strictly, many times.
    for identifier in Set(DateDice.calendars) {
      #expect(compared[identifier, default: 0] > 15, "\(identifier)")
    }
  }

  /// What a date must be whatever led to it: in the range, on the step, and what Foundation says the rows show.
  private func check(_ date: Date, _ wheels: DateWheels, _ fail: (String) -> Void) {
    let limits = wheels.limits
    if !limits.contains(date) { fail("\(date) is out of range") }
    let calendar = wheels.calendar
    let onStep = aligned(date, calendar, limits)
    if !onStep, date != limits.minimum { fail("\(date) is off the step") }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    for column in wheels.columns {
      let row = wheels.row(column, date)
      let shown: Int? =
        switch column {
        case .day: row + 1
        case .hour: wheels.hasDayPeriod ? nil : row
        case .minute: onStep ? row * limits.minuteInterval : nil
        case .month: hasLeapMonths(calendar) ? nil : row + 1
        default: nil
        }
      let told: Int? =
        switch column {
        case .day: parts.day
        case .hour: parts.hour
        case .minute: parts.minute
        case .month: parts.month
        default: nil
        }
      if let shown, shown != told { fail("\(column) shows \(shown) for \(told ?? -1) of \(date)") }
      if row < 0 || row >= wheels.period(column, wheels.years.fields(of: date)) {
        fail("\(column) has no row \(row) for \(date)")
      }
    }
  }

  private func hasLeapMonths(_ calendar: Calendar) -> Bool {
    calendar.identifier == .hebrew || calendar.identifier == .chinese
  }

  private func aligned(_ date: Date, _ calendar: Calendar, _ limits: DateLimits) -> Bool {
    calendar.component(.minute, from: date) % limits.minuteInterval == 0
  }

  private func sameMinute(_ one: Date, _ other: Date, _ calendar: Calendar) -> Bool {
    let units: Set<Calendar.Component> = [.era, .year, .month, .day, .hour, .minute]
    return calendar.dateComponents(units, from: one) == calendar.dateComponents(units, from: other)
  }

  private func wheels(
    _ mode: UIDatePicker.Mode, _ locale: String, zone: String = "UTC", step: Int = 1
  ) -> DateWheels {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return DateWheels(
      mode: mode, calendar: calendar, locale: Locale(identifier: locale),
      limits: DateLimits(minuteInterval: step))
  }

  @Test func columnsStandAsTheLocaleHasThem() {
    #expect(wheels(.date, "en_US").columns == [.month, .day, .year])
    #expect(wheels(.date, "en_GB").columns == [.day, .month, .year])
    #expect(wheels(.date, "vi_VN").columns == [.day, .month, .year])
    #expect(wheels(.date, "ja_JP").columns == [.year, .month, .day])
    #expect(wheels(.yearAndMonth, "ja_JP").columns == [.year, .month])
    #expect(wheels(.time, "en_US").columns == [.hour, .minute, .dayPeriod])
    #expect(wheels(.time, "es_ES").columns == [.hour, .minute])
    #expect(wheels(.time, "ko_KR").columns == [.dayPeriod, .hour, .minute])
    #expect(wheels(.dateAndTime, "vi_VN").columns == [.weekday, .hour, .minute])
    #expect(wheels(.countDownTimer, "en_US").columns == [.hours, .minutes])
  }

  @Test func shorterMonthsAndLeapDays() {
    let wheels = wheels(.date, "en_US")
    let present = Date(iso: "2024-01-31T10:20:30Z")
    var rows = wheels.columns.map { wheels.row($0, present) }
    rows[0] = 1
    #expect(wheels.date(rows, from: present) == Date(iso: "2024-02-29T10:20:00Z"))
    rows[2] += 1
    #expect(wheels.date(rows, from: present) == Date(iso: "2025-02-28T10:20:00Z"))
    #expect(!wheels.allows(30, 1, rows: [1, 0, rows[2]], from: present))
    #expect(wheels.allows(27, 1, rows: [1, 0, rows[2]], from: present))
  }

  @Test func aGapIsLeaptOverAndAnOverlapKeepsItsSide() {
    let wheels = wheels(.dateAndTime, "es_ES", zone: "Europe/Madrid")
    let before = Date(iso: "2024-03-31T00:30:00Z")
    var rows = wheels.columns.map { wheels.row($0, before) }
    #expect(rows[1] == 1)
    rows[1] = 2
    // There is no 2:30 that night.
    let after = wheels.date(rows, from: before)
    #expect(after == Date(iso: "2024-03-31T01:30:00Z") && wheels.row(.hour, after) == 3)
    for present in [Date(iso: "2024-10-27T00:30:00Z"), Date(iso: "2024-10-27T01:30:00Z")] {
      var rows = wheels.columns.map { wheels.row($0, present) }
      #expect(rows[1] == 2)
      rows[2] = 45
      #expect(wheels.date(rows, from: present) == present.addingTimeInterval(900))
    }
  }

  @Test func limitsComeBeforeAllElse() {
    var limits = DateLimits(
      minimum: Date(iso: "2024-05-05T10:07:30Z"), maximum: Date(iso: "2024-05-05T12:50:00Z"),
      minuteInterval: 15)
    let calendar = wheels(.time, "en_US").calendar
    #expect(
      limits.nearest(to: Date(iso: "2020-01-01T00:00:00Z"), calendar)
        == Date(iso: "2024-05-05T10:15:00Z"))
    #expect(
      limits.nearest(to: Date(iso: "2030-01-01T00:00:00Z"), calendar)
        == Date(iso: "2024-05-05T12:45:00Z"))
    #expect(
      limits.nearest(to: Date(iso: "2024-05-05T11:44:59Z"), calendar)
        == Date(iso: "2024-05-05T11:30:00Z"))
    limits.maximum = Date(iso: "2024-05-05T10:10:00Z")
    // No step lies between the two.
    #expect(limits.nearest(to: Date(iso: "2030-01-01T00:00:00Z"), calendar) == limits.minimum)
    limits.maximum = Date(iso: "2023-01-01T00:00:00Z")
    #expect(
      limits.nearest(to: Date(iso: "2030-01-01T00:07:00Z"), calendar)
        == Date(iso: "2030-01-01T00:00:00Z"))
  }

  @Test func countingDown() {
    let wheels = wheels(.countDownTimer, "en_US", step: 5)
    #expect(wheels.rows(counting: 3_600 * 2 + 60 * 17 + 5) == [2, 3])
    #expect(wheels.duration([2, 3]) == 3_600 * 2 + 60 * 15)
    #expect(wheels.duration([0, 0]) == 300)
  }
}
