import Foundation

/// An arrow to the month before or after.
final class CalendarArrow: UIControl {
  private let sign = ChevronView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityTraits = .button
    sign.length = 8
    addSubview(sign)
    stateDidChange()
  }

  required init?(coder: NSCoder) { return nil }

  var pointsLeft = true { didSet { sign.pointsLeft = pointsLeft } }

  override func layoutSubviews() {
    super.layoutSubviews()
    sign.frame = bounds
  }

  package override func stateDidChange() {
    sign.color = isEnabled ? tintColor : .tertiaryLabel
    sign.alpha = isHighlighted ? 0.3 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }
}
