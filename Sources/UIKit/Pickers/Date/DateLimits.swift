import Foundation

/// Which dates can be chosen: a range, and a step of minutes.
package nonisolated struct DateLimits: Equatable, Sendable {
  package var minimum: Date?
  package var maximum: Date?
  /// A divisor of 60.
  package var minuteInterval = 1

  package init(minimum: Date? = nil, maximum: Date? = nil, minuteInterval: Int = 1) {
    self.minimum = minimum
    self.maximum = maximum
    self.minuteInterval = minuteInterval
  }

  /// The dates that there are wheels and months for: the years from 1 to 9999, at Greenwich.
  package static let ends =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_300_799)

  /// The nearest of ``ends``; nil for a date that is none.
  private static func usable(_ date: Date) -> Date? {
    date.timeIntervalSince1970.isNaN ? nil : min(max(date, ends.lowerBound), ends.upperBound)
  }

  /// The limits that hold: none when the minimum is above the maximum.
  private var range: (minimum: Date?, maximum: Date?) {
    let minimum = minimum.flatMap(Self.usable)
    let maximum = maximum.flatMap(Self.usable)
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  package func contains(_ date: Date) -> Bool {
    let range = range
    return (range.minimum.map { date >= $0 } ?? true) && (range.maximum.map { date <= $0 } ?? true)
  }

  /// Whether any moment of `span` is within the range.
  package func overlaps(_ span: Range<Date>) -> Bool {
    let range = range
    return (range.minimum.map { span.upperBound > $0 } ?? true)
      && (range.maximum.map { span.lowerBound <= $0 } ?? true)
  }

  /// The date that can be chosen and is nearest: on the step, as long as there is such a date in the range.
  package func nearest(to date: Date, _ calendar: Calendar) -> Date {
    let range = range
    var result = aligned(Self.usable(date) ?? Self.ends.lowerBound, calendar)
    if let minimum = range.minimum, result < minimum {
      result = aligned(minimum, calendar)
      if result < minimum { result = next(after: result, calendar) }
    }
    if let maximum = range.maximum, result > maximum {
      result = aligned(maximum, calendar)
      if let minimum = range.minimum, result < minimum { result = minimum }
    }
    return result
  }

  /// The last date on the step that is not later. Without a step the date itself.
  func aligned(_ date: Date, _ calendar: Calendar) -> Date {
    guard minuteInterval > 1 else { return date }
    var result = date
    let step = TimeInterval(60 * minuteInterval)
    // Where clocks leap by half an hour it may be off once more.
    for _ in 0..<4 {
      // NB: by the zone and not by the calendar, whose minutes begin too late where zones had odd seconds.
      let offset = TimeInterval(calendar.timeZone.secondsFromGMT(for: result))
      let local = result.timeIntervalSinceReferenceDate + offset
      let rest = local - (local / step).rounded(.down) * step
      if rest == 0 { break }
      result = result.addingTimeInterval(-rest)
    }
    return result
  }

  private func next(after date: Date, _ calendar: Calendar) -> Date {
    var result = date
    for _ in 0..<180 {
      result = result.addingTimeInterval(60)
      if calendar.component(.minute, from: result) % minuteInterval == 0 { break }
    }
    return result
  }
}
