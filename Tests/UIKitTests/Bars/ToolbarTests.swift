import Foundation
import Testing
import UIKit
import UIKitGraphics
import UIKitTestSupport

/// Toolbars, alone and in navigation controllers.
@MainActor @Suite struct ToolbarTests {
  private static let all: [UIBarButtonItem.SystemItem] = [
    .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
    .trash, .play, .pause, .rewind, .fastForward, .undo, .redo, .close,
  ]

  private func show(_ bar: UIToolbar, device: HostDevice = .phone) -> Robot {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemGroupedBackground
    bar.frame = CGRect(x: 0, y: 100, width: device.size.width, height: 44)
    screen.view.addSubview(bar)
    return Robot(screen, device: device)
  }

  @Test func aTapDoesWhatAnItemIsFor() throws {
    var done: [String] = []
    let bar = UIToolbar()
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in done.append("add") })
    let save = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { action in
        done.append("save")
        #expect(action.sender as? UIBarButtonItem != nil)
      })
    bar.items = [add, .flexibleSpace(), save]
    let robot = show(bar)
    try robot.tap("Add")
    try robot.tap("Save")
    #expect(done == ["add", "save"])
    save.isEnabled = false
    let button = try robot.find("Save")
    #expect(button.accessibilityTraits.contains(.notEnabled))
    save.isHidden = true
    #expect(!robot.exists("Save") && robot.exists("Add"))
    save.isHidden = false
    #expect(robot.exists("Save"))
    bar.items = nil
    #expect(!robot.exists("Add") && bar.items == nil)
  }

  @Test(
    "a narrow sign is as easily hit as a wide one, and what lies between two goes to the nearer")
  func hitAreas() throws {
    var done: [String] = []
    let bar = UIToolbar()
    bar.items = [
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in done.append("trash") }),
      UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in done.append("add") }),
    ]
    let robot = show(bar)
    // The first one is 24 wide from 16 on, the second from 56.
    for x in [7, 28, 47, 50, 89] as [CGFloat] { try robot.tap(at: CGPoint(x: x, y: 122)) }
    #expect(done == ["trash", "trash", "add", "add", "add"])
  }

  @Test func anItemTakesOverTheTitleOfItsAction() throws {
    var count = 0
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(primaryAction: UIAction(title: "Act") { _ in count += 1 })]
    let robot = show(bar)
    try robot.tap("Act")
    #expect(count == 1 && bar.items?.first?.title == "Act")
  }

  @Test func anItemOpensItsMenu() throws {
    var chosen: [String] = []
    let menu = UIMenu(children: [UIAction(title: "Copy") { _ in chosen.append("copy") }])
    let bar = UIToolbar()
    let more = UIBarButtonItem(title: "More", menu: menu)
    bar.items = [more]
    let robot = show(bar)
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Copy")
    try robot.settle()
    #expect(chosen == ["copy"])
    more.primaryAction = UIAction(title: "More") { _ in chosen.append("tap") }
    try robot.tap("More")
    try robot.settle()
    #expect(chosen == ["copy", "tap"] && !robot.exists("Copy"))
  }

  @Test("items that are set animated fade over, and the newest holds when that is cut short")
  func fades() throws {
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "One")]
    let robot = show(bar)
    robot.run { bar.setItems([UIBarButtonItem(title: "Two")], animated: true) }
    robot.wait(0.1)
    robot.run { bar.setItems([UIBarButtonItem(title: "Three")], animated: true) }
    robot.wait(0.1)
    // What goes is seen still; nothing of the first is.
    #expect(bar.subviews.count == 3 && robot.exists("Three"))
    try robot.settle()
    #expect(bar.subviews.count == 2 && robot.exists("Three") && !robot.exists("Two"))
    #expect(try robot.find("Three").superview?.alpha == 1)
  }

  @Test("the system's words are in the person's language")
  func words() {
    #expect(words(in: ["vi-VN"]) == ["Xong", "Hủy", "Sửa", "Lưu"])
    #expect(words(in: ["ja"]) == ["完了", "キャンセル", "編集", "保存"])
    #expect(words(in: ["xx", "es"]) == ["OK", "Cancelar", "Editar", "Guardar"])
    #expect(words(in: []) == ["Done", "Cancel", "Edit", "Save"])
  }

  private func words(in languages: [String]) -> [String] {
    [SystemWord.done, .cancel, .edit, .save].map { $0.text(in: languages) }
  }

  @Test("every sign is drawn, and called something")
  func signs() throws {
    let bar = UIToolbar()
    for item in Self.all {
      bar.items = [UIBarButtonItem(systemItem: item)]
      let button = try #require(bar.subviews.last?.subviews.first as? UIButton)
      #expect(button.currentImage?.renderingMode == .alwaysTemplate)
      #expect(button.accessibilityLabel?.isEmpty == false)
    }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func looks(style: UIUserInterfaceStyle) {
    var device = HostDevice.phone
    device.size.height = 260
    device.safeAreaInsets = .zero
    device.style = style
    let bar = UIToolbar()
    let robot = show(bar, device: device)
    robot.run {
      bar.items = Self.all[..<9].map { UIBarButtonItem(systemItem: $0) }
      let second = UIToolbar(frame: CGRect(x: 0, y: 150, width: 390, height: 44))
      second.items = Self.all[9...].map { UIBarButtonItem(systemItem: $0) }
      bar.superview?.addSubview(second)
      let third = UIToolbar(frame: CGRect(x: 0, y: 200, width: 390, height: 44))
      third.items = [
        UIBarButtonItem(systemItem: .cancel), .flexibleSpace(),
        UIBarButtonItem(systemItem: .edit), .fixedSpace(40), UIBarButtonItem(systemItem: .done),
      ]
      bar.superview?.addSubview(third)
    }
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
  }

  @Test("what it covers shows through, unless an app says otherwise")
  func appearance() throws {
    let bar = UIToolbar()
    let screen = UIViewController()
    screen.view.backgroundColor = .systemRed
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
    screen.view.addSubview(bar)
    let robot = Robot(screen)
    let place = CGPoint(x: 200, y: 120)
    let through = try colour(robot, at: place)
    #expect(through.red > through.blue + 0.08)
    robot.run {
      bar.standardAppearance.configureWithOpaqueBackground()
      bar.setNeedsLayout()
    }
    try robot.settle()
    #expect(try colour(robot, at: place) == RGBA(red: 1, green: 1, blue: 1, alpha: 1))
    robot.run { bar.barTintColor = .blue }
    try robot.settle()
    #expect(try colour(robot, at: place) == RGBA(red: 0, green: 0, blue: 1, alpha: 1))
  }

  private func colour(_ robot: Robot, at point: CGPoint) throws -> RGBA {
    let scale = robot.device.scale
    let color = robot.image.cgImage?.color(x: Int(point.x * scale), y: Int(point.y * scale))
    return try #require(color)
  }

  @Test("from right to left it is mirrored")
  func mirrored() throws {
    var device = HostDevice.phone
    device.layoutDirection = .rightToLeft
    let bar = UIToolbar()
    bar.items = [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")]
    let robot = show(bar, device: device)
    #expect(try robot.find("One").frame.maxX == 374)
    #expect(try robot.find("Two").frame.maxX == robot.find("One").frame.minX - 16)
  }

  @Test("items and bar let go of each other")
  func lifetime() {
    let leaks = LeakCheck()
    do {
      let bar = leaks.track(UIToolbar(), "bar")
      let item = leaks.track(UIBarButtonItem(title: "One"), "item")
      item.primaryAction = UIAction(title: "One") { _ in }
      bar.items = [item, .flexibleSpace()]
      let robot = show(bar)
      robot.run { bar.setItems([UIBarButtonItem(title: "Two")], animated: true) }
    }
    leaks.assertAllReleased()
  }
}
