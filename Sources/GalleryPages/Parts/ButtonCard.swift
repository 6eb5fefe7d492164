import UIKit

/// A card with a title, a button below it, and what became of the button's taps at the other side.
class ButtonCard: UIView {
  let button = UIButton(type: .system)
  let result = UILabel()
  let card = CardView()
  private let title = UILabel()

  init(title text: String, action: String, look: UIButton.Configuration) {
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    var look = look
    look.title = action
    button.configuration = look
    result.textAlignment = .right
    addSubview(card)
    for part in [title, button, result] { card.addSubview(part) }
  }

  /// A card for the page of `prefix`: its title and the button's come from the language.
  convenience init(_ prefix: String, in language: Language, look: UIButton.Configuration) {
    self.init(
      title: language.text(prefix + ".title"), action: language.text(prefix + ".action"), look: look
    )
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 84) }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: max(0, bounds.width - 32), height: 18)
    let width = min(button.intrinsicContentSize.width, max(0, bounds.width - 120))
    button.frame = CGRect(x: 16, y: 36, width: width, height: 36)
    let left = button.frame.maxX + 12
    result.frame = CGRect(x: left, y: 36, width: max(0, bounds.width - 16 - left), height: 36)
  }
}
