import UIKit

/// A picker's delegate that shows rows by views of its own.
final class ViewPickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private(set) var made = 0
  private(set) var reused = 0

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    100
  }

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    if view == nil { made += 1 } else { reused += 1 }
    let view = view ?? UIView()
    view.tag = row
    view.accessibilityLabel = "View \(row)"
    view.backgroundColor = UIColor(
      hue: CGFloat(row % 12) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
    return view
  }
}
