import UIKit

/// A card with a button that asks something, and the answer.
final class AnswerCard: ButtonCard {
  /// What was answered last.
  var answer = "" {
    didSet {
      result.text = answer
      setNeedsLayout()
    }
  }

  override init(title: String, action: String, look: UIButton.Configuration) {
    super.init(title: title, action: action, look: look)
    result.font = .systemFont(ofSize: 17, weight: .semibold)
    result.adjustsFontSizeToFitWidth = true
    result.minimumScaleFactor = 0.5
    result.accessibilityIdentifier = "answer"
  }
}
