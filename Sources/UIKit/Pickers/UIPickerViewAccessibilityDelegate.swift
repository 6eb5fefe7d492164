import Foundation

/// Says what the wheels of a picker are called for assistive technology.
@preconcurrency @MainActor public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called; nil for the picker's `accessibilityLabel`.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  /// What happens when a wheel is turned; nil for the picker's `accessibilityHint`.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
}

extension UIPickerViewAccessibilityDelegate {
  /// The picker's.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? { nil }
  /// The picker's.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
  ) -> String? { nil }
}
