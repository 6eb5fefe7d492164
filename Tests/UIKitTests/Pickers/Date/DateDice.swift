import Foundation
import UIKit

/// Dates, calendars, zones and limits by chance, the same for the same seed.
nonisolated struct DateDice: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  static let zones = [
    "UTC", "Europe/Madrid", "America/New_York", "Asia/Ho_Chi_Minh", "Asia/Tokyo",
    "Australia/Lord_Howe", "Asia/Kathmandu", "America/St_Johns", "Africa/Cairo", "Pacific/Apia",
    "America/Sao_Paulo", "Asia/Tehran",
  ]

  static let calendars: [Calendar.Identifier] = [
    .gregorian, .gregorian, .gregorian, .gregorian, .buddhist, .japanese, .hebrew,
    .islamicUmmAlQura, .persian, .indian, .coptic, .chinese,
  ]

  /// Days that have something to them, and any others.
  static let days: [(Int, Int, Int)] = [
    (2024, 2, 29), (2023, 2, 28), (2000, 2, 29), (1900, 3, 1), (2024, 12, 31), (2025, 1, 1),
    (2024, 3, 31), (2024, 10, 27), (2024, 3, 10), (2024, 11, 3), (2018, 11, 4), (2024, 4, 7),
    (2024, 10, 6), (2011, 12, 29), (2011, 12, 31), (1989, 1, 7), (2019, 5, 1),
  ]

  mutating func calendar() -> Calendar {
    var calendar = Calendar(identifier: Self.calendars.randomElement(using: &self) ?? .gregorian)
    let zone = Self.zones.randomElement(using: &self) ?? "UTC"
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  mutating func date(_ zone: TimeZone) -> Date {
    if Bool.random(using: &self) {
      return Date(
        timeIntervalSince1970: TimeInterval(
          Int.random(in: -2_000_000_000...4_000_000_000, using: &self)))
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let (year, month, day) = Self.days.randomElement(using: &self) ?? (2024, 2, 29)
    let parts = DateComponents(
      year: year, month: month, day: day, hour: Int.random(in: 0...23, using: &self),
      minute: Int.random(in: 0...59, using: &self), second: Int.random(in: 0...59, using: &self))
    return calendar.date(from: parts) ?? Date(timeIntervalSince1970: 0)
  }

  mutating func limits(around date: Date) -> DateLimits {
    var limits = DateLimits()
    limits.minuteInterval = [1, 1, 5, 10, 15, 30].randomElement(using: &self) ?? 1
    let reach = [3_600, 86_400, 40 * 86_400, 800 * 86_400].randomElement(using: &self) ?? 3_600
    if Int.random(in: 0..<3, using: &self) == 0 {
      limits.minimum = date.addingTimeInterval(
        -TimeInterval(Int.random(in: 0...reach, using: &self)))
    }
    if Int.random(in: 0..<3, using: &self) == 0 {
      limits.maximum = date.addingTimeInterval(
        TimeInterval(Int.random(in: 3_600...(3_600 + reach), using: &self)))
    }
    return limits
  }
}
