import TouchUp
import UIKit

/// A card with a button and how often it was counted.
final class CounterCard: ButtonCard {
  var count = 0 {
    didSet { showCount() }
  }

  private var toggle: UIButton?

  override init(title: String, action: String, look: UIButton.Configuration) {
    super.init(title: title, action: action, look: look)
    result.font = .systemFont(ofSize: 28, weight: .semibold)
    showCount()
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
    result.frame = CGRect(x: bounds.width - 96, y: 34, width: 80, height: 40)
    if let toggle {
      let width = toggle.intrinsicContentSize.width
      toggle.frame = CGRect(x: button.frame.maxX + 8, y: 36, width: width, height: 36)
    }
  }

  private func showCount() {
    result.text = "\(count)"
    result.accessibilityIdentifier = "count"
  }
}
