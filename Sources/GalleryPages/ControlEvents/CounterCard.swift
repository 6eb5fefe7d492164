import TouchUp
import UIKit

/// A card with a button and how often it was counted.
final class CounterCard: UIView {
  let button = UIButton(type: .system)
  var count = 0 {
    didSet { showCount() }
  }

  private let title = UILabel()
  private let number = UILabel()
  private let card = CardView()
  private var toggle: UIButton?

  init(title text: String, action: String, look: UIButton.Configuration) {
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    var look = look
    look.title = action
    button.configuration = look
    number.font = .systemFont(ofSize: 28, weight: .semibold)
    number.textAlignment = .right
    addSubview(card)
    for part in [title, button, number] { card.addSubview(part) }
    showCount()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Adds a second button that switches something on and off.
  func addSwitch(on: String, off: String, _ changed: @escaping @MainActor (Bool) -> Void) {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = on
    var isOn = true
    button.onTap(with: self) { card, button in
      isOn.toggle()
      button.configuration?.title = isOn ? on : off
      card.setNeedsLayout()
      changed(isOn)
    }
    card.addSubview(button)
    toggle = button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: bounds.width - 32, height: 18)
    let size = button.intrinsicContentSize
    button.frame = CGRect(x: 16, y: 36, width: min(size.width, bounds.width - 120), height: 36)
    number.frame = CGRect(x: bounds.width - 96, y: 34, width: 80, height: 40)
    if let toggle {
      let width = toggle.intrinsicContentSize.width
      toggle.frame = CGRect(x: button.frame.maxX + 8, y: 36, width: width, height: 36)
    }
  }

  private func showCount() {
    number.text = "\(count)"
    number.accessibilityIdentifier = "count"
  }
}
