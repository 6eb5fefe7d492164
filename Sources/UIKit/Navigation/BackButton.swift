import Foundation
import UIKitText

/// The way back in a navigation bar: an arrow and a word.
final class BackButton: UIControl {
  let label = UILabel()
  let chevron = BackChevron()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17)
    for part in [chevron, label] {
      part.isAccessibilityElement = false
      addSubview(part)
    }
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.textColor = tintColor
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func tintColorDidChange() {
    label.textColor = tintColor
  }

  override var isHighlighted: Bool {
    didSet { for part in [chevron, label] { part.alpha = isHighlighted ? 0.2 : 1 } }
  }

  /// How wide `word` is, in points.
  func width(of word: String) -> CGFloat {
    label.text = word
    return label.sizeThatFits(.zero).width
  }
}
