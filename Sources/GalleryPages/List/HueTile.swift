import UIKit

/// A square of the grid, in its colour; a chosen one has a ring.
final class HueTile: UICollectionViewCell {
  private let ring = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .button
    contentView.layer.cornerRadius = 12
    ring.layer.cornerRadius = 9
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.isHidden = true
    ring.isUserInteractionEnabled = false
    contentView.addSubview(ring)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override var isSelected: Bool {
    didSet { ring.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
  }
}
