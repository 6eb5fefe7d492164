import UIKit

/// Discs that wander up and down behind everything while a picker is there.
final class Drift: UIView {
  private let discs: [UIView] = [
    UIColor.systemPink, .systemOrange, .systemTeal, .systemIndigo, .systemGreen,
  ].map { color in
    let disc = UIView()
    disc.backgroundColor = color
    return disc
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isHidden = true
    clipsToBounds = true
    for disc in discs { addSubview(disc) }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let step = bounds.width / CGFloat(discs.count)
    let size = max(0, step - 8)
    for (index, disc) in discs.enumerated() {
      disc.bounds.size = CGSize(width: size, height: size)
      disc.layer.cornerRadius = size / 2
      disc.center = CGPoint(x: (CGFloat(index) + 0.5) * step, y: bounds.midY)
    }
  }

  func start() {
    isHidden = false
    let way = bounds.height / 3
    for (index, disc) in discs.enumerated() {
      UIView.animate(
        withDuration: 0.9 + Double(index) * 0.2, delay: 0,
        options: [.repeat, .autoreverse, .curveEaseInOut]
      ) {
        disc.transform = CGAffineTransform(
          translationX: 0, y: index.isMultiple(of: 2) ? -way : way)
      }
    }
  }

  func stop() {
    isHidden = true
    for disc in discs {
      disc.layer.removeAllAnimations()
      disc.transform = .identity
    }
  }
}
