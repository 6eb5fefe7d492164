import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct RobotDeviceTests {
  @Test func turns() {
    let screen = FormViewController()
    let robot = Robot(screen)
    robot.turnDevice()
    #expect(screen.view.bounds.size == CGSize(width: 844, height: 390))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(robot.image.size == CGSize(width: 844, height: 390))
    robot.turnDevice()
    #expect(robot.device == .phone)
  }

  @Test func turnsDark() throws {
    let screen = FormViewController()
    let robot = Robot(screen)
    robot.device.style = .dark
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    let pixel = try #require(robot.image.cgImage?.color(x: 5, y: 5))
    #expect(pixel.red == 0)
    #expect(robot.screen.hasPrefix("Screen of 390 x 844, dark:"))
  }

  @Test func changesTheTextSize() {
    let screen = FormViewController()
    let robot = Robot(screen)
    robot.device.contentSizeCategory = .extraExtraLarge
    #expect(screen.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(
      robot.screen.hasPrefix("Screen of 390 x 844, light, text size UICTContentSizeCategoryXXL:"))
  }
}
