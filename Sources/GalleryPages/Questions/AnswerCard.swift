import UIKit

/// A card with a button that asks something, and the answer.
final class AnswerCard: UIView {
  let button = UIButton(type: .system)

  /// What was answered last.
  var answer = "" {
    didSet {
      answerLabel.text = answer
      setNeedsLayout()
    }
  }

  private let title = UILabel()
  private let answerLabel = UILabel()
  private let card = CardView()

  init(title text: String, action: String, look: UIButton.Configuration) {
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    var look = look
    look.title = action
    button.configuration = look
    answerLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    answerLabel.textAlignment = .right
    answerLabel.adjustsFontSizeToFitWidth = true
    answerLabel.minimumScaleFactor = 0.5
    answerLabel.accessibilityIdentifier = "answer"
    addSubview(card)
    for part in [title, button, answerLabel] { card.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    title.frame = CGRect(x: 16, y: 10, width: max(0, bounds.width - 32), height: 18)
    let width = min(button.intrinsicContentSize.width, max(0, bounds.width - 32))
    button.frame = CGRect(x: 16, y: 36, width: width, height: 36)
    let left = button.frame.maxX + 12
    answerLabel.frame = CGRect(x: left, y: 36, width: max(0, bounds.width - 16 - left), height: 36)
  }
}
