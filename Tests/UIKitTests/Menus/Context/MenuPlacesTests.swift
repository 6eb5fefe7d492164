import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// Context menus in scroll views, rows, items, controls, and controllers that go.
@MainActor @Suite struct MenuPlacesTests {
  private let rig = MenuRig()
  private var robot: Robot { rig.robot }

  @Test func aPressThatBecomesAScrollOpensNothing() throws {
    let scroll = UIScrollView(frame: rig.screen.view.bounds)
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    rig.screen.view.addSubview(scroll)
    scroll.addSubview(rig.view)
    robot.wait(0.1)
    let start = scroll.contentOffset.y
    let finger = try robot.touchDown(on: .id("view"))
    robot.wait(0.3)
    try finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    robot.wait(1)
    #expect(scroll.contentOffset.y > start + 40 && rig.take() == [] && !rig.isOpen)
    try finger.up()
    robot.wait(1)
    // And one that opened a menu scrolls nothing.
    let offset = scroll.contentOffset
    let second = try robot.touchDown(on: .id("view"))
    robot.wait(0.8)
    #expect(rig.isOpen)
    try second.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    try second.up()
    #expect(scroll.contentOffset == offset)
  }

  @Test(arguments: [
    CGPoint(x: -40, y: 60), CGPoint(x: 310, y: 60), CGPoint(x: -40, y: 750),
    CGPoint(x: 310, y: 750),
    CGPoint(x: 135, y: 20), CGPoint(x: 135, y: 780),
  ])
  func nearAnEdgeBothAreOnTheScreen(place: CGPoint) throws {
    rig.view.frame.origin = place
    try rig.open()
    let space = robot.window.bounds.inset(by: robot.window.safeAreaInsets)
    #expect(space.contains(rig.list) && space.contains(rig.lifted))
    #expect(!rig.list.intersects(rig.lifted) && rig.list.height == 88)
    robot.press(.escape)
    try robot.settle()
    try robot.secondaryClick(.id("view"))
    try robot.settle()
    #expect(space.contains(rig.list))
  }

  @Test func theScreenMayTurnMeanwhile() throws {
    try rig.open()
    robot.turnDevice()
    try robot.settle()
    let space = robot.window.bounds.inset(by: robot.window.safeAreaInsets)
    #expect(robot.window.bounds.width == 844 && space.contains(rig.list))
    try robot.tap("Copy")
    #expect(rig.log.last == "Copy")
  }

  @Test func itGoesWithThePresenterThatIsDismissed() throws {
    let root = UIViewController()
    robot.run { robot.window.rootViewController = root }
    let shown = UIViewController()
    robot.run { root.present(shown, animated: false) }
    try robot.settle()
    shown.view.addSubview(rig.view)
    try rig.open()
    #expect(rig.isOpen)
    robot.run { root.dismiss(animated: true) }
    #expect(!rig.isOpen && rig.log.last == "end")
    try robot.settle()
    #expect(rig.log.last == "gone" && rig.interaction.session == nil)
  }

  @Test func itGoesWhenSomethingIsPresentedOverIt() throws {
    try rig.open()
    robot.run {
      let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      rig.screen.present(alert, animated: true)
    }
    #expect(!rig.isOpen)
    try robot.settle()
    try robot.secondaryClick("OK")
    try robot.settle()
    #expect(robot.exists("OK"))
    try robot.tap("OK")
    try robot.settle()
    #expect(!robot.exists("OK"))
  }

  @Test func aMenuTakesTheOnesPlaceThatIsOpen() throws {
    try rig.open()
    let other = MenuRig(device: .coarse)
    #expect(!other.isOpen)
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [rig.action("Other")])
    button.showsMenuAsPrimaryAction = true
    rig.screen.view.addSubview(button)
    _ = robot.run { button.accessibilityActivate() }
    #expect(robot.window.openMenus.count == 1 && robot.exists("Other"))
  }

  @Test func aDisabledControlHasNoMenu() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 20, y: 500, width: 90, height: 44)
    button.menu = UIMenu(children: [rig.action("One")])
    rig.screen.view.addSubview(button)
    button.isEnabled = false
    try robot.secondaryClick("More")
    #expect(!rig.isOpen)
    button.isEnabled = true
    try robot.secondaryClick("More")
    #expect(rig.isOpen)
    robot.run { button.isEnabled = false }
    #expect(!rig.isOpen)
    button.menu = nil
    #expect(button.interactions.isEmpty && button.contextMenuInteraction == nil)
  }

  @Test func aControlOfAnAppHasAMenuOfItsOwn() throws {
    let control = MenuControl(frame: CGRect(x: 20, y: 500, width: 90, height: 44))
    control.accessibilityLabel = "Control"
    control.isContextMenuInteractionEnabled = true
    let events = EventLog()
    events.follow(control)
    control.addAction(UIAction { _ in events.note("menu") }, for: .menuActionTriggered)
    rig.screen.view.addSubview(control)
    try robot.press("Control", for: 0.6)
    #expect(events.take() == ["down", "cancel", "menu"])
    try robot.settle()
    try robot.tap("Own")
    #expect(control.sent == ["Own"])
    try robot.settle()
    control.showsMenuAsPrimaryAction = true
    try robot.tap("Control")
    #expect(events.take() == ["menu", "down", "cancel"] && rig.isOpen)
  }

  @Test func aRowsMenuDoesNotChooseTheRow() throws {
    let lists = MenuLists(rig)
    try robot.press("Row 3", for: 0.7)
    try robot.settle()
    #expect(lists.log == ["highlight 3", "menu 3", "unhighlight 3", "display"])
    #expect(lists.table.indexPathForSelectedRow == nil)
    lists.log = []
    try robot.tap("Copy")
    try robot.settle()
    #expect(lists.log == ["end"] && rig.log == ["Copy"])
    try robot.tap("Row 4")
    #expect(lists.log.contains("select 4"))
    lists.log = []
    try robot.secondaryClick("Row 5")
    #expect(lists.log == ["menu 5", "display"])
  }

  @Test func aRowWithoutAMenuIsChosen() throws {
    let lists = MenuLists(rig)
    lists.hasMenu = false
    try robot.press("Row 3", for: 0.7)
    #expect(lists.log == ["highlight 3", "menu 3", "select 3", "unhighlight 3"])
  }

  @Test func aRowThatHasGoneIsNotGoneBackTo() throws {
    let lists = MenuLists(rig)
    try robot.press("Row 3", for: 0.7)
    try robot.settle()
    let lifted = try #require(rig.overlay?.lifted)
    lists.count = 5
    robot.run { lists.table.reloadData() }
    robot.press(.escape)
    #expect(lifted.alpha == 0)
    try robot.settle()
  }

  @Test func anItemsMenuDoesNotChooseTheItem() throws {
    let lists = MenuLists(rig, isCollection: true)
    try robot.press(.id("item 2"), for: 0.7)
    try robot.settle()
    #expect(lists.log == ["menu 2", "display"])
    #expect(lists.collection.indexPathsForSelectedItems?.isEmpty != false)
    try robot.tap("Copy")
    try robot.settle()
    try robot.tap(.id("item 1"))
    #expect(lists.log == ["menu 2", "display", "end", "select 1"])
  }

  private final class MenuControl: UIControl {
    var sent: [String] = []

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Own") { _ in }])
      })
    }

    override func sendAction(_ action: UIAction) {
      if !action.title.isEmpty { sent.append(action.title) }
      super.sendAction(action)
    }
  }
}
