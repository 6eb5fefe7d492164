public import Foundation

/// Says how many wheels a picker has, and how many rows they have. It is not kept alive.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has. Only those that are seen are asked for, however many there are.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
