import Foundation

/// The compact look of a date picker: a field for the date, one for the time, or both.
final class CompactFace: UIView {
  private(set) weak var picker: UIDatePicker?
  private let date: DatePill
  private let time: DatePill
  private static let gap: CGFloat = 6

  init(_ picker: UIDatePicker) {
    self.picker = picker
    date = DatePill(.date, of: picker)
    time = DatePill(.time, of: picker)
    super.init(frame: .zero)
    addSubview(date)
    addSubview(time)
    rebuild()
  }

  required init?(coder: NSCoder) { return nil }

  func rebuild() {
    date.isHidden = picker?.datePickerMode == .time
    time.isHidden = picker?.datePickerMode == .date
    update()
  }

  func update() {
    for pill in [date, time] { pill.update() }
    setNeedsLayout()
  }

  private var pills: [DatePill] { [date, time].filter { !$0.isHidden } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
    let sizes = pills.map { $0.sizeThatFits(endless) }
    let gaps = Self.gap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)
    let whole = sizeThatFits(endless)
    let gaps = Self.gap * CGFloat(max(0, pills.count - 1))
    let part = min(1, max(0, bounds.width - gaps) / max(1, whole.width - gaps))
    var x: CGFloat = 0
    for pill in pills {
      let size = pill.sizeThatFits(endless)
      let width = (size.width * part).rounded(.down)
      let height = min(size.height, bounds.height)
      pill.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: (bounds.height - height) / 2,
        width: width, height: height)
      x += width + Self.gap
    }
  }
}
