import UIKit

/// A card with a title, a control below it with its value at the other side, and perhaps something under both.
final class ControlCard: UIView {
  /// How high the card is, in points.
  var height: CGFloat { below == nil ? 84 : 118 }

  /// What the control is set to, in words.
  var value = "" {
    didSet { result.text = value }
  }

  private let card = CardView()
  private let title = UILabel()
  private let result = UILabel()
  private let control: UIView
  private let companion: UIView?
  private let below: UIView?

  /// - Parameters:
  ///   - companion: stands beside the control.
  ///   - below: stands under both.
  init(title text: String, control: UIView, companion: UIView? = nil, below: UIView? = nil) {
    self.control = control
    self.companion = companion
    self.below = below
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    result.font = .systemFont(ofSize: 17, weight: .semibold)
    result.accessibilityIdentifier = "value"
    result.textAlignment = .right
    addSubview(card)
    for part in [title, result, control, companion, below] {
      if let part { card.addSubview(part) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    let width = max(0, bounds.width - 32)
    title.frame = CGRect(x: 16, y: 10, width: width, height: 18)
    let room = max(0, width - 84)
    let own = control.intrinsicContentSize
    control.frame = place(
      CGRect(
        x: 16, y: 54 - own.height / 2, width: own.width < 100 ? own.width : room, height: own.height
      ))
    if own.width < 0 { control.frame = place(CGRect(x: 16, y: 37, width: room, height: 34)) }
    if let companion {
      let size = companion.intrinsicContentSize
      companion.frame = place(
        CGRect(
          x: 16 + own.width + 16, y: 54 - size.height / 2, width: size.width, height: size.height))
    }
    result.frame = place(CGRect(x: bounds.width - 96, y: 40, width: 80, height: 28))
    result.textAlignment = isMirrored ? .left : .right
    if let below {
      let height = below.intrinsicContentSize.height
      below.frame = CGRect(x: 16, y: 92 - height / 2, width: width, height: height)
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func place(_ frame: CGRect) -> CGRect {
    guard isMirrored else { return frame }
    return CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
