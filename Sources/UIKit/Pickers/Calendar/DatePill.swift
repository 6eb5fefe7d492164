import Foundation

/// A field that shows a date or a time, and opens what it is chosen by. Closed, it changes nothing.
final class DatePill: UIControl {
  /// What it shows.
  enum Part {
    case date
    case time
  }

  let part: Part
  private weak var picker: UIDatePicker?
  private let label = UILabel()

  init(_ part: Part, of picker: UIDatePicker) {
    self.part = part
    self.picker = picker
    super.init(frame: .zero)
    accessibilityTraits = .button
    layer.cornerRadius = 8
    backgroundColor = .tertiarySystemFill
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    label.isAccessibilityElement = false
    addSubview(label)
    addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.picker?.openOverlay(from: self)
      }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether what it opens is open.
  var isOpen = false { didSet { stateDidChange() } }

  func update() {
    guard let picker else { return }
    let titles = picker.titles
    let text = part == .date ? titles.pillDate(picker.date) : titles.pillTime(picker.date)
    if label.text != text {
      label.text = text
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
    let word = (part == .date ? DateWord.date : .time).text(titles.locale)
    accessibilityLabel = [picker.accessibilityLabel, word].compactMap(\.self)
      .joined(separator: ", ")
    accessibilityValue = part == .date ? titles.full(picker.date) : text
  }

  private func fit() {
    label.font = .systemFont(ofSize: 17 * WheelLook.scale(for: traitCollection))
  }

  private static let inset: CGFloat = 12

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fit()
    let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100))
    let height = (34 * WheelLook.scale(for: traitCollection)).rounded()
    return CGSize(width: min(text.width.rounded(.up) + 2 * Self.inset, size.width), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
    label.frame = bounds.insetBy(dx: min(Self.inset, bounds.width / 4), dy: 0)
  }

  package override func stateDidChange() {
    label.textColor = isOpen ? tintColor : isEnabled ? .label : .tertiaryLabel
    label.alpha = isHighlighted ? 0.4 : 1
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    stateDidChange()
  }
}
