import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Inline date pickers as a person uses them.
@MainActor @Suite struct InlinePickerTests {
  private let kept = Kept(UIDatePicker())
  private var picker: UIDatePicker { kept.value! }
  private let robot: Robot
  private let log = EventLog()

  init() {
    let picker = kept.value!
    picker.useGreenwich()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.date = Date(iso: "2024-01-17T08:20:00Z")
    let root = UIViewController()
    robot = Robot(root, device: .coarse)
    robot.run {
      picker.frame.origin = CGPoint(x: 35, y: 100)
      root.view.addSubview(picker)
    }
    log.follow(picker)
    robot.wait(0.1)
  }

  private func changes() -> Int { log.take().filter { $0 == "valueChanged" }.count }

  @Test func aDayIsChosenByATap() throws {
    try robot.tap("Wednesday, January 31, 2024")
    #expect(picker.date == Date(iso: "2024-01-31T08:20:00Z") && changes() == 1)
    let days = try robot.find("Wednesday, January 31, 2024")
    #expect(days.accessibilityTraits.contains(.selected))
    #expect(
      try !robot.find("Wednesday, January 17, 2024").accessibilityTraits.contains(.selected))
    #expect(!robot.exists("Thursday, February 1, 2024"))
  }

  @Test func arrowsAndFingersTurnMonthsAndChooseNothing() throws {
    try robot.tap("Next Month")
    try robot.settle()
    #expect(robot.exists("February 2024") && robot.exists("Thursday, February 29, 2024"))
    try robot.swipe(.right, on: "Wednesday, February 14, 2024", distance: 200)
    try robot.settle()
    #expect(robot.exists("January 2024"))
    try robot.swipe(.right, on: "Wednesday, January 17, 2024", distance: 200)
    try robot.settle()
    #expect(robot.exists("December 2023") && robot.exists("Sunday, December 31, 2023"))
    // Quicker than it turns.
    for _ in 0..<4 { try robot.tap("Next Month") }
    try robot.settle()
    #expect(robot.exists("April 2024"))
    #expect(changes() == 0 && picker.date == Date(iso: "2024-01-17T08:20:00Z"))
    try robot.tap("Monday, April 1, 2024")
    #expect(picker.date == Date(iso: "2024-04-01T08:20:00Z") && changes() == 1)
  }

  @Test("35: Days out of range are not chosen, and months out of range are not reached")
  func limits() throws {
    robot.run {
      picker.minimumDate = Date(iso: "2024-01-10T12:00:00Z")
      picker.maximumDate = Date(iso: "2024-02-05T06:00:00Z")
    }
    let early = try robot.find("Tuesday, January 9, 2024")
    #expect(early.accessibilityTraits.contains(.notEnabled))
    try robot.tap(at: early.convert(CGPoint(x: early.bounds.midX, y: early.bounds.midY), to: nil))
    #expect(changes() == 0)
    #expect(try robot.find("Previous Month").accessibilityTraits.contains(.notEnabled))
    // The first day begins at noon: that is what it gives.
    try robot.tap("Wednesday, January 10, 2024")
    #expect(picker.date == Date(iso: "2024-01-10T12:00:00Z"))
    try robot.swipe(.right, on: "Wednesday, January 10, 2024", distance: 200)
    try robot.settle()
    #expect(robot.exists("January 2024"))
    try robot.tap("Next Month")
    try robot.settle()
    try robot.tap("Monday, February 5, 2024")
    #expect(picker.date == Date(iso: "2024-02-05T06:00:00Z") && changes() == 2)
    #expect(try robot.find("Next Month").accessibilityTraits.contains(.notEnabled))
    // What is chosen goes out of range: the month that is seen follows.
    robot.run {
      picker.maximumDate = Date(iso: "2024-01-20T00:00:00Z")
    }
    #expect(robot.exists("January 2024") && changes() == 0)
  }

  @Test func theTitleOpensWheelsOfMonthAndYear() throws {
    try robot.tap("January 2024")
    try robot.settle()
    #expect(!robot.exists("Wednesday, January 17, 2024"))
    try robot.set("Year", to: "2030")
    try robot.set("Month", to: "June")
    #expect(robot.exists("June 2030") && changes() == 0)
    try robot.tap("June 2030")
    try robot.settle()
    try robot.tap("Saturday, June 15, 2030")
    #expect(picker.date == Date(iso: "2030-06-15T08:20:00Z") && changes() == 1)
  }

  @Test func aTimeBelow() throws {
    robot.run { picker.datePickerMode = .dateAndTime }
    #expect(picker.frame.height == 392)
    try robot.tap(.button.and("Time"))
    try robot.settle()
    try robot.set("Hour", to: "11")
    try robot.tap(at: CGPoint(x: 195, y: 800))
    try robot.settle()
    #expect(picker.date == Date(iso: "2024-01-17T11:20:00Z") && changes() == 1)
    try robot.tap("Thursday, January 18, 2024")
    #expect(picker.date == Date(iso: "2024-01-18T11:20:00Z") && changes() == 1)
  }

  @Test func timesAloneAreWheels() throws {
    robot.run { picker.datePickerMode = .time }
    #expect(picker.datePickerStyle == .inline && picker.frame.height == 216)
    try robot.set("Minute", to: "30")
    #expect(picker.date == Date(iso: "2024-01-17T08:30:00Z") && changes() == 1)
  }

  @Test(arguments: [
    ("en_US", "SUN"), ("es_ES", "LUN"), ("vi_VN", "TH 2"), ("ja_JP", "日"), ("ar_EG", "سبت"),
    ("de_DE", "MO"),
  ])
  func weeksBeginAsTheLocaleHasThem(locale: String, first: String) throws {
    robot.run { picker.locale = Locale(identifier: locale) }
    robot.wait(0.1)
    let name = try robot.find(.text(first))
    #expect(name.convert(CGPoint.zero, to: nil).x < 60)
    // Unless the calendar says otherwise.
    robot.run { picker.calendar.firstWeekday = 4 }
    robot.wait(0.1)
    #expect(try robot.find(.text(first)).convert(CGPoint.zero, to: nil).x > 60)
  }

  @Test(arguments: [
    (Calendar.Identifier.islamicUmmAlQura, "en_US", "Rajab 1445 AH"),
    (.hebrew, "en_US", "Shevat 5784 AM"), (.buddhist, "en_US", "January 2567 BE"),
    (.japanese, "ja_JP", "令和6年1月"), (.persian, "en_US", "Dey 1402 AP"),
  ])
  func otherCalendars(identifier: Calendar.Identifier, locale: String, title: String) throws {
    robot.run {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = .gmt
      picker.calendar = calendar
      picker.locale = Locale(identifier: locale)
    }
    robot.wait(0.1)
    #expect(robot.exists(Query(title)), "\(robot.screen)")
    let selected = try robot.find(.traits([.button, .selected]))
    let old = picker.date
    // The day after, whatever it is called.
    let place = selected.convert(selected.bounds, to: nil)
    try robot.tap(at: CGPoint(x: place.midX + place.width, y: place.midY))
    #expect(picker.date == old.addingTimeInterval(86_400) && changes() == 1)
    try robot.tap(locale == "ja_JP" ? "次の月" : "Next Month")
    try robot.settle()
    #expect(!robot.exists(Query(title)))
  }

  @Test func rightToLeftMirrorsDaysAndArrows() throws {
    robot.device.layoutDirection = .rightToLeft
    try robot.settle()
    let (first, second) = (
      try robot.find("Monday, January 15, 2024"), try robot.find("Tuesday, January 16, 2024")
    )
    #expect(first.convert(first.bounds, to: nil).midX > second.convert(second.bounds, to: nil).maxX)
    let (back, onward) = (try robot.find("Previous Month"), try robot.find("Next Month"))
    #expect(back.convert(back.bounds, to: nil).minX > onward.convert(onward.bounds, to: nil).minX)
    // A finger that goes right brings what lies to the left: the next month.
    try robot.swipe(.right, on: "Wednesday, January 17, 2024", distance: 200)
    try robot.settle()
    #expect(robot.exists("February 2024"))
    try robot.tap("Previous Month")
    try robot.settle()
    #expect(robot.exists("January 2024"))
  }

  @Test func todayIsSpokenAndMarked() throws {
    robot.run { picker.date = Date() }
    robot.wait(0.1)
    #expect(robot.exists(.containing("Today, ")))
  }

  @Test func changesByCodeShowAndTellNobody() throws {
    robot.run { picker.date = Date(iso: "2031-12-24T00:00:00Z") }
    robot.wait(0.1)
    #expect(robot.exists("December 2031") && changes() == 0)
    robot.run { picker.isEnabled = false }
    let day = try robot.find("Thursday, December 25, 2031")
    try robot.tap(at: day.convert(CGPoint(x: day.bounds.midX, y: day.bounds.midY), to: nil))
    #expect(changes() == 0)
  }

  @Test func itIsFreed() throws {
    weak var gone: UIDatePicker?
    robot.run {
      let other = UIDatePicker()
      other.preferredDatePickerStyle = .inline
      other.datePickerMode = .date
      other.locale = Locale(identifier: "en_US")
      robot.window.rootViewController?.view.addSubview(other)
      other.frame.origin = CGPoint(x: 35, y: 450)
      robot.wait(0.1)
      gone = other
      other.removeFromSuperview()
    }
    #expect(gone == nil)
  }
}
