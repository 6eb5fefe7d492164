import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Compact date pickers as a person uses them.
@MainActor @Suite struct CompactPickerTests {
  private let kept = Kept(UIDatePicker())
  private var picker: UIDatePicker { kept.value! }
  private let robot: Robot
  private let log = EventLog()

  init() {
    let picker = kept.value!
    picker.useGreenwich()
    picker.date = Date(iso: "2024-01-17T08:20:00Z")
    let root = UIViewController()
    robot = Robot(root, device: .coarse)
    robot.run {
      picker.frame.origin = CGPoint(x: 20, y: 100)
      root.view.addSubview(picker)
    }
    log.follow(picker)
    picker.addAction(
      UIAction { [log] _ in log.note("editingDidBegin") }, for: .editingDidBegin)
    picker.addAction(UIAction { [log] _ in log.note("editingDidEnd") }, for: .editingDidEnd)
    robot.wait(0.1)
  }

  private var presented: UIViewController? {
    robot.window.rootViewController?.presentedViewController
  }

  private func events() -> [String] {
    log.take().filter { ["valueChanged", "editingDidBegin", "editingDidEnd"].contains($0) }
  }

  @Test func stylesAreThoseThatModesHave() {
    let plain = UIDatePicker()
    #expect(plain.datePickerStyle == .compact && plain.preferredDatePickerStyle == .automatic)
    #expect(
      [UIDatePickerStyle.automatic, .wheels, .compact, .inline].map(\.rawValue) == [0, 1, 2, 3])
    for style in [UIDatePickerStyle.compact, .inline, .wheels] {
      plain.preferredDatePickerStyle = style
      for mode in [UIDatePicker.Mode.time, .date, .dateAndTime] {
        plain.datePickerMode = mode
        #expect(plain.datePickerStyle == style)
      }
      for mode in [UIDatePicker.Mode.countDownTimer, .yearAndMonth] {
        plain.datePickerMode = mode
        #expect(plain.datePickerStyle == .wheels)
        #expect(plain.frame.size == CGSize(width: 320, height: 216))
      }
    }
  }

  @Test func itIsAsLargeAsItsFieldsAndStaysSo() {
    let size = robot.run { picker.intrinsicContentSize }
    #expect(picker.frame.size == size && size.height == 34 && size.width < 260)
    robot.run { picker.datePickerMode = .date }
    #expect(picker.frame.width < size.width && picker.frame.size == picker.sizeThatFits(.zero))
    robot.run { picker.preferredDatePickerStyle = .inline }
    #expect(picker.frame.size == CGSize(width: 320, height: 340))
    // A size that was set stays.
    robot.run {
      picker.frame.size = CGSize(width: 300, height: 100)
      picker.preferredDatePickerStyle = .compact
    }
    #expect(picker.frame.size == CGSize(width: 300, height: 100))
  }

  @Test func aTapOpensACalendarAndADayIsChosen() throws {
    try robot.tap("Date")
    try robot.settle()
    #expect(presented != nil && events() == ["editingDidBegin"])
    try robot.tap("Thursday, January 18, 2024")
    #expect(picker.date == Date(iso: "2024-01-18T08:20:00Z") && events() == ["valueChanged"])
    // It stays open; the same day once more is no change.
    try robot.tap("Thursday, January 18, 2024")
    #expect(presented != nil && events() == [])
    try robot.tap(at: CGPoint(x: 200, y: 700))
    try robot.settle()
    #expect(presented == nil && events() == ["editingDidEnd"])
    #expect(try robot.find("Date").accessibilityValue == "Thursday, January 18, 2024")
  }

  @Test func aTapOnTheTimeOpensWheels() throws {
    try robot.tap("Time")
    try robot.settle()
    try robot.spin(.type(UIPickerView.self), by: 2, component: 0)
    #expect(picker.date == Date(iso: "2024-01-17T10:20:00Z"))
    #expect(events() == ["editingDidBegin", "valueChanged"])
    robot.press(.escape)
    try robot.settle()
    #expect(presented == nil && events() == ["editingDidEnd"])
  }

  @Test func closedWhileWheelsTurnItShowsWhereTheyWereHeading() throws {
    try robot.tap("Time")
    try robot.settle()
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 60)
    robot.press(.escape)
    let chosen = picker.date
    try robot.settle()
    #expect(chosen == picker.date && chosen != Date(iso: "2024-01-17T08:20:00Z"))
    #expect(events() == ["editingDidBegin", "valueChanged", "editingDidEnd"])
  }

  @Test func closedItChangesNothing() throws {
    let old = picker.date
    try robot.drag(from: CGPoint(x: 60, y: 117), to: CGPoint(x: 60, y: 400))
    try robot.swipe(.down, on: "Date", distance: 300)
    try robot.settle()
    robot.press(.tab)
    robot.press(.upArrow)
    robot.press(.downArrow)
    #expect(picker.date == old && events() == [] && presented == nil)
  }

  @Test func keysOpenItAndGoOverTheDays() throws {
    robot.press(.tab)
    robot.press(.space)
    try robot.settle()
    #expect(presented != nil)
    // From the title over the arrows to the chosen day.
    for _ in 0..<4 { robot.press(.tab) }
    robot.press(.rightArrow)
    robot.press(.downArrow)
    robot.press(.space)
    #expect(picker.date == Date(iso: "2024-01-25T08:20:00Z"))
    // Over the end of the month.
    robot.press(.downArrow)
    robot.press(.space)
    #expect(picker.date == Date(iso: "2024-02-01T08:20:00Z"))
    robot.press(.escape)
    try robot.settle()
    #expect(presented == nil)
  }

  @Test func removedDisabledOrChangedItCloses() throws {
    let changes: [(String, @MainActor (UIDatePicker) -> Void)] = [
      ("removed", { $0.removeFromSuperview() }),
      ("disabled", { $0.isEnabled = false }),
      ("restyled", { $0.preferredDatePickerStyle = .wheels }),
      ("another mode", { $0.datePickerMode = .countDownTimer }),
    ]
    for (name, change) in changes {
      let root = robot.window.rootViewController
      robot.run {
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .dateAndTime
        picker.isEnabled = true
        root?.view.addSubview(picker)
      }
      try robot.tap("Date")
      try robot.settle()
      _ = events()
      robot.run { change(picker) }
      try robot.settle()
      #expect(presented == nil && events() == ["editingDidEnd"], "\(name)")
    }
  }

  @Test func codeChangesWhileItIsOpenAndNobodyIsTold() throws {
    try robot.tap("Date")
    try robot.settle()
    _ = events()
    robot.run { picker.date = Date(iso: "2025-03-05T00:00:00Z") }
    try robot.settle()
    #expect(robot.exists("March 2025") && events() == [])
    let day = try robot.find("Wednesday, March 5, 2025")
    #expect(day.accessibilityTraits.contains([.button, .selected]))
    robot.run { picker.maximumDate = Date(iso: "2025-03-20T00:00:00Z") }
    try robot.settle()
    #expect(
      try robot.find("Friday, March 21, 2025").accessibilityTraits.contains(.notEnabled))
  }

  @Test func itIsFreedWhileItIsOpen() throws {
    weak var gone: UIDatePicker?
    weak var overlay: UIViewController?
    robot.run {
      let other = UIDatePicker(frame: .zero)
      other.datePickerMode = .time
      other.frame.origin = CGPoint(x: 20, y: 200)
      robot.window.rootViewController?.view.addSubview(other)
      gone = other
      robot.wait(0.1)
      _ = other.subviews.first?.subviews.last?.accessibilityActivate()
      robot.wait(0.5)
      overlay = presented
      other.removeFromSuperview()
    }
    try robot.settle()
    #expect(gone == nil && overlay == nil && presented == nil)
  }

  @Test func whereItOpens() {
    let space = CGRect(x: 10, y: 57, width: 370, height: 743)
    let size = CGSize(width: 320, height: 340)
    func frame(_ source: CGRect) -> CGRect {
      OverlayPlacement(size: size, source: source, space: space).frame
    }
    #expect(frame(CGRect(x: 20, y: 100, width: 100, height: 34)).origin == CGPoint(x: 10, y: 142))
    #expect(frame(CGRect(x: 280, y: 700, width: 100, height: 34)).origin == CGPoint(x: 60, y: 352))
    // Neither above nor below: within the space.
    let low = CGRect(x: 10, y: 10, width: 800, height: 300)
    let covering = OverlayPlacement(
      size: size, source: CGRect(x: 300, y: 150, width: 100, height: 34), space: low)
    #expect(covering.frame == CGRect(x: 190, y: 10, width: 320, height: 300))
  }
}
