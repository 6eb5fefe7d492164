/// What a wheel of a date picker turns.
package nonisolated enum DateColumn: Equatable, Sendable {
  case year
  case month
  case day
  /// The days one after the other, without an end.
  case weekday
  case hour
  case minute
  /// Before noon or after.
  case dayPeriod
  /// Whole hours and minutes to count down.
  case hours
  case minutes
}

nonisolated extension DateColumn {
  /// What the wheel is called.
  var word: DateWord {
    switch self {
    case .year: .year
    case .month: .month
    case .day: .day
    case .weekday: .date
    case .hour, .hours: .hour
    case .minute, .minutes: .minute
    case .dayPeriod: .dayPeriod
    }
  }
}
