import Testing
import UIKit
import UIKitTestSupport

@testable import Counter

@MainActor @Suite struct CounterTests {
  @Test func countsItsTaps() throws {
    let robot = try Robot(launching: CounterApp.self)
    try robot.tap("Tap me")
    try robot.tap("Tap me")
    #expect(robot.exists("Tapped 2 times"))
  }

  @Test func theButtonIsWhereAThumbFindsIt() throws {
    let robot = try Robot(launching: CounterApp.self)
    let button = try robot.find("Tap me")
    #expect(button.frame.height >= 44)
    #expect(robot.window.bounds.contains(button.frame))
  }
}
