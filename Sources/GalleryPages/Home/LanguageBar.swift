import TouchUp
import UIKit

/// A row of buttons, one a language.
final class LanguageBar: UIView {
  var didChoose: ((Language) -> Void)?
  var selected = Language.english {
    didSet { showSelection() }
  }

  private let buttons: [(language: Language, button: UIButton)]

  override init(frame: CGRect) {
    buttons = Language.allCases.map { ($0, UIButton(type: .system)) }
    super.init(frame: frame)
    for (language, button) in buttons {
      button.onTap(with: self) { bar, _ in bar.didChoose?(language) }
      addSubview(button)
    }
    showSelection()
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    // Each as wide as its word, and an equal share of what is left.
    let widths = buttons.map { $0.button.intrinsicContentSize.width }
    let gaps = gap * CGFloat(buttons.count - 1)
    let share = (bounds.width - gaps - widths.reduce(0, +)) / CGFloat(buttons.count)
    var x: CGFloat = 0
    for (entry, width) in zip(buttons, widths) {
      entry.button.frame = CGRect(x: x, y: 0, width: width + share, height: bounds.height)
      x += width + share + gap
    }
  }

  private func showSelection() {
    for (language, button) in buttons {
      var look: UIButton.Configuration = language == selected ? .filled() : .gray()
      look.title = language.ownName
      look.buttonSize = .small
      look.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 4, bottom: 5, trailing: 4)
      look.cornerStyle = .capsule
      button.configuration = look
      button.isSelected = language == selected
    }
  }
}
