import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Compact and inline date pickers, to be looked at.
@Suite @MainActor struct CalendarPicturesTests {
  /// What a picture shows.
  private struct Scene {
    var style = UIDatePickerStyle.inline
    var mode = UIDatePicker.Mode.date
    var locale = "en_US"
    var calendar = Calendar.Identifier.gregorian
    var size = CGSize(width: 340, height: 420)
  }

  private func show(
    _ scene: Scene, device change: (inout HostDevice) -> Void = { _ in }
  ) -> (Robot, UIDatePicker) {
    let picker = UIDatePicker()
    var calendar = Calendar(identifier: scene.calendar)
    calendar.timeZone = .gmt
    calendar.firstWeekday = Calendar(identifier: .gregorian).firstWeekday
    calendar.locale = Locale(identifier: scene.locale)
    picker.calendar = calendar
    picker.locale = Locale(identifier: scene.locale)
    picker.datePickerMode = scene.mode
    picker.preferredDatePickerStyle = scene.style
    picker.maximumDate = Date(timeIntervalSince1970: 1_706_590_000)
    picker.date = Date(timeIntervalSince1970: 1_705_480_400)
    var device = HostDevice(size: scene.size, scale: 2)
    change(&device)
    let host = UIView()
    host.backgroundColor = .systemBackground
    picker.frame.origin = CGPoint(x: 10, y: 10)
    host.addSubview(picker)
    let robot = Robot(host, device: device)
    robot.wait(0.1)
    return (robot, picker)
  }

  @Test func inline() { assertSnapshot(of: show(Scene()).0) }

  @Test func inlineWithATime() {
    let scene = Scene(mode: .dateAndTime, locale: "es_ES")
    assertSnapshot(of: show(scene) { $0.style = .dark }.0)
  }

  @Test func inlineInJapanese() {
    assertSnapshot(of: show(Scene(mode: .dateAndTime, locale: "ja_JP", calendar: .japanese)).0)
  }

  @Test func inlineInArabic() {
    let scene = Scene(locale: "ar_EG", calendar: .islamicUmmAlQura)
    assertSnapshot(of: show(scene) { $0.layoutDirection = .rightToLeft }.0)
  }

  @Test func inlineAtTheLargestSize() {
    let scene = Scene(mode: .dateAndTime, locale: "vi_VN")
    assertSnapshot(
      of: show(scene) { $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge }.0)
  }

  @Test func monthAndYear() throws {
    let (robot, _) = show(Scene())
    try robot.tap("January 2024")
    try robot.settle()
    assertSnapshot(of: robot)
  }

  @Test func compact() throws {
    var scene = Scene(style: .compact, mode: .dateAndTime)
    scene.size = CGSize(width: 390, height: 460)
    let (robot, _) = show(scene)
    assertSnapshot(of: robot, named: "closed")
    try robot.tap("Date")
    try robot.settle()
    assertSnapshot(of: robot, named: "date")
    robot.press(.escape)
    try robot.settle()
    try robot.tap("Time")
    try robot.settle()
    assertSnapshot(of: robot, named: "time")
  }

  @Test func compactInTheDarkMirroredAndLargest() throws {
    var scene = Scene(style: .compact, locale: "ar_EG")
    scene.size = CGSize(width: 390, height: 460)
    let (robot, _) = show(scene) {
      $0.layoutDirection = .rightToLeft
      $0.style = .dark
      $0.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    try robot.tap("التاريخ")
    try robot.settle()
    assertSnapshot(of: robot)
  }
}
