import Foundation

/// Gives a date picker's wheels their rows.
final class DatePickerSource: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
  weak var owner: UIDatePicker?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.wheels.columns.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    owner?.numberOfRows(component) ?? 0
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    owner?.share(component) ?? UIView.noIntrinsicMetric
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    guard let title = owner?.title(row, component), !title.isAllowed else { return nil }
    return NSAttributedString(
      string: title.text, attributes: [.foregroundColor: UIColor.tertiaryLabel])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { owner?.title(row, component).text }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { owner?.name(ofWheel: component) }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner?.wheelStopped()
  }
}
