import UIKit

/// A screen with a bit of everything, for robots to find their way on.
@MainActor
final class FormViewController: UIViewController {
  let save = UIButton(type: .system)
  let result = UILabel()
  let card = UIView()
  var taps: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let title = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    title.text = "Order"
    title.accessibilityTraits = .header
    view.addSubview(title)

    save.setTitle("Save", for: .normal)
    save.accessibilityIdentifier = "save"
    save.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    save.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        taps.append("save")
        result.text = "Saved \(taps.count)"
      }, for: .touchUpInside)
    view.addSubview(save)

    result.text = "Not saved"
    result.accessibilityIdentifier = "result"
    result.frame = CGRect(x: 140, y: 107, width: 200, height: 30)
    view.addSubview(result)

    card.frame = CGRect(x: 20, y: 200, width: 300, height: 100)
    card.backgroundColor = .secondarySystemBackground
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
    for (index, name) in ["Delete", "Close"].enumerated() {
      addButton(name, to: card, x: 10 + CGFloat(index) * 120, y: 30)
    }
    addButton("Delete", to: view, x: 20, y: 320)
  }

  @discardableResult
  func addButton(_ name: String, to parent: UIView, x: CGFloat, y: CGFloat) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.frame = CGRect(x: x, y: y, width: 100, height: 40)
    button.addAction(
      UIAction { [weak self, unowned parent] _ in
        self?.taps.append(parent === self?.card ? "\(name) in card" : name)
      }, for: .touchUpInside)
    parent.addSubview(button)
    return button
  }
}
