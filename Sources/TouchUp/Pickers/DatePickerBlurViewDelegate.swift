public import Foundation

/// Hears which date a person chooses in a ``DatePickerBlurView``. It is not kept alive.
@MainActor public protocol DatePickerBlurViewDelegate: AnyObject {
  /// A date was taken: by Done, after the picker has gone; without a bar, each time a person has changed it.
  func pickerView(_ pickerView: DatePickerBlurView, didSelect date: Date)

  /// A person has changed the date; it is not taken yet. Nothing unless implemented.
  func pickerView(_ pickerView: DatePickerBlurView, didChange date: Date)

  /// The picker has gone, and nothing was taken. Nothing unless implemented.
  func pickerViewDidCancel(_ pickerView: DatePickerBlurView)
}

extension DatePickerBlurViewDelegate {
  /// Does nothing.
  public func pickerView(_ pickerView: DatePickerBlurView, didChange date: Date) {}
  /// Does nothing.
  public func pickerViewDidCancel(_ pickerView: DatePickerBlurView) {}
}
