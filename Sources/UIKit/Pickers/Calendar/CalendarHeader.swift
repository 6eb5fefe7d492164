import Foundation
import UIKitLayers

/// The line above a month: its name, which opens wheels of month and year, and arrows to the months beside.
final class CalendarHeader: UIView {
  var onTitle: () -> Void = {}
  var onTurn: (_ isNext: Bool) -> Void = { _ in }
  private(set) var place: MonthPlace?
  private weak var titles: DateTitles?
  private let title = CalendarTitle()
  private let back = CalendarArrow()
  private let onward = CalendarArrow()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for view in [title, back, onward] { addSubview(view) }
    title.addAction(UIAction { [weak self] _ in self?.onTitle() }, for: .touchUpInside)
    back.addAction(UIAction { [weak self] _ in self?.onTurn(false) }, for: .touchUpInside)
    onward.addAction(UIAction { [weak self] _ in self?.onTurn(true) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { return nil }

  func isStale(_ titles: DateTitles) -> Bool { self.titles !== titles }

  func show(_ text: String, _ place: MonthPlace, _ titles: DateTitles) {
    self.place = place
    self.titles = titles
    title.text = text
    title.accessibilityHint = DateWord.chooseMonth.text(titles.locale)
    back.accessibilityLabel = DateWord.previousMonth.text(titles.locale)
    onward.accessibilityLabel = DateWord.nextMonth.text(titles.locale)
    setNeedsLayout()
  }

  /// Whether wheels stand where the days were: there is nothing to turn then.
  var isOpen = false {
    didSet {
      title.isOpen = isOpen
      let arrows = [back, onward]
      change(animated: true) { [isOpen] in for arrow in arrows { arrow.alpha = isOpen ? 0 : 1 } }
    }
  }

  var canGoBack = true { didSet { back.isEnabled = canGoBack } }
  var canGoOn = true { didSet { onward.isEnabled = canGoOn } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side: CGFloat = 44
    let width = bounds.width
    let first = CGRect(x: width - 2 * side - 4, y: 0, width: side, height: bounds.height)
    let second = CGRect(x: width - side - 4, y: 0, width: side, height: bounds.height)
    let room = max(0, isOpen ? width - 32 : first.minX - 16)
    let wished = title.sizeThatFits(bounds.size).width
    title.frame = place(CGRect(x: 16, y: 0, width: min(wished, room), height: bounds.height))
    back.frame = place(first)
    onward.frame = place(second)
    back.pointsLeft = !isMirrored
    onward.pointsLeft = isMirrored
  }

  private func place(_ box: CGRect) -> CGRect {
    guard isMirrored else { return box }
    return CGRect(
      x: bounds.width - box.maxX, y: box.minY, width: box.width, height: box.height)
  }
}
