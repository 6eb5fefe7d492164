import Foundation
import UIKit

extension UIDatePicker {
  /// Dates as they are written in Greenwich by Americans, whatever the machine's are.
  func useGreenwich() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    self.calendar = calendar
    locale = Locale(identifier: "en_US")
  }
}
