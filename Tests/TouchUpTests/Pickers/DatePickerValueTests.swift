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
