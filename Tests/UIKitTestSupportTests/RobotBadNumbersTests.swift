import Testing
import UIKit
import UIKitTestSupport

/// Numbers that make no sense touch nothing and end.
@MainActor @Suite struct RobotBadNumbersTests {
  private let button = UIButton(frame: CGRect(x: 45, y: 300, width: 300, height: 300))
  private let robot: Robot

  init() {
    let screen = UIViewController()
    button.accessibilityIdentifier = "pad"
    screen.view.addSubview(button)
    robot = Robot(screen)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func noFingerStaysDown(number: CGFloat) {
    let pad = Query.id("pad")
    #expect(throws: RobotError.self) { try robot.drag(pad, by: CGVector(dx: number, dy: 0)) }
    #expect(throws: RobotError.self) { try robot.swipe(.up, on: pad, distance: number) }
    #expect(throws: RobotError.self) { try robot.pinch(pad, scale: number) }
    #expect(throws: RobotError.self) { try robot.rotate(pad, by: number) }
    #expect(throws: RobotError.self) { try robot.tap(at: CGPoint(x: number, y: 0)) }
    #expect(!button.isTracking)
  }

  @Test func aPointOffTheScreenIsNamed() {
    let error = #expect(throws: RobotError.self) { try robot.tap(at: CGPoint(x: 500, y: 0)) }
    #expect(error?.description.contains("(500, 0) is not on the screen") == true)
  }

  @Test(arguments: [TimeInterval.nan, -1, 0, -TimeInterval.infinity])
  func timeDoesNotGoBack(seconds: TimeInterval) throws {
    let start = robot.now
    robot.wait(seconds)
    #expect(robot.now == start)
    #expect(throws: RobotError.self) { try robot.wait(for: "Never", within: seconds) }
    #expect(robot.now - start < 0.1)
  }

  @Test func anEndlessWaitEndsAfterAnHour() {
    robot.wait(.infinity)
    #expect(robot.now >= 3600 && robot.now < 3601)
  }
}
