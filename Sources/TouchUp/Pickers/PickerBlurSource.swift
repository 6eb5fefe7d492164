import UIKit

/// Gives a picker's wheels their rows, so that the picker itself need not be a delegate for all to see.
@MainActor final class PickerBlurSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  weak var owner: PickerBlurView?

  func numberOfComponents(in pickerView: UIPickerView) -> Int { owner?.columns.values.count ?? 0 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let values = owner?.columns.values, values.indices.contains(component) else { return 0 }
    return values[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    guard let columns = owner?.columns, columns.values.indices.contains(component) else {
      return nil
    }
    return columns.text(component, row)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    owner?.wheelTurned(component, to: row)
  }
}
