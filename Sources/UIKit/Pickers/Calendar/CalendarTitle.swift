import Foundation

/// The name of the month that is seen, with a sign that points at what a tap opens.
final class CalendarTitle: UIControl {
  private let label = UILabel()
  private let sign = ChevronView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = [.button, .header]
    label.isAccessibilityElement = false
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    addSubview(sign)
    sign.length = 5
    stateDidChange()
  }

  required init?(coder: NSCoder) { return nil }

  var text = "" {
    didSet {
      label.text = text
      accessibilityLabel = text
      setNeedsLayout()
    }
  }

  var isOpen = false {
    didSet {
      stateDidChange()
      let turn = isOpen ? CGFloat.pi / 2 * (isMirrored ? -1 : 1) : 0
      change(animated: !UIAccessibility.isReduceMotionEnabled) { [sign] in
        sign.transform = CGAffineTransform(rotationAngle: turn)
      }
    }
  }

  private static let gap: CGFloat = 6
  private static let signWidth: CGFloat = 12

  private func fit() {
    let size = CalendarLook.title * CalendarLook.scale(for: traitCollection)
    label.font = .systemFont(ofSize: size, weight: .semibold)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fit()
    let text = label.sizeThatFits(size)
    return CGSize(
      width: text.width.rounded(.up) + Self.gap + Self.signWidth, height: size.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    let width = max(0, bounds.width - Self.gap - Self.signWidth)
    label.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    sign.bounds.size = CGSize(width: Self.signWidth, height: Self.signWidth)
    sign.center = CGPoint(
      x: isMirrored ? Self.signWidth / 2 : bounds.width - Self.signWidth / 2,
      y: bounds.height / 2)
    sign.pointsLeft = isMirrored
  }

  package override func stateDidChange() {
    label.textColor = isOpen ? tintColor : .label
    label.alpha = isHighlighted ? 0.4 : 1
    sign.color = tintColor
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }
}
