import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The bar at the lower edge of a navigation controller.
@MainActor @Suite struct NavigationToolbarTests {
  private func page(_ title: String, hidesBar: Bool = false) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemBackground
    page.toolbarItems = [UIBarButtonItem(title: "Item of \(title)")]
    page.hidesBottomBarWhenPushed = hidesBar
    return page
  }

  private func make(_ device: HostDevice = .phone) -> (Robot, UINavigationController) {
    let navigation = UINavigationController(rootViewController: page("A"))
    navigation.isToolbarHidden = false
    return (Robot(navigation, device: device), navigation)
  }

  @Test func hiddenAtFirst() {
    let navigation = UINavigationController(rootViewController: page("A"))
    let robot = Robot(navigation)
    #expect(navigation.isToolbarHidden && !robot.exists("Item of A"))
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)
  }

  @Test("it stands above what is unsafe, and pages end above it")
  func place() throws {
    let (robot, navigation) = make()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 78)
    try robot.settle()
    assertSnapshot(of: robot, named: "phone")
    robot.turnDevice()
    try robot.settle()
    #expect(navigation.toolbar.frame.width == 844)
  }

  @Test("it slides over the lower edge")
  func slides() throws {
    let (robot, navigation) = make()
    let page = try #require(navigation.topViewController)
    robot.run { navigation.setToolbarHidden(true, animated: true) }
    robot.wait(0.1)
    #expect(!navigation.toolbar.isHidden)
    try robot.settle()
    #expect(navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 34)
    robot.run { navigation.setToolbarHidden(false, animated: true) }
    try robot.settle()
    #expect(!navigation.toolbar.isHidden && page.view.safeAreaInsets.bottom == 78)
    #expect(robot.exists("Item of A"))
    // Changed of mind midway.
    robot.run { navigation.setToolbarHidden(true, animated: true) }
    robot.wait(0.1)
    robot.run { navigation.setToolbarHidden(false, animated: true) }
    try robot.settle()
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.transform.isIdentity)
  }

  @Test("it shows the items of the page that is shown")
  func items() throws {
    let (robot, navigation) = make()
    robot.run { navigation.pushViewController(page("B"), animated: true) }
    try robot.settle()
    #expect(robot.exists("Item of B") && !robot.exists("Item of A"))
    robot.run {
      navigation.topViewController?.setToolbarItems(
        [UIBarButtonItem(title: "Other")], animated: true)
    }
    try robot.settle()
    #expect(robot.exists("Other") && !robot.exists("Item of B"))
    robot.run { _ = navigation.popViewController(animated: true) }
    try robot.settle()
    #expect(robot.exists("Item of A"))
  }

  @Test("a page that hides it takes it along, also by a swipe, and gives it back")
  func hidesWhenPushed() throws {
    let (robot, navigation) = make()
    let second = page("B", hidesBar: true)
    robot.run { navigation.pushViewController(second, animated: true) }
    robot.wait(0.15)
    #expect(navigation.toolbar.transform.tx < 0)
    try robot.settle()
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 34)
    robot.run { navigation.pushViewController(page("C"), animated: true) }
    try robot.settle()
    #expect(navigation.toolbar.isHidden)
    robot.run { _ = navigation.popViewController(animated: false) }
    // Called off at first.
    let finger = try robot.touchDown(at: CGPoint(x: 3, y: 400))
    try finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.3)
    #expect(!navigation.toolbar.isHidden && navigation.toolbar.transform.tx < 0)
    finger.rest(0.2)
    try finger.move(by: CGVector(dx: -110, dy: 0), duration: 0.3)
    finger.rest(0.2)
    try finger.up()
    try robot.settle()
    #expect(navigation.topViewController === second && navigation.toolbar.isHidden)
    try robot.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.3)
    try robot.settle()
    #expect(navigation.viewControllers.count == 1 && !navigation.toolbar.isHidden)
    #expect(robot.exists("Item of A") && navigation.toolbar.transform.isIdentity)
  }

  @Test("asked for in viewWillAppear it comes and goes with the page")
  func withThePage() throws {
    final class Full: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
      }
    }
    let (robot, navigation) = make()
    robot.run { navigation.pushViewController(Full(), animated: true) }
    robot.wait(0.15)
    #expect(navigation.toolbar.transform.tx < 0)
    try robot.settle()
    #expect(navigation.toolbar.isHidden)
    robot.run { _ = navigation.popViewController(animated: true) }
    try robot.settle()
    #expect(!navigation.toolbar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 78)
  }
}
