/// How a date picker looks. Raw values are UIKit's.
nonisolated public enum UIDatePickerStyle: Int, Sendable {
  /// The one that suits: wheels.
  case automatic = 0
  /// Wheels, one beside the other.
  case wheels = 1
}
