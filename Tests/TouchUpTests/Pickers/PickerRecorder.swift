import TouchUp
import UIKit

/// Writes down what a picker tells its delegate.
@MainActor final class PickerRecorder: PickerBlurViewDelegate {
  private var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func pickerView(
    _ pickerView: PickerBlurView, didSelectRow row: Int, inComponent component: Int, value: String
  ) {
    lines.append("selected \(component)-\(row) \(value)")
  }

  func pickerView(
    _ pickerView: PickerBlurView, didChangeRow row: Int, inComponent component: Int, value: String
  ) {
    lines.append("changed \(component)-\(row) \(value)")
  }

  func pickerViewDidCancel(_ pickerView: PickerBlurView) {
    lines.append("cancelled")
  }
}
