import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Date pickers, to be looked at.
@Suite @MainActor struct DatePicturesTests {
  private func show(_ mode: UIDatePicker.Mode, _ locale: String, dark: Bool = false) -> Robot {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    var calendar = Calendar(identifier: locale == "ja_JP" ? .japanese : .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.maximumDate = Date(timeIntervalSince1970: 1_706_790_000)
    picker.date = Date(timeIntervalSince1970: 1_706_696_400)
    var device = HostDevice(size: CGSize(width: 320, height: 216), scale: 2)
    if dark { device.style = .dark }
    let robot = Robot(picker, device: device)
    robot.wait(0.1)
    return robot
  }

  @Test func english() { assertSnapshot(of: show(.dateAndTime, "en_US")) }
  @Test func vietnamese() { assertSnapshot(of: show(.date, "vi_VN")) }
  @Test func spanish() { assertSnapshot(of: show(.time, "es_ES")) }
  @Test func japanese() { assertSnapshot(of: show(.date, "ja_JP", dark: true)) }
  @Test func countDown() { assertSnapshot(of: show(.countDownTimer, "en_US")) }
}
