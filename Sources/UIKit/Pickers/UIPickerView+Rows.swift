import Foundation

extension UIPickerView {
  /// What a row shows.
  func content(ofRow row: Int, in wheel: WheelColumn) -> WheelContent {
    guard let delegate else { return .title("") }
    let component = wheel.component
    if hasViewsOfDelegate {
      let spare = wheel.takeSpareView()
      let view = delegate.pickerView(
        self, viewForRow: row, forComponent: component, reusing: spare)
      if hasViewsOfDelegate { return .view(view) }
    }
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      return .attributed(title)
    }
    return .title(delegate.pickerView(self, titleForRow: row, forComponent: component) ?? "")
  }

  /// What a row says, seen or not; nil where that is known of rows that are seen alone.
  package func title(ofRow row: Int, inComponent component: Int) -> String? {
    guard let wheel = wheel(component), row >= 0, row < wheel.count else { return nil }
    if let shown = wheel.rows[row] { return shown.content.spoken }
    guard let delegate else { return nil }
    return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
  }

  /// The wheels, to be used by tests.
  package var wheelColumns: [WheelColumn] { wheels }

  // MARK: What wheels ask and tell

  /// A wheel that a person moved has stopped.
  func wheelStopped(_ wheel: WheelColumn, at row: Int) {
    guard row >= 0, loadedWheels.contains(where: { $0 === wheel }) else { return }
    delegate?.pickerView(self, didSelectRow: row, inComponent: wheel.component)
  }

  func label(of wheel: WheelColumn) -> String? {
    let delegate = delegate as? any UIPickerViewAccessibilityDelegate
    return delegate?.pickerView(self, accessibilityLabelForComponent: wheel.component)
      ?? accessibilityLabel
  }

  func hint(of wheel: WheelColumn) -> String? {
    let delegate = delegate as? any UIPickerViewAccessibilityDelegate
    return delegate?.pickerView(self, accessibilityHintForComponent: wheel.component)
      ?? accessibilityHint
  }

  func spokenRow(_ row: Int, in wheel: WheelColumn) -> String? {
    title(ofRow: row, inComponent: wheel.component)
  }

  /// Gives the keyboard's focus to the wheel beside.
  func moveFocus(from wheel: WheelColumn, _ direction: ControlStep) -> Bool {
    let next = wheel.component + (direction == .up ? 1 : -1)
    guard loadedWheels.indices.contains(next) else { return true }
    return window?.focusSystem.move(
      to: loadedWheels[next], direction == .up ? .next : .previous) ?? false
  }
}
