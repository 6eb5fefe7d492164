/// A time as wheels show it, without seconds.
package nonisolated struct DateFields: Equatable, Sendable {
  /// Counted from the calendar's year that has the middle of 2000 in it.
  package var year: Int
  /// Counted from 0 within the year; leap months count.
  package var month: Int
  /// From 1.
  package var day: Int
  /// 0…23.
  package var hour: Int
  package var minute: Int
}
