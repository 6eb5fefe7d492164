import UIKit

/// Hears what a person chooses in a ``PickerBlurView``. It is not kept alive.
@MainActor public protocol PickerBlurViewDelegate: AnyObject {
  /// A value was taken: by Done, once for each column, after the picker has gone; without a bar, each time a wheel
  /// that a person turned stops at another row.
  func pickerView(
    _ pickerView: PickerBlurView, didSelectRow row: Int, inComponent component: Int, value: String)

  /// A person turned a wheel to another row; it is not taken yet. Never for what code does, nor for columns that
  /// follow another one. Nothing unless implemented.
  func pickerView(
    _ pickerView: PickerBlurView, didChangeRow row: Int, inComponent component: Int, value: String)

  /// The picker has gone, and nothing was taken. Nothing unless implemented.
  func pickerViewDidCancel(_ pickerView: PickerBlurView)
}

extension PickerBlurViewDelegate {
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerBlurView, didChangeRow row: Int, inComponent component: Int, value: String
  ) {}
  /// Does nothing.
  public func pickerViewDidCancel(_ pickerView: PickerBlurView) {}
}
