import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Context menus in one line.
@MainActor @Suite struct ContextMenuHandlerTests {
  private let picture = UIImageView(image: nil)
  private let robot: Robot
  private let log = Log()

  private final class Log {
    var titles: [String] = []
  }

  init() {
    let screen = UIViewController()
    robot = Robot(screen)
    picture.frame = CGRect(x: 100, y: 200, width: 120, height: 80)
    picture.accessibilityIdentifier = "picture"
    screen.view.addSubview(picture)
  }

  private func action(_ title: String) -> UIAction {
    UIAction(title: title) { [log] in log.titles.append($0.title) }
  }

  private func press() throws {
    try robot.press(.id("picture"), for: 0.6)
    try robot.settle()
  }

  @Test func closuresGiveOneMenuInOrder() throws {
    picture.onContextMenu { picture in
      [action(picture.image == nil ? "Empty" : "Full")]
    }
    picture.onContextMenu { [action("Delete")] }
    try press()
    #expect(try robot.find("Empty").frame.minY < robot.find("Delete").frame.minY)
    try robot.tap("Delete")
    #expect(log.titles == ["Delete"])
  }

  @Test func pausedAndRemovedOnesShowNothing() throws {
    let first = picture.onContextMenu { [action("First")] }
    let bag = HandlerBag()
    picture.onContextMenu { [action("Second")] }.store(in: bag)
    first.disable()
    try press()
    #expect(!robot.exists("First") && robot.exists("Second"))
    try robot.tap("Second")
    try robot.settle()
    bag.removeAll()
    try press()
    #expect(!robot.exists("Second"))
    first.enable()
    try press()
    #expect(robot.exists("First"))
    first.remove()
    try robot.settle()
    #expect(picture.interactions.isEmpty && !robot.exists("First"))
  }

  @Test func theOwnerIsHandedOverAndNotKept() throws {
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      picture.onContextMenu(with: owner) { owner, _ in
        owner.pressed()
        return [UIAction(title: "Owned") { _ in }]
      }
      try press()
      #expect(robot.exists("Owned") && owner.calls == 1)
      robot.press(.escape)
      try robot.settle()
    }
    #expect(gone == nil)
    try press()
    #expect(!robot.exists("Owned") && picture.interactions.isEmpty)
  }

  @Test func itGoesWithItsView() {
    let leaks = LeakCheck()
    do {
      let view = leaks.track(UIView(), "the view")
      let held = leaks.track(Owner(), "what the closure holds")
      view.onContextMenu {
        held.pressed()
        return []
      }
      leaks.track(view.interactions[0], "the interaction")
    }
    leaks.assertAllReleased()
  }
}
