import Foundation
import Observation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// The kit's faces of a date picker's value.
@MainActor @Suite struct DatePickerValueTests {
  @Observable final class Trip {
    var day = Date(timeIntervalSince1970: 0)
  }

  private func make() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 0)
    return picker
  }

  @Test func changesComeTyped() async throws {
    let picker = make()
    let robot = Robot(picker)
    var dates: [Date] = []
    picker.onChange { dates.append($0) }
    var values = picker.values().makeAsyncIterator()
    picker.date = Date(timeIntervalSince1970: 86_400)
    #expect(dates.isEmpty)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 1)
    let third = Date(timeIntervalSince1970: 2 * 86_400)
    #expect(dates == [third])
    #expect(await values.next() == third)
    picker.setAndNotify(Date(timeIntervalSince1970: 0))
    #expect(dates.count == 2)
  }

  @Test(arguments: [UIDatePickerStyle.compact, .inline])
  func inOtherStylesAPersonsChangesAlone(style: UIDatePickerStyle) throws {
    let picker = make()
    picker.preferredDatePickerStyle = style
    let root = UIViewController()
    let robot = Robot(root)
    robot.run { root.view.addSubview(picker) }
    picker.frame.origin = CGPoint(x: 20, y: 80)
    var heard: [Date] = []
    picker.onChange { heard.append($0) }
    picker.date = Date(timeIntervalSince1970: 86_400)
    try robot.settle()
    if style == .compact {
      try robot.tap("Date")
      try robot.settle()
    }
    picker.date = Date(timeIntervalSince1970: 2 * 86_400)
    picker.minimumDate = Date(timeIntervalSince1970: 3 * 86_400)
    try robot.settle()
    #expect(heard.isEmpty)
    try robot.tap("Saturday, January 10, 1970")
    #expect(heard == [Date(timeIntervalSince1970: 9 * 86_400)])
  }

  @Test func itIsBoundToAModel() async throws {
    let picker = make()
    let robot = Robot(picker)
    let trip = Trip()
    picker.bind(to: trip, \.day)
    try robot.spin(.type(UIPickerView.self), by: 1, component: 1)
    #expect(trip.day == Date(timeIntervalSince1970: 86_400))
    trip.day = Date(timeIntervalSince1970: 10 * 86_400)
    for _ in 0..<10 { await Task.yield() }
    #expect(picker.date == trip.day)
  }
}
