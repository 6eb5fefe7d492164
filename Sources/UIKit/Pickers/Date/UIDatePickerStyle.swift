/// How a date picker looks. Raw values are UIKit's.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The one that suits what is chosen: compact for dates and times, wheels for all else.
  case automatic = 0
  /// Wheels, one beside the other.
  case wheels = 1
  /// A field that shows the date, and opens a calendar or wheels over the screen.
  case compact = 2
  /// A month calendar, with a field for the time below it; for times alone, wheels.
  case inline = 3
}
