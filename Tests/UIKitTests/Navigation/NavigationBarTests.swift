import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What a navigation bar shows, where, and what a tap on it does.
@MainActor @Suite struct NavigationBarTests {
  private static func robot(
    _ titles: [String], device: HostDevice = .phone, item: (UINavigationItem) -> Void = { _ in }
  ) -> Robot {
    let navigation = UINavigationController()
    let pages = titles.map { title in
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      page.title = title
      return page
    }
    if let last = pages.last { item(last.navigationItem) }
    navigation.setViewControllers(pages, animated: false)
    return Robot(navigation, device: device)
  }

  private func bar(_ robot: Robot) -> UINavigationBar {
    (robot.window.rootViewController as! UINavigationController).navigationBar
  }

  @Test func theTitleIsAHeaderAndTheWayBackAButton() throws {
    let robot = Self.robot(["Letters", "Draft"])
    #expect(robot.exists(.traits(.header).and(Query("Draft"))))
    #expect(robot.exists(.button.and(Query("Letters"))))
    try robot.tap("Letters")
    try robot.settle()
    #expect(robot.exists(.traits(.header).and(Query("Letters"))))
    #expect(!robot.exists(.button))
  }

  @Test func theWayBackIsCalledAsTheItemBelowSays() {
    let robot = Self.robot(["Letters", "Draft"])
    let navigation = robot.window.rootViewController as! UINavigationController
    robot.run { navigation.viewControllers[0].navigationItem.backButtonTitle = "All" }
    robot.wait(0.1)
    #expect(robot.exists(.button.and(Query("All"))) && !robot.exists("Letters"))
    robot.run { navigation.viewControllers[1].title = "Sent" }
    robot.wait(0.1)
    #expect(robot.exists(.traits(.header).and(Query("Sent"))))
  }

  @Test func theWordGivesWay() {
    var layout = NavigationBarLayout(width: 390, title: 100, hasBack: true, backWords: [90, 40])
    #expect(layout.backWord == 0)
    #expect(layout.titleSpan.start == 145 && layout.titleSpan.width == 100)
    layout.title = 180
    #expect(layout.backWord == 1)
    layout.title = 300
    #expect(layout.backWord == nil && layout.backEnd == 20)
    #expect(layout.titleSpan.start == 45 && layout.titleSpan.width == 300)
    layout.title = 1000
    #expect(layout.titleSpan.start == 28 && layout.titleSpan.width == 346)
    layout.trailingItems = 50
    #expect(layout.titleSpan.width == 288)
    layout = NavigationBarLayout(width: 0, title: 100, trailingItems: 60)
    #expect(layout.titleSpan.width == 0)
  }

  @Test func theWordIsTheSystemsWhenThereIsNoOther() {
    #expect(SystemWord.back.text(in: ["xx", "es-MX", "en"]) == "Atrás")
    #expect(SystemWord.back.text(in: []) == "Back")
  }

  @Test func itemsActWithThemselvesAsSender() throws {
    var senders: [UIBarButtonItem?] = []
    let done = UIBarButtonItem(
      title: "Done", primaryAction: UIAction { senders.append($0.sender as? UIBarButtonItem) })
    done.style = .done
    let robot = Self.robot(["Draft"]) { $0.rightBarButtonItem = done }
    try robot.tap("Done")
    #expect(senders == [done])
    robot.run { done.isEnabled = false }
    #expect(try !robot.find("Done", as: UIButton.self).isEnabled)
    robot.run {
      done.isEnabled = true
      done.title = "Send"
      done.primaryAction = UIAction(title: "Post") { _ in senders.append(nil) }
    }
    robot.wait(0.1)
    try robot.tap("Post")
    #expect(senders == [done, nil] && done.title == "Post")
  }

  @Test func itemsStandFromTheEdgesInward() throws {
    func items(_ item: UINavigationItem) {
      item.rightBarButtonItems = ["One", "Two"].map { UIBarButtonItem(title: $0) }
      item.leftBarButtonItem = UIBarButtonItem(
        customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20)))
      item.leftItemsSupplementBackButton = true
    }
    for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      var device = HostDevice.phone
      device.layoutDirection = direction
      let robot = Self.robot(["A", "B"], device: device, item: items)
      let one = try robot.find("One", as: UIButton.self).frame
      let two = try robot.find("Two", as: UIButton.self).frame
      let back = try robot.find(.button.and(Query("A")), as: UIView.self).frame
      let custom = bar(robot).topItem?.leftBarButtonItem?.customView?.frame ?? .zero
      #expect(custom.size == CGSize(width: 30, height: 20) && custom.midY == 22)
      if direction == .leftToRight {
        #expect(one.maxX == 390 - 16 && two.maxX == one.minX - 16)
        #expect(back.minX == 0 && custom.minX >= back.maxX)
      } else {
        #expect(one.minX == 16 && two.minX == one.maxX + 16)
        #expect(back.maxX == 390 && custom.maxX <= back.minX)
      }
    }
  }

  @Test func leftItemsTakeThePlaceOfTheWayBack() {
    let robot = Self.robot(["A", "B"]) { $0.leftBarButtonItem = UIBarButtonItem(title: "Cancel") }
    #expect(robot.exists("Cancel") && !robot.exists(.button.and(Query("A"))))
  }

  @Test func aViewInThePlaceOfTheTitle() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    let robot = Self.robot(["A", "B"]) { $0.titleView = view }
    #expect(view.frame == CGRect(x: 135, y: 7, width: 120, height: 30))
    #expect(!robot.exists("B"))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func looksAsOnFile(style: UIUserInterfaceStyle) throws {
    var device = HostDevice.phone
    device.scale = 1
    device.size = CGSize(width: 390, height: 160)
    device.style = style
    let robot = Self.robot(["Letters", "Draft"], device: device) { item in
      let done = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
      done.style = .done
      item.rightBarButtonItems = [done, UIBarButtonItem(title: "Edit")]
    }
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
  }
}
