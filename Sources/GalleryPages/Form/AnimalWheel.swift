import UIKit

/// The wheel of animals that a field has in place of a keyboard.
final class AnimalWheel: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let titles: [String]
  private let chosen: (String) -> Void

  /// - Parameter chosen: told the title of the row that a person turned to.
  init(_ language: Language, chosen: @escaping (String) -> Void) {
    titles = Animal.allCases.map { language.text("animal.\($0.rawValue)") }
    self.chosen = chosen
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
    dataSource = self
    delegate = self
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// The title of the row that the wheel is at.
  var title: String { titles[max(0, selectedRow(inComponent: 0))] }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    titles.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    titles[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen(titles[row])
  }
}
