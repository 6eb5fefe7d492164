import Foundation

/// The days of one month.
final class MonthPage: UIView {
  private(set) var grid: MonthGrid?
  private weak var face: CalendarFace?
  private var buttons: [DayButton] = []
  private var shown: [DayButton] = []
  /// Whether it is the month in the middle.
  var isCurrent = false { didSet { accessibilityElementsHidden = !isCurrent } }
  /// The day that the keyboard's focus is at, or comes to first.
  var stop = 0

  init(_ face: CalendarFace) {
    self.face = face
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ grid: MonthGrid, _ source: CalendarFace) {
    self.grid = grid
    let days = grid.days
    while buttons.count < days.count {
      let button = DayButton(self)
      buttons.append(button)
      addSubview(button)
    }
    shown = Array(buttons.prefix(days.count))
    for (button, day) in zip(shown, days) {
      source.fill(button, day, grid)
      button.isHidden = false
    }
    for button in buttons.dropFirst(days.count) { button.isHidden = true }
    let isHere = grid.cell(ofDay: stop) != nil && days.contains(stop)
    if !isHere { stop = source.firstStop(of: days) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let grid else { return }
    let room = bounds.width - 2 * CalendarLook.inset
    let (width, height) = (room / 7, bounds.height / CGFloat(CalendarLook.weeks))
    for button in shown {
      guard let cell = grid.cell(ofDay: button.day) else { continue }
      let column = CGFloat(isMirrored ? 6 - cell % 7 : cell % 7)
      button.frame = CGRect(
        x: CalendarLook.inset + column * width, y: CGFloat(cell / 7) * height, width: width,
        height: height)
    }
  }

  func chose(_ day: Int) {
    stop = day
    face?.chose(day)
  }

  func isStop(_ day: Int) -> Bool { isCurrent && day == stop && isUserInteractionEnabled }

  func moveFocus(from day: Int, by step: Int) {
    guard let grid, let face else { return }
    var target = day + step
    // What a zone left out is leapt over.
    if grid.cell(ofDay: target) != nil, !grid.days.contains(target) { target += step.signum() }
    if grid.days.contains(target) {
      focus(target)
    } else {
      face.moveFocus(to: target, isNext: step > 0)
    }
  }

  /// Gives a day of the month the keyboard's focus.
  func focus(_ day: Int) {
    stop = day
    guard let button = shown.first(where: { $0.day == day }) else { return }
    _ = window?.focusSystem.move(to: button, .next)
  }
}
