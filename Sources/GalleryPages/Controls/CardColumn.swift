import UIKit

/// Cards below each other, which scroll where they do not fit.
final class CardColumn: UIScrollView {
  private let cards: [UIView]

  init(_ cards: [UIView]) {
    self.cards = cards
    super.init(frame: .zero)
    contentInsetAdjustmentBehavior = .never
    // A slider follows the finger from its first point on.
    delaysContentTouches = false
    for card in cards { addSubview(card) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = superview?.readableColumn ?? bounds
    let x = column.minX - frame.minX
    var y: CGFloat = 16
    for card in cards {
      let height = card.sizeThatFits(CGSize(width: column.width, height: 0)).height
      card.frame = CGRect(x: x, y: y, width: column.width, height: height)
      if height > 0 { y += height + 12 }
    }
    contentSize = CGSize(width: bounds.width, height: y + 4)
  }
}
