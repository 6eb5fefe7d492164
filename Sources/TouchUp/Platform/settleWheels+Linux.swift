#if os(Linux)
  import UIKit

  /// Stops wheels that still turn where they are heading for; the date is what they show then.
  func settleWheels(of picker: UIDatePicker) { picker.settleWheels() }
#endif
