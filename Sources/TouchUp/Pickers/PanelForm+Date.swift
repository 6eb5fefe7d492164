package import Foundation
package import UIKit

extension PanelForm where Choice == Date {
  /// A date or a time.
  package static func date(
    _ date: Date?, mode: UIDatePicker.Mode, title: String?,
    configure: (@MainActor (DatePickerBlurView) -> Void)?
  ) -> PanelForm {
    PanelForm {
      let picker = DatePickerBlurView(frame: .zero)
      picker.datePicker.datePickerMode = mode
      picker.title = title
      configure?(picker)
      if let date { picker.date = date }
      return picker
    } read: { panel in
      (panel as? DatePickerBlurView)?.date
    }
  }
}
