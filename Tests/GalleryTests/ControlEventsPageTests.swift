import Testing
import UIKit
import UIKitTestSupport

@testable import GalleryPages

/// The page “Control events” does what its cards say.
@MainActor @Suite struct ControlEventsPageTests {
  private let robot = Robot(Page.controlEvents.makeScreen(in: .english))

  @Test func countsTaps() throws {
    try robot.tap("Count")
    try robot.doubleTap("Count")
    #expect(try counts() == ["3", "0", "0", "0"])
  }

  @Test func restsWhilePaused() throws {
    try robot.tap("Count me too")
    try robot.tap("Pause")
    try robot.tap("Count me too")
    #expect(try counts()[1] == "1")
    try robot.tap("Resume")
    try robot.tap("Count me too")
    #expect(try counts()[1] == "2")
  }

  @Test func asksItsOwner() throws {
    try robot.tap("Ask the owner")
    #expect(try counts()[2] == "1")
  }

  @Test func countsOnceOnly() throws {
    try robot.tap("Only once")
    #expect(try counts()[3] == "1")
    #expect(try !robot.find("Only once", as: UIButton.self).isEnabled)
  }

  @Test func thePadTellsEachEvent() throws {
    let finger = try robot.touchDown(on: "Press here and drag")
    try finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.2)
    try finger.up()
    #expect(
      try robot.text(of: .id("log")).split(separator: "\n") == [
        "Touch down", "Drag inside", "Drag exit", "Drag outside", "Touch up outside",
      ])
  }

  @Test func thePadTellsThatATouchIsTakenAway() throws {
    try robot.touchDown(on: "Press here and drag").cancel()
    #expect(try robot.text(of: .id("log")).hasSuffix("Touch cancelled"))
  }

  private func counts() throws -> [String] {
    try (0..<4).map { try robot.text(of: .id("count").nth($0)) }
  }
}
