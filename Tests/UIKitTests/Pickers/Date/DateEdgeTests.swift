import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Date pickers at the ends of time, and changed under a person's hands.
@MainActor @Suite struct DateEdgeTests {
  private let kept = Kept(UIDatePicker())
  private var picker: UIDatePicker { kept.value! }
  private let robot: Robot

  init() {
    let picker = kept.value!
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    picker.calendar = calendar
    picker.locale = Locale(identifier: "en_US")
    picker.datePickerMode = .date
    picker.date = Date(timeIntervalSince1970: 1_705_480_380)
    let root = UIViewController()
    robot = Robot(root, device: .coarse)
    robot.run {
      picker.frame.origin = CGPoint(x: 20, y: 100)
      root.view.addSubview(picker)
    }
    robot.wait(0.1)
  }

  nonisolated private static let ends: [TimeInterval] = [
    -62_135_596_800, -62_135_510_401, 253_402_300_799, 253_370_764_800, -1e11, 1e12, 1e15, -1e15,
    1e19, 1e300, -1e300, .infinity, -.infinity, .nan,
  ]

  @Test("every style shows and turns at the ends of time", arguments: ends)
  func ends(_ seconds: TimeInterval) throws {
    let date = Date(timeIntervalSince1970: seconds)
    let styles = [UIDatePickerStyle.inline, .compact, .wheels]
    for style in styles {
      robot.run {
        picker.preferredDatePickerStyle = style
        picker.date = date
      }
      try robot.settle()
      if style == .inline {
        for name in ["Next Month", "Previous Month", "Previous Month"] {
          try? robot.tap(.label(name))
          try robot.settle()
        }
      }
      robot.run { picker.minimumDate = date }
      try robot.settle()
      robot.run {
        picker.minimumDate = nil
        picker.maximumDate = date
      }
      try robot.settle()
      robot.run { picker.maximumDate = nil }
      #expect(picker.date.timeIntervalSince1970.isFinite)
    }
  }

  @Test("a minimum above the maximum does not count")
  func crossed() throws {
    robot.run {
      picker.preferredDatePickerStyle = .inline
      picker.minimumDate = Date(timeIntervalSince1970: 1_800_000_000)
      picker.maximumDate = Date(timeIntervalSince1970: 1_600_000_000)
      picker.date = Date(timeIntervalSince1970: 1_705_480_380)
    }
    try robot.settle()
    try robot.tap("Thursday, January 18, 2024")
    #expect(picker.date == Date(timeIntervalSince1970: 1_705_480_380 + 86_400))
  }

  @Test("a handler of its own sets another date, limits it, restyles it or takes it away")
  func handlers() throws {
    let changes: [@MainActor (UIDatePicker) -> Void] = [
      { $0.date = $0.date.addingTimeInterval(86_400) },
      { $0.maximumDate = $0.date.addingTimeInterval(-86_400 * 40) },
      { $0.datePickerMode = .time }, { $0.preferredDatePickerStyle = .wheels },
      { $0.removeFromSuperview() }, { $0.isEnabled = false },
      { $0.calendar = Calendar(identifier: .hebrew) },
    ]
    let root = robot.window.rootViewController
    for style in [UIDatePickerStyle.inline, .compact] {
      for (index, change) in changes.enumerated() {
        robot.run {
          picker.removeFromSuperview()
          picker.isEnabled = true
          picker.maximumDate = nil
          picker.datePickerMode = .date
          picker.preferredDatePickerStyle = style
          var calendar = Calendar(identifier: .gregorian)
          calendar.timeZone = .gmt
          picker.calendar = calendar
          picker.date = Date(timeIntervalSince1970: 1_705_480_380)
          root?.view.addSubview(picker)
        }
        try robot.settle()
        if style == .compact {
          try robot.tap("Date")
          try robot.settle()
        }
        var calls = 0
        let action = UIAction { [kept] _ in
          calls += 1
          if calls == 1 { change(kept.value!) }
        }
        robot.run { picker.addAction(action, for: .valueChanged) }
        try robot.tap("Thursday, January 18, 2024")
        try robot.settle()
        #expect(calls == 1, "\(style) \(index)")
        robot.run {
          picker.removeAction(action, for: .valueChanged)
          root?.presentedViewController?.dismiss(animated: false)
        }
        try robot.settle()
        #expect(root?.presentedViewController == nil, "\(style) \(index)")
      }
    }
  }

  @Test("what its field opened goes; the sheet that it is in stays", arguments: [0.0, 0.05, 0.2])
  func closedTwice(_ pause: TimeInterval) throws {
    let root = try #require(robot.window.rootViewController)
    let sheet = UIViewController()
    robot.run {
      sheet.view.backgroundColor = .systemBackground
      picker.preferredDatePickerStyle = .compact
      picker.frame.origin = CGPoint(x: 20, y: 200)
      sheet.view.addSubview(picker)
      root.present(sheet, animated: false)
    }
    try robot.settle()
    try robot.tap("Date")
    try robot.settle()
    let overlay = try #require(sheet.presentedViewController)
    robot.run { overlay.dismiss(animated: true) }
    robot.wait(pause)
    robot.run { picker.isEnabled = false }
    robot.run { picker.removeFromSuperview() }
    try robot.settle()
    #expect(root.presentedViewController === sheet && sheet.presentedViewController == nil)
  }

  @Test("opened and closed often it leaves nothing behind")
  func often() throws {
    robot.run { picker.preferredDatePickerStyle = .compact }
    try robot.settle()
    let root = try #require(robot.window.rootViewController)
    let views = { @MainActor in robot.window.subviews.count + root.view.subviews.count }
    let before = views()
    weak var first: UIViewController?
    for round in 0..<100 {
      try robot.tap("Date")
      if round % 2 == 0 { try robot.settle() }
      if round == 0 { first = root.presentedViewController }
      robot.run { root.presentedViewController?.dismiss(animated: round % 3 == 0) }
      try robot.settle()
    }
    #expect(first == nil && root.presentedViewController == nil && views() == before)
  }
}
