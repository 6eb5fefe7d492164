public import Foundation

/// Says what the rows of a picker show, and hears which one a person has chosen.
///
/// A row shows the view for it, or else its attributed title, or else its title. Rows are asked for as they
/// come to be seen.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel, in points. Unless implemented, wheels share the width of the picker evenly; wheels that
  /// are wider than the picker together become narrower in proportion.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a wheel, in points. 32 unless implemented, more at large text sizes.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// The title of a row with attributes; nil for the plain title.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view for a row, which it fills. `view` is one that showed another row and is not seen any longer; nil when
  /// there is none.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A wheel that a person moved has stopped at a row: once each time, and never for what code does.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// An even share.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    UIView.noIntrinsicMetric
  }
  /// The usual height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { UIView.noIntrinsicMetric }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    // NB: without Objective-C this is the one way to learn that a delegate does not implement it.
    pickerView.hasViewsOfDelegate = false
    return UIView()
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
