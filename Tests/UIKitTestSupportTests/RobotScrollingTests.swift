import Testing
import UIKit
import UIKitTestSupport

/// Looking for what is further down.
@MainActor @Suite struct RobotScrollingTests {
  private func robot() -> Robot {
    let screen = UIViewController()
    screen.loadViewIfNeeded()
    let scroll = UIScrollView(frame: screen.view.bounds)
    scroll.accessibilityIdentifier = "list"
    scroll.contentSize = CGSize(width: 390, height: 100 * 80)
    for index in 0..<100 {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(index) * 80, width: 300, height: 40))
      label.text = "Row \(index)"
      scroll.addSubview(label)
    }
    screen.view.addSubview(scroll)
    return Robot(screen)
  }

  @Test func findsWhatIsFurtherDownAndUp() throws {
    let robot = robot()
    #expect(!robot.exists("Row 60"))
    try robot.scroll(to: "Row 60")
    #expect(robot.exists("Row 60") && !robot.exists("Row 0"))
    try robot.scroll(to: "Row 99", on: .id("list"))
    #expect(robot.exists("Row 99"))
    try robot.scroll(to: "Row 0", .down)
    #expect(robot.exists("Row 0"))
  }

  @Test func turnsAWheelAndScrollsByATrackpad() throws {
    let robot = robot()
    let scroll = try robot.find(.id("list"), as: UIScrollView.self)
    let top = scroll.contentOffset.y
    try robot.turnWheel(over: .id("list"), by: 20)
    #expect(scroll.contentOffset.y == top + 20 * HostScroll.notch && !robot.exists("Row 0"))
    try robot.turnWheel(over: .id("list"), by: -30)
    #expect(scroll.contentOffset.y == top)
    try robot.scroll(over: .id("list"), by: CGVector(dx: 0, dy: -300))
    #expect(abs(scroll.contentOffset.y - top - 300) < 0.6)
    try robot.scroll(over: .id("list"), by: CGVector(dx: 0, dy: -300), flings: true)
    #expect(scroll.contentOffset.y > 700)
    #expect(throws: RobotError.self) { try robot.turnWheel(over: "No such row", by: 1) }
    #expect(throws: RobotError.self) {
      try robot.scroll(over: .id("list"), by: CGVector(dx: CGFloat.nan, dy: 0))
    }
  }

  @Test func doesNotMoveForWhatIsThere() throws {
    let robot = robot()
    let before = robot.now
    try robot.scroll(to: "Row 3")
    #expect(robot.now == before)
  }

  @Test func saysThatItIsNotThere() {
    let robot = robot()
    #expect(throws: RobotError.self) { try robot.scroll(to: "Nobody") }
    #expect(robot.exists("Row 99"))
  }
}
