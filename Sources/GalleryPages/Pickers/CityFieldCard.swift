import TouchUp
import UIKit

/// A card with a field that is filled by a wheel instead of a keyboard.
final class CityFieldCard: UIView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let card = CardView()
  private let title = UILabel()
  private let field = UITextField()
  private let cities = Place.countries.flatMap { Place.cities(of: $0) }

  init(language: Language) {
    super.init(frame: .zero)
    title.text = language.text("pickers.field.title")
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    field.borderStyle = .roundedRect
    field.placeholder = language.text("pickers.field.placeholder")
    field.tintColor = .clear
    let wheel = UIPickerView()
    wheel.dataSource = self
    wheel.delegate = self
    field.inputView = wheel
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let done = UIBarButtonItem(title: language.text("pickers.field.done"))
    done.onTap(with: field) { field, _ in field.resignFirstResponder() }
    bar.items = [.flexibleSpace(), done]
    field.inputAccessoryView = bar
    addSubview(card)
    for part in [title, field] { card.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: max(0, bounds.width - 32), height: 18)
    field.frame = CGRect(x: 16, y: 37, width: max(0, bounds.width - 32), height: 34)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    cities.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { cities[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    field.text = cities[row]
  }
}
