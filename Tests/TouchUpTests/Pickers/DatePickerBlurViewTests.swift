import Foundation
import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// A date picker over the screen, as a person uses it.
@MainActor @Suite struct DatePickerBlurViewTests {
  private let robot = Robot(UIViewController(), device: .fewPixels)
  private let recorder = Recorder()

  @MainActor private final class Recorder: DatePickerBlurViewDelegate {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func pickerView(_ pickerView: DatePickerBlurView, didSelect date: Date) {
      lines.append("selected \(date.ISO8601Format())")
    }
    func pickerView(_ pickerView: DatePickerBlurView, didChange date: Date) {
      lines.append("changed \(date.ISO8601Format())")
    }
    func pickerViewDidCancel(_ pickerView: DatePickerBlurView) { lines.append("cancelled") }
  }

  private static func date(_ text: String) -> Date {
    ISO8601DateFormatter().date(from: text) ?? .distantPast
  }

  private static func configure(_ picker: UIDatePicker) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
  }

  private func make() -> DatePickerBlurView {
    robot.run {
      let picker = DatePickerBlurView.fromNib()
      Self.configure(picker.datePicker)
      picker.date = Self.date("2024-01-31T00:00:00Z")
      picker.delegate = recorder
      return picker
    }
  }

  private func show(_ picker: DatePickerBlurView) throws {
    let error = robot.run { picker.showPickerView() }
    #expect(error == nil)
    try robot.settle()
  }

  @Test("27: Done without touching the wheels gives the date it began with")
  func doneAtOnce() throws {
    let picker = make()
    try show(picker)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 2024-01-31T00:00:00Z"] && !picker.isShown)
  }

  @Test("28: Done while a wheel spins gives the date it is heading for, once")
  func doneWhileItSpins() throws {
    let picker = make()
    try show(picker)
    try robot.swipe(.up, on: "January", distance: 45, duration: 0.1)
    robot.wait(0.05)
    try robot.tap("Done")
    try robot.settle()
    let lines = recorder.take()
    #expect(lines.count == 2 && lines[0].hasPrefix("changed ") && lines[0] != "changed 2024-01-31")
    #expect(lines[1] == "selected " + lines[0].dropFirst(8))
    #expect(picker.date != Self.date("2024-01-31T00:00:00Z"))
  }

  @Test("35: What is below the minimum is never returned, Done while rolling back or not")
  func neverOutOfRange() throws {
    let picker = make()
    picker.datePicker.minimumDate = Self.date("2024-01-20T00:00:00Z")
    try show(picker)
    try robot.spin(.type(UIPickerView.self), by: -3, component: 2)
    try robot.tap("Done")
    try robot.settle()
    #expect(
      recorder.take() == ["changed 2024-01-20T00:00:00Z", "selected 2024-01-20T00:00:00Z"])
  }

  @Test func cancelledItBeginsAsBefore() throws {
    let picker = make()
    try show(picker)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 2)
    try robot.tap("Cancel")
    try robot.settle()
    #expect(recorder.take() == ["changed 2025-01-31T00:00:00Z", "cancelled"])
    try show(picker)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 2024-01-31T00:00:00Z"])
  }

  @Test func wheelsAreCalledByWhatTheyTurn() throws {
    let picker = make()
    picker.title = nil
    try show(picker)
    try robot.set("Month", to: "March")
    try robot.set("Day", to: "7")
    try robot.set("Year", to: "2025")
    #expect(picker.date == Self.date("2025-03-07T00:00:00Z"))
    try robot.tap("Done")
    try robot.settle()
  }

  @Test func itHoldsACalendar() throws {
    let picker = make()
    robot.run { picker.datePicker.preferredDatePickerStyle = .inline }
    try show(picker)
    let calendar = picker.datePicker
    #expect(
      calendar.convert(calendar.bounds, to: nil) == CGRect(x: 0, y: 470, width: 390, height: 340))
    try robot.tap("Friday, January 12, 2024")
    #expect(recorder.take() == ["changed 2024-01-12T00:00:00Z"])
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 2024-01-12T00:00:00Z"])
  }

  @Test func waitingAndClosures() async throws {
    let screen = try #require(robot.window.rootViewController)
    let first = Self.date("2024-05-05T12:00:00Z")
    let task = robot.run {
      Task {
        try await screen.pickDate(first, configure: { Self.configure($0.datePicker) })
      }
    }
    while screen.presentedViewController == nil { await Task.yield() }
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "June", component: 0)
    try robot.tap("Done")
    try robot.settle()
    #expect(try await task.value == Self.date("2024-06-05T12:00:00Z"))
    var answers: [Date?] = []
    try robot.run { try screen.showDatePicker(date: first) { answers.append($0) } }
    try robot.settle()
    robot.press(.escape)
    try robot.settle()
    #expect(answers == [nil])
    let cancelled = robot.run { Task { try await screen.pickDate(first) } }
    while screen.presentedViewController == nil { await Task.yield() }
    cancelled.cancel()
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    try await robot.idle()
    #expect(try await cancelled.value == nil && screen.presentedViewController == nil)
  }

  @Test func withoutABarEachDateIsTakenOnTheWay() throws {
    let picker = make()
    picker.isToolbarHidden = true
    var ended: [Date?] = []
    _ = robot.run { picker.showPickerView { ended.append($0) } }
    try robot.settle()
    try robot.spin(.type(UIPickerView.self), by: 1, component: 2)
    #expect(recorder.take() == ["changed 2025-01-31T00:00:00Z", "selected 2025-01-31T00:00:00Z"])
    try robot.tap(at: CGPoint(x: 195, y: 200))
    try robot.settle()
    #expect(ended == [Self.date("2025-01-31T00:00:00Z")] && recorder.take() == [])
  }
}
