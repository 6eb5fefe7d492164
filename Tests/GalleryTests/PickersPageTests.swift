import Foundation
import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Pickers”, used as a person does.
@MainActor @Suite struct PickersPageTests {
  private func robot(_ device: HostDevice = .phone, _ language: Language = .english) -> Robot {
    Robot(Page.pickers.makeScreen(in: language), device: device)
  }

  @Test func oneWheelAndThreeThatFollowEachOther() throws {
    let robot = robot()
    try robot.tap("Choose an animal")
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "Panda")
    try robot.tap("Done")
    try robot.settle()
    #expect(robot.exists("Panda"))
    try robot.tap("Choose a place")
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "Japan", component: 0)
    try robot.set(.type(UIPickerView.self), to: "大阪", component: 1)
    try robot.tap("Done")
    try robot.settle()
    #expect(robot.exists("Japan, 大阪, 北区"))
  }

  @Test func aDateInALanguage() async throws {
    let robot = robot()
    try robot.tap("Choose a date")
    for _ in 0..<10 { await Task.yield() }
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "日本語")
    try robot.tap("Done")
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "3月", component: 1)
    try robot.tap("Done")
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    #expect(robot.exists("2024年3月29日"))
  }

  @Test func theFieldIsFilledByTheWheel() throws {
    let robot = robot()
    try robot.tap("City")
    try robot.settle()
    try robot.set(.type(UIPickerView.self), to: "Sevilla")
    try robot.tap("OK")
    try robot.settle()
    #expect(robot.exists("Sevilla") && !robot.exists(.type(UIPickerView.self)))
  }

  @Test func aDayInAFieldIsThatOfTheCalendar() async throws {
    let robot = robot()
    let field = "A day in a field, Date"
    try robot.tap(Query(field))
    try robot.settle()
    try robot.tap(Query("Wednesday, February 14, 2024").last)
    robot.press(.escape)
    try robot.settle()
    for _ in 0..<10 { await Task.yield() }
    try robot.swipe(.up, on: Query(field), distance: 500)
    try robot.settle()
    let day = try robot.find("Wednesday, February 14, 2024")
    #expect(day.accessibilityTraits.contains(.selected))
    try robot.tap("Next Month")
    try robot.settle()
    try robot.tap("Friday, March 1, 2024")
    for _ in 0..<10 { await Task.yield() }
    try robot.settle()
    #expect(try robot.find(Query(field)).accessibilityValue == "Friday, March 1, 2024")
  }

  nonisolated static let looks = [
    "light", "dark", "largest", "mirrored", "turned", "pad", "reduced",
  ]

  @Test("Over something that moves, caught mid-spin", arguments: looks)
  func looksAsOnFile(look: String) throws {
    var device = look == "pad" ? HostDevice.pad : .phone
    device.scale = 1
    switch look {
    case "dark": device.style = .dark
    case "largest": device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    case "mirrored": device.layoutDirection = .rightToLeft
    case "reduced": device.reducesTransparency = true
    default: break
    }
    if look == "turned" { device = device.turned }
    let robot = robot(device)
    try robot.tap("Choose a place")
    try robot.settle()
    let wheel = try robot.find(.traits(.adjustable).first)
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    let finger = try robot.touchDown(at: middle)
    try finger.move(by: CGVector(dx: 0, dy: -26), duration: 0.1)
    finger.rest(0.1)
    assertSnapshot(of: robot, named: look)
  }

  @Test func theWheelComesToRestOverWhatMoves() throws {
    let robot = robot()
    try robot.tap("Choose a number")
    robot.wait(0.6)
    try robot.swipe(.up, on: .type(UIPickerView.self), distance: 60)
    try robot.tap("Done")
    robot.wait(0.6)
    try robot.settle()
    // It began at 50 and was thrown upwards; at rest nothing moves behind it any longer.
    let numbers = (52...100).map(String.init).filter { robot.exists(Query($0)) }
    #expect(numbers.count == 1)
  }
}
