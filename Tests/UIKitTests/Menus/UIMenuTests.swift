import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct UIMenuTests {
  private let button = UIButton(type: .system)
  private let robot: Robot
  private let log = ChoiceLog()

  init() {
    let screen = UIViewController()
    robot = Robot(screen, device: .coarse)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 150, y: 200, width: 90, height: 44)
    screen.view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.menu = menu()
  }

  private func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [log] action in
      log.titles.append(action.title)
      log.sender = action.sender as? UIButton
    }
  }

  private func menu() -> UIMenu {
    UIMenu(children: [
      action("Copy"), action("Gone", .hidden), action("Off", .disabled),
      UIMenu(title: "Share", children: [action("Mail"), action("Message")]),
      UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
    ])
  }

  @Test func aTapOpensItAndATapOnARowChooses() throws {
    try robot.tap("More")
    try robot.settle()
    #expect(robot.exists("Copy") && !robot.exists("Gone") && log.titles == [])
    try robot.tap("Copy")
    #expect(log.titles == ["Copy"] && log.sender === button)
    try robot.settle()
    #expect(!robot.exists("Copy"))
    #expect(button.menuOverlay == nil)
  }

  @Test func aFingerSlidesFromTheButtonToARow() throws {
    try robot.tap("More")
    try robot.settle()
    let row = try robot.find("Delete")
    let place = row.convert(CGPoint(x: 100, y: 20), to: nil)
    try robot.tap(at: CGPoint(x: 20, y: 700))
    try robot.settle()
    let finger = try robot.touchDown(on: "More")
    robot.wait(0.4)
    try finger.move(to: place, duration: 0.2)
    try finger.up()
    #expect(log.titles == ["Delete"])
    try robot.settle()
    #expect(!robot.exists("Delete"))
  }

  @Test func aTapBesideItClosesItAndReachesNothing() throws {
    var taps = 0
    let other = UIButton(type: .system)
    other.setTitle("Other", for: .normal)
    other.frame = CGRect(x: 20, y: 700, width: 90, height: 44)
    other.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    robot.window.rootViewController?.view.addSubview(other)
    try robot.tap("More")
    try robot.settle()
    try robot.tap(at: other.center)
    try robot.settle()
    #expect(log.titles == [] && taps == 0 && !robot.exists("Copy"))
    try robot.tap("Other")
    #expect(taps == 1)
  }

  @Test func disabledRowsAndHeadingsChooseNothing() throws {
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Off")
    try robot.settle()
    #expect(log.titles == [] && robot.exists("Copy"))
  }

  @Test func menusLeadIntoEachOtherAndBack() throws {
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Share")
    try robot.settle()
    #expect(robot.exists("Mail") && !robot.exists("Copy"))
    try robot.tap("Share")
    try robot.settle()
    #expect(robot.exists("Copy") && !robot.exists("Mail"))
    try robot.tap("Share")
    try robot.settle()
    try robot.tap("Message")
    #expect(log.titles == ["Message"])
  }

  @Test func itsEventsAreThoseOfAMenu() throws {
    let events = EventLog()
    events.follow(button)
    button.addAction(UIAction { _ in events.note("menu") }, for: .menuActionTriggered)
    try robot.tap("More")
    #expect(events.take() == ["menu", "down", "cancel"])
  }

  @Test func withoutBeingThePrimaryActionItWaitsForALongPress() throws {
    button.showsMenuAsPrimaryAction = false
    let events = EventLog()
    events.follow(button)
    try robot.tap("More")
    #expect(events.take() == ["down", "upInside", "primary"] && !robot.exists("Copy"))
    robot.wait(1)
    try robot.press("More", for: 0.7)
    try robot.settle()
    #expect(robot.exists("Copy"))
    #expect(events.take() == ["down", "cancel"])
  }

  @Test func rowsThatKeepTheMenuAreShownAnew() throws {
    let bold = UIAction(title: "Bold", attributes: .keepsMenuPresented) { action in
      action.state = action.state == .on ? .off : .on
    }
    button.menu = UIMenu(children: [bold])
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Bold")
    try robot.settle()
    #expect(try robot.find("Bold").accessibilityTraits.contains(.selected))
    try robot.tap("Bold")
    #expect(bold.state == .off)
  }

  @Test func aSingleSelectionHasOne() throws {
    let names = ["Small", "Medium", "Large"].map { action($0) }
    let sizes = UIMenu(options: [.displayInline, .singleSelection], children: names)
    button.menu = UIMenu(children: [sizes, action("Help", state: .on)])
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Large")
    #expect(names.map(\.state) == [.off, .off, .on])
    #expect(button.menu?.selectedElements.map(\.title) == ["Large", "Help"])
  }

  @Test func aPopUpButtonShowsWhatIsChosen() throws {
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [action("One"), action("Two")])
    #expect(button.title(for: .normal) == "One")
    try robot.tap("One")
    try robot.settle()
    try robot.tap("Two")
    #expect(button.title(for: .normal) == "Two" && log.titles == ["Two"])
    #expect(button.menu?.selectedElements.map(\.title) == ["Two"])
  }

  @Test func withoutAMenuSuchAButtonStaysDown() throws {
    button.menu = nil
    button.changesSelectionAsPrimaryAction = true
    try robot.tap("More")
    #expect(button.isSelected)
    try robot.tap("More")
    #expect(!button.isSelected)
  }

  @Test func itGoesWithItsButton() throws {
    try robot.tap("More")
    try robot.settle()
    button.removeFromSuperview()
    try robot.settle()
    #expect(!robot.exists("Copy"))
  }

  @Test func assistiveTechnologyOpensAndChooses() throws {
    #expect(robot.run { button.accessibilityActivate() })
    try robot.settle()
    let off = try robot.find("Off")
    let copy = try robot.find("Copy")
    #expect(!robot.run { off.accessibilityActivate() })
    #expect(off.accessibilityTraits.contains(.notEnabled))
    #expect(robot.run { copy.accessibilityActivate() })
    #expect(log.titles == ["Copy"])
  }

  @Test func aLongMenuScrolls() throws {
    button.menu = UIMenu(children: (1...40).map { action("Row \($0)") })
    try robot.tap("More")
    try robot.settle()
    #expect(!robot.exists("Row 40"))
    for _ in 1...5 { try robot.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 320)) }
    #expect(log.titles == [])
    try robot.tap("Row 40")
    #expect(log.titles == ["Row 40"])
  }

  @Test func itsClosuresGo() throws {
    let leaks = LeakCheck()
    button.menu = UIMenu(children: [leaks.track(action("Copy"), "the action")])
    try robot.tap("More")
    try robot.settle()
    leaks.track(try #require(button.menuOverlay), "the open menu")
    try robot.tap("Copy")
    try robot.settle()
    button.menu = nil
    leaks.assertAllReleased()
  }

  @MainActor final class ChoiceLog {
    var titles: [String] = []
    weak var sender: UIButton?
  }
}
