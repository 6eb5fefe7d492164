extension UIDatePicker {
  /// What a date picker lets a person choose. Raw values are UIKit's.
  nonisolated public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day, and hour and minute.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }
}
