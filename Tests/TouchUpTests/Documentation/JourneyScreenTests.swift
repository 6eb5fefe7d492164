import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// The README's screen with pickers does what it says.
@MainActor @Suite struct JourneyScreenTests {
  @Test func theWheelGivesAPlace() async throws {
    let robot = Robot(JourneyScreen())
    try robot.tap("Where to?")
    try await robot.idle()
    try robot.tap("Done")
    try await robot.idle()
    #expect(robot.exists("Huế") && !robot.exists("Where to?"))
  }

  @Test func cancelChangesNothing() async throws {
    let robot = Robot(JourneyScreen())
    try robot.tap("When?")
    try await robot.idle()
    try robot.tap("Cancel")
    try await robot.idle()
    #expect(robot.exists("When?"))
  }
}
