import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Controls” does what its cards say.
@MainActor @Suite struct ControlsPageTests {
  private let robot = Robot(Page.controls.makeScreen(in: .english))

  @Test func theSwitchTurnsTheWheel() throws {
    #expect(try values()[0] == "Off")
    try robot.tap("Wheel")
    #expect(try values()[0] == "On")
    robot.wait(0.5)
    #expect(robot.exists("In progress"))
    try robot.tap("Wheel")
    try robot.settle()
    #expect(try values()[0] == "Off" && !robot.exists("In progress"))
  }

  @Test func theSliderFillsTheBar() throws {
    try robot.set("Volume", to: 1)
    let bar = try robot.find(.type(UIProgressView.self), as: UIProgressView.self)
    #expect(try values()[1] == "100%" && bar.progress == 1)
  }

  @Test func theLoopCountsTheSteps() async throws {
    for _ in 1...2 { try robot.tap("Increment") }
    try await robot.idle()
    #expect(try values()[2] == "2")
    for _ in 1...3 { try robot.tap("Decrement") }
    try await robot.idle()
    #expect(try values()[2] == "9")
  }

  @Test func twoControlsSayTheSame() async throws {
    let dots = try robot.find("Part of the day", as: UIPageControl.self)
    try robot.tap("Evening")
    try await robot.idle()
    #expect(try values()[3] == "3/3" && dots.currentPage == 2)
    try robot.tap(at: dots.convert(CGPoint(x: dots.bounds.midX - 60, y: 13), to: nil))
    try await robot.idle()
    let segments = try robot.find(
      .type(UISegmentedControl.self), as: UISegmentedControl.self)
    #expect(try values()[3] == "2/3" && segments.selectedSegmentIndex == 1)
  }

  @Test func menusSayWhatWasChosen() throws {
    #expect(try robot.text(of: .id("value").nth(4)) == "By name")
    try robot.tap("Sort")
    try robot.settle()
    try robot.tap("By date")
    try robot.settle()
    #expect(try robot.text(of: .id("value").nth(4)) == "By date")
    try robot.press("Postcard", for: 0.7)
    try robot.settle()
    try robot.tap("Favourite")
    try robot.settle()
    #expect(try robot.text(of: .id("value").nth(4)) == "Favourite")
    try robot.secondaryClick("Postcard")
    try robot.settle()
    try robot.tap("Delete")
    #expect(try robot.text(of: .id("value").nth(4)) == "Delete")
  }

  @Test func bearsTheLargestText() {
    var device = HostDevice.smallPicture
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    for language in [Language.english, .japanese] {
      let robot = Robot(Page.controls.makeScreen(in: language), device: device)
      #expect(robot.window.textsCutShort == [])
      assertSnapshot(of: robot, named: "largest-text-\(language.rawValue)")
    }
  }

  private func values() throws -> [String] {
    try (0..<4).map { try robot.text(of: .id("value").nth($0)) }
  }
}
