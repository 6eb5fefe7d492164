import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Date pickers as a person uses them.
@MainActor @Suite struct UIDatePickerTests {
  private let kept = Kept(UIDatePicker())
  private var picker: UIDatePicker { kept.value! }
  private let robot: Robot
  private let log = EventLog()

  init() {
    let picker = kept.value!
    picker.useGreenwich()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    robot = Robot(picker)
    log.follow(picker)
    picker.date = Date(iso: "2024-01-31T10:20:00Z")
    robot.wait(0.1)
  }

  /// What the wheels show.
  private var shown: [String] {
    robot.run { picker.wheels(\.accessibilityValue) }
  }

  private func changes() -> [String] { log.take().filter { $0 == "valueChanged" } }

  @Test func defaults() {
    let plain = UIDatePicker()
    plain.preferredDatePickerStyle = .wheels
    #expect(plain.frame.size == CGSize(width: 320, height: 216))
    #expect(plain.datePickerMode == .dateAndTime && plain.minuteInterval == 1)
    #expect(abs(plain.date.timeIntervalSinceNow) < 60 && plain.minimumDate == nil)
    #expect(plain.datePickerStyle == .wheels && plain.preferredDatePickerStyle == .wheels)
    #expect(UIDatePicker.Mode.yearAndMonth.rawValue == 4)
    plain.minuteInterval = 7
    #expect(plain.minuteInterval == 1)
  }

  @Test func turningAWheelChangesTheDateOnce() throws {
    #expect(shown == ["January", "31", "2024"])
    try robot.set(.type(UIPickerView.self), to: "March", component: 0)
    #expect(shown == ["March", "31", "2024"] && picker.date == Date(iso: "2024-03-31T10:20:00Z"))
    #expect(changes() == ["valueChanged"])
    try robot.set(.type(UIPickerView.self), to: "2023", component: 2)
    #expect(picker.date == Date(iso: "2023-03-31T10:20:00Z") && changes() == ["valueChanged"])
  }

  @Test("35: A day that the month does not have rolls back, and is never returned")
  func rollsBack() throws {
    try robot.set(.type(UIPickerView.self), to: "February", component: 0)
    #expect(picker.date == Date(iso: "2024-02-29T10:20:00Z"))
    try robot.settle()
    #expect(shown == ["February", "29", "2024"] && changes() == ["valueChanged"])
    try robot.spin(.type(UIPickerView.self), by: 1, component: 1)
    try robot.settle()
    #expect(shown == ["February", "29", "2024"] && changes() == [])
  }

  @Test("35: A date out of range can be reached, rolls back, and is never returned")
  func staysInRange() throws {
    robot.run {
      picker.minimumDate = Date(iso: "2024-01-10T00:00:00Z")
      picker.maximumDate = Date(iso: "2024-03-05T00:00:00Z")
    }
    try robot.set(.type(UIPickerView.self), to: "May", component: 0)
    try robot.settle()
    #expect(picker.date == Date(iso: "2024-03-05T00:00:00Z") && shown == ["March", "5", "2024"])
    try robot.set(.type(UIPickerView.self), to: "2019", component: 2)
    try robot.settle()
    #expect(picker.date == Date(iso: "2024-01-10T00:00:00Z") && shown == ["January", "10", "2024"])
    #expect(changes().count == 2)
    robot.run { picker.date = Date(iso: "2030-01-01T00:00:00Z") }
    #expect(picker.date == picker.maximumDate && changes() == [])
    robot.run { picker.maximumDate = Date(iso: "2020-01-01T00:00:00Z") }
    robot.run { picker.date = Date(iso: "2030-01-01T00:00:00Z") }
    #expect(picker.date == Date(iso: "2030-01-01T00:00:00Z"))
  }

  @Test func timesInSteps() throws {
    robot.run {
      picker.datePickerMode = .time
      picker.minuteInterval = 15
      picker.date = Date(iso: "2024-01-31T22:49:50Z")
    }
    robot.wait(0.1)
    #expect(shown == ["10", "45", "PM"] && picker.date == Date(iso: "2024-01-31T22:45:00Z"))
    // Hours and minutes go round.
    try robot.spin(.type(UIPickerView.self), by: 1, component: 1)
    #expect(shown == ["10", "00", "PM"])
    try robot.set(.type(UIPickerView.self), to: "12", component: 0)
    try robot.set(.type(UIPickerView.self), to: "AM", component: 2)
    #expect(shown == ["12", "00", "AM"] && picker.date == Date(iso: "2024-01-31T00:00:00Z"))
    #expect(changes().count == 3)
  }

  @Test func daysAndTimes() throws {
    robot.run {
      picker.datePickerMode = .dateAndTime
      picker.locale = Locale(identifier: "es_ES")
    }
    robot.wait(0.1)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 0)
    #expect(picker.date == Date(iso: "2024-02-01T10:20:00Z"))
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 90)
    try robot.settle()
    #expect(picker.date > Date(iso: "2024-02-01T10:20:00Z") && changes().count == 2)
  }

  @Test func countsDown() throws {
    robot.run {
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3_700
    }
    robot.wait(0.1)
    #expect(shown == ["1 hour", "1 min"] && picker.countDownDuration == 3_660)
    try robot.spin(.type(UIPickerView.self), by: -1, component: 0)
    try robot.spin(.type(UIPickerView.self), by: -1, component: 1)
    try robot.settle()
    // Nothing is no duration.
    #expect(picker.countDownDuration == 60 && shown == ["0 hours", "1 min"])
    picker.countDownDuration = .infinity
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 60)
  }

  @Test func codeChangesAndNobodyIsTold() throws {
    robot.run { picker.setDate(Date(iso: "2031-12-24T00:00:00Z"), animated: true) }
    #expect(picker.date == Date(iso: "2031-12-24T00:00:00Z"))
    robot.wait(0.15)
    try robot.settle()
    #expect(shown == ["December", "24", "2031"] && changes() == [])
    robot.run { picker.date = Date(timeIntervalSince1970: .nan) }
    #expect(picker.date == Date(iso: "2031-12-24T00:00:00Z"))
  }

  @Test(arguments: [
    ("en_US", ["January", "31", "2024"]), ("vi_VN", ["31", "tháng 1", "2024"]),
    ("es_ES", ["31", "enero", "2024"]), ("ja_JP", ["2024年", "1月", "31日"]),
  ])
  func languages(locale: String, words: [String]) {
    robot.run { picker.locale = Locale(identifier: locale) }
    robot.wait(0.1)
    #expect(shown.map { $0.lowercased() } == words.map { $0.lowercased() })
  }

  @Test func removedWhileItTurnsItShowsWhatItReturns() throws {
    robot.run { picker.maximumDate = Date(iso: "2024-02-10T00:00:00Z") }
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 60)
    robot.run { picker.removeFromSuperview() }
    #expect(
      changes() == ["valueChanged"] && picker.date == Date(iso: "2024-02-10T00:00:00Z")
        || picker.date < Date(iso: "2024-02-10T00:00:00Z"))
    let words = shown
    robot.run { robot.window.rootViewController?.view.addSubview(picker) }
    try robot.settle()
    #expect(shown == words && picker.isAtRest)
  }

  @Test func disabledItTakesNoTouches() throws {
    robot.run { picker.isEnabled = false }
    let old = picker.date
    try robot.drag(from: CGPoint(x: 195, y: 436), to: CGPoint(x: 195, y: 300))
    try robot.settle()
    #expect(picker.date == old && changes() == [])
  }
}

extension UIDatePicker {
  private var wheelsView: UIPickerView? { subviews.compactMap { $0 as? UIPickerView }.first }

  /// What wheels say, from the first component on.
  fileprivate func wheels(_ path: KeyPath<WheelColumn, String?>) -> [String] {
    layoutIfNeeded()
    return (wheelsView?.wheelColumns ?? []).map { $0[keyPath: path] ?? "" }
  }

  /// Whether each wheel stands at a row.
  fileprivate var isAtRest: Bool {
    (wheelsView?.wheelColumns ?? []).allSatisfy { $0.position.rounded() == $0.position }
  }
}
