import TouchUp
import UIKit

/// A card with a date picker: a field beside the title, or a calendar below it. Cards with one trip show one day.
final class DayCard: UIView {
  private let card = CardView()
  private let title = UILabel()
  private let picker = UIDatePicker()
  private let isField: Bool

  init(_ trip: Trip, style: UIDatePickerStyle, title text: String, in language: Language) {
    isField = style == .compact
    super.init(frame: .zero)
    title.text = text
    title.font = .systemFont(ofSize: 13)
    title.textColor = .secondaryLabel
    title.numberOfLines = 2
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = style
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: language.locale)
    picker.accessibilityLabel = text
    picker.bind(to: trip, \.day)
    addSubview(card)
    for part in [title, picker] { card.addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// How high the card is.
  var height: CGFloat { isField ? 62 : 36 + picker.intrinsicContentSize.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    let width = max(0, bounds.width - 32)
    guard isField else {
      title.frame = CGRect(x: 16, y: 10, width: width, height: 18)
      picker.frame = CGRect(
        x: 0, y: 32, width: bounds.width, height: picker.intrinsicContentSize.height)
      return
    }
    let wish = picker.intrinsicContentSize
    let size = CGSize(width: min(wish.width, width * 0.6), height: wish.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let rest = max(0, width - size.width - 8)
    title.frame = CGRect(
      x: isMirrored ? bounds.width - 16 - rest : 16, y: 0, width: rest, height: bounds.height)
    picker.frame = CGRect(
      x: isMirrored ? 16 : bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
