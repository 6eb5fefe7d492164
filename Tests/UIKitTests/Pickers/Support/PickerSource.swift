import UIKit

/// Titles for a picker, and what it told.
final class PickerSource: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// Titles by wheel.
  var titles: [[String]]
  /// How many rows each wheel has that no titles are kept for; they say their numbers.
  var manyRows: [Int]?
  var rowHeight = UIView.noIntrinsicMetric
  var widths: [CGFloat] = []
  /// What was chosen, as "component-row".
  private(set) var chosen: [String] = []
  /// Which rows were asked for.
  private(set) var asked: [Int] = []
  var whenChosen: (UIPickerView) -> Void = { _ in }

  init(_ titles: [[String]] = []) {
    self.titles = titles
  }

  func take() -> [String] {
    defer { chosen = [] }
    return chosen
  }

  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { manyRows?.count ?? titles.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    manyRows?[component] ?? titles[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    asked.append(row)
    return manyRows == nil ? titles[component][row] : "Row \(row)"
  }

  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    rowHeight
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    widths.indices.contains(component) ? widths[component] : UIView.noIntrinsicMetric
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append("\(component)-\(row)")
    whenChosen(pickerView)
  }
}
