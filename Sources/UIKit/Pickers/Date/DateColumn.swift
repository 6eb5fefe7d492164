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
