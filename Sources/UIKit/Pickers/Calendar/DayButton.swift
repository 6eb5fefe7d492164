import Foundation

/// A day of a month that can be tapped.
final class DayButton: UIControl {
  /// Its number, as of ``CalendarYears/dayNumber(of:)``.
  private(set) var day = 0
  private weak var page: MonthPage?
  private let disc = UIView()
  private let label = UILabel()
  private var isToday = false

  init(_ page: MonthPage) {
    self.page = page
    super.init(frame: .zero)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    label.isAccessibilityElement = false
    addSubview(label)
    accessibilityTraits = .button
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      self.page?.chose(self.day)
    }
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ day: Int, _ text: String, spoken: String, isToday: Bool, isChosen: Bool) {
    self.day = day
    self.isToday = isToday
    label.text = text
    accessibilityLabel = spoken
    isSelected = isChosen
    stateDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(CalendarLook.disc, bounds.width, bounds.height) - 2
    disc.frame = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    disc.layer.cornerRadius = max(0, side / 2)
    label.frame = disc.frame.insetBy(dx: side / 12, dy: 0)
    let size = min(
      CalendarLook.day * CalendarLook.scale(for: traitCollection), max(side * 0.62, 9))
    label.font = .systemFont(ofSize: size, weight: isSelected ? .semibold : .regular)
  }

  // Today is tinted; the chosen day lies on a disc, a full one if it is today.
  package override func stateDidChange() {
    setNeedsLayout()
    let tint = tintColor ?? .systemBlue
    disc.backgroundColor =
      isToday
      ? tint
      : UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return tint.resolvedColor(with: traits).withAlphaComponent(isDark ? 0.3 : 0.15)
      }
    disc.isHidden = !isSelected
    label.textColor =
      if !isEnabled {
        .tertiaryLabel
      } else if isSelected {
        isToday ? .white : tint
      } else {
        isToday ? tint : .label
      }
    alpha = isHighlighted && isEnabled ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }

  // One day of a month has the keyboard's focus, and arrows go on from there.
  override var canBecomeFocused: Bool { page?.isStop(day) == true }

  override func useArrow(_ direction: ControlStep, isVertical: Bool) -> Bool {
    let isOnward = (direction == .up) != isVertical
    page?.moveFocus(from: day, by: (isOnward ? 1 : -1) * (isVertical ? 7 : 1))
    return true
  }
}
