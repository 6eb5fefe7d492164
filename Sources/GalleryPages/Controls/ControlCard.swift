import UIKit

/// A card with a title, a control below it with its value at the other side, and perhaps something under both.
final class ControlCard: UIView {
  /// What the control is set to, in words.
  var value = "" {
    didSet {
      result.text = value
      setNeedsLayout()
      superview?.setNeedsLayout()
    }
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
    title.font = .preferredFont(forTextStyle: .footnote)
    title.textColor = .secondaryLabel
    result.font = .preferredFont(forTextStyle: .headline)
    result.accessibilityIdentifier = "value"
    for label in [title, result] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    addSubview(card)
    for part in [title, result, control, companion, below] {
      if let part { card.addSubview(part) }
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement(for: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (view, frame) in arrangement(for: bounds.width).frames {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(origin: CGPoint(x: x, y: frame.minY), size: frame.size)
    }
    result.textAlignment = isMirrored ? .left : .right
  }

  /// Where everything is, from left to right. A value that finds no room beside the control stands below it.
  private func arrangement(for width: CGFloat) -> (
    frames: [(view: UIView, frame: CGRect)], height: CGFloat
  ) {
    let inner = max(0, width - 32)
    let own = control.intrinsicContentSize
    let beside = companion.map { $0.intrinsicContentSize.width + 16 } ?? 0
    let text = result.sizeThatFits(CGSize(width: inner, height: 0))
    let slot = max(72, text.width.rounded(.up))
    let isStretched = control is UISlider || control is UISegmentedControl
    let isBeside = (isStretched ? 180 : own.width) + beside + 12 + slot <= inner
    let stretch = isBeside ? inner - beside - 12 - slot : inner - beside
    let size = CGSize(
      width: max(0, isStretched ? stretch : min(own.width, inner)), height: max(own.height, 0))

    let titleHeight = title.sizeThatFits(CGSize(width: inner, height: 0)).height
    var frames: [(view: UIView, frame: CGRect)] = [
      (title, CGRect(x: 16, y: 10, width: inner, height: titleHeight))
    ]
    var y = 10 + titleHeight + 8
    let row = max(
      36, size.height, companion?.intrinsicContentSize.height ?? 0, isBeside ? text.height : 0)
    func place(_ view: UIView, _ x: CGFloat, _ size: CGSize) {
      let top = y + (row - size.height) / 2
      frames.append((view, CGRect(origin: CGPoint(x: x, y: top), size: size)))
    }
    place(control, 16, size)
    if let companion { place(companion, 16 + size.width + 16, companion.intrinsicContentSize) }
    if isBeside {
      place(result, width - 16 - slot, CGSize(width: max(0, slot), height: text.height))
    }
    y += row + 6
    if !isBeside {
      frames.append((result, CGRect(x: 16, y: y, width: inner, height: text.height)))
      y += text.height + 6
    }
    if let below {
      let height = below.intrinsicContentSize.height
      frames.append((below, CGRect(x: 16, y: y + 4, width: inner, height: height)))
      y += height + 8
    }
    return (frames, y + 6)
  }
}
