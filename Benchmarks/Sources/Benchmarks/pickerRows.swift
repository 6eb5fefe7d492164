import Harness
import UIKit
import UIKitTestSupport

/// Pickers on a phone of 390 x 844 points at scale 2.
func pickerRows() -> [Row] {
  [openPickerRow(), pickerFlingRow(isOverBlur: false), pickerFlingRow(isOverBlur: true)]
}

/// Both show five rows: what is beyond them may cost nothing.
private func openPickerRow() -> Row {
  func open(_ rows: ManyTitles) {
    let picker = UIPickerView()
    picker.dataSource = rows
    picker.delegate = rows
    picker.layoutIfNeeded()
  }
  let (many, few) = (ManyTitles(count: 1_000_000), ManyTitles(count: 10))
  return Row(
    "a picker of 1,000,000 rows opens",
    subject: Workload("of a million", repeating: { open(many) }),
    yardstick: Workload("of ten", repeating: { open(few) }),
    budget: .ratio(1.15))
}

/// Forty points a frame, 2,400 a second, in three wheels at once: each frame brings rows in, and squeezes each of
/// them anew.
private func pickerFlingRow(isOverBlur: Bool) -> Row {
  let rows = ManyTitles(count: 1_000_000, wheels: 3)
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 390, height: 216))
  picker.dataSource = rows
  picker.delegate = rows
  let screen = UIViewController()
  screen.loadViewIfNeeded()
  if isOverBlur {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    blur.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    screen.view.addSubview(blur)
  }
  screen.view.addSubview(picker)
  let robot = Robot(screen)
  robot.wait(0.1)
  let wheels = picker.subviews.compactMap { $0 as? UIScrollView }
  let picture = FlatPicture(of: robot.window, scale: 2)
  return Row(
    "one frame of a fling, a picker of three wheels of 1,000,000\(isOverBlur ? " over a blur" : "")",
    subject: Workload(
      "a frame",
      repeating: {
        try robot.frame { for wheel in wheels { wheel.contentOffset.y += 40 } }
        withExtendedLifetime(rows) {}
      }),
    yardstick: Workload("Cairo and Pango", repeating: { picture.paint() }),
    budget: .milliseconds(4))
}

/// Titles for a picker, as many as wanted.
private final class ManyTitles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let count: Int
  private let wheels: Int

  init(count: Int, wheels: Int = 1) {
    self.count = count
    self.wheels = wheels
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "Choice \(row)" }
}
