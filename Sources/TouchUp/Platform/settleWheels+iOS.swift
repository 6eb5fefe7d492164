#if os(iOS)
  import UIKit

  /// Stops wheels that still turn. Apple's UIKit tells nobody where they are heading for: the date is the one that
  /// was shown at rest.
  func settleWheels(of picker: UIDatePicker) { picker.setDate(picker.date, animated: false) }
#endif
