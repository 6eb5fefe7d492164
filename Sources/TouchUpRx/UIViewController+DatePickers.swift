public import Foundation
public import Observables
public import TouchUp
public import UIKit

extension UIViewController {
  /// A date from wheels as a stream: each subscription shows a picker of its own, tells what was taken and ends; without a
  /// choice it ends alone. For the rest see ``showPicker(from:selected:title:whenBusy:configure:)``.
  ///
  /// - Parameters:
  ///   - date: what the wheels begin with; nil for the present time.
  ///   - mode: what can be chosen.
  ///   - title: what the bar says, in the person's language.
  ///   - whenBusy: what becomes of the question while this controller presents something.
  ///   - configure: changes the picker before it is shown, as limits and locale of its `datePicker`.
  public func showDatePicker(
    date: Date? = nil, mode: UIDatePicker.Mode = .date, title: String? = nil,
    whenBusy: WhenBusy = .fail, configure: (@MainActor (DatePickerBlurView) -> Void)? = nil
  ) -> Observable<Date> {
    picked(whenBusy) { .date(date, mode: mode, title: title, configure: configure) }
  }
}
