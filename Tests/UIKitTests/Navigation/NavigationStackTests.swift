import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The stack: what the calls give, where pages lie, who stays alive.
@MainActor @Suite struct NavigationStackTests {
  private let stage: Stage
  private let kept: Kept<UINavigationController>
  private var navigation: UINavigationController { kept.value! }

  init() {
    let navigation = UINavigationController(rootViewController: Self.page("a"))
    kept = Kept(navigation)
    stage = Stage(root: navigation)
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private func push(_ titles: String...) -> [UIViewController] {
    titles.map { title in
      let page = Self.page(title)
      navigation.pushViewController(page, animated: false)
      return page
    }
  }

  private var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  @Test func popsGiveWhatTheyTookAway() {
    let pages = push("b", "c", "d")
    #expect(navigation.popViewController(animated: false) === pages[2])
    #expect(navigation.popToViewController(pages[0], animated: false) == [pages[1]])
    #expect(titles == ["a", "b"] && navigation.topViewController === pages[0])
    _ = push("e")
    #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["b", "e"])
    #expect(navigation.popToRootViewController(animated: false) == nil)
    #expect(navigation.popViewController(animated: false) == nil && titles == ["a"])
  }

  @Test func membersKnowWhereTheyAre() {
    let pages = push("b")
    #expect(pages[0].navigationController === navigation && pages[0].parent === navigation)
    let inner = UIViewController()
    pages[0].addChild(inner)
    #expect(inner.navigationController === navigation && navigation.navigationController == nil)
    let card = UIViewController()
    pages[0].present(card, animated: false)
    #expect(navigation.visibleViewController === card && navigation.topViewController === pages[0])
    card.dismiss(animated: false)
    #expect(navigation.visibleViewController === pages[0])
    navigation.popViewController(animated: false)
    #expect(pages[0].navigationController == nil)
  }

  @Test func whatCannotBeIsTold() {
    let pages = push("b")
    let messages = diagnostics {
      navigation.pushViewController(pages[0], animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.setViewControllers([pages[0], pages[0]], animated: false)
      #expect(navigation.popToViewController(UIViewController(), animated: false) == nil)
    }
    #expect(messages.count == 4 && titles == ["a", "b"])
  }

  @Test func theStackIsReplaced() {
    let pages = push("b")
    let (x, y) = (Self.page("x"), Self.page("y"))
    navigation.setViewControllers([x, pages[0], y], animated: true)
    stage.advance(0.5)
    #expect(titles == ["x", "b", "y"] && y.view.window != nil && pages[0].view.window == nil)
    #expect(navigation.navigationBar.backItem === pages[0].navigationItem)
    navigation.setViewControllers([y], animated: true)
    #expect(titles == ["y"] && navigation.children == [y] && x.parent == nil)
    #expect(navigation.navigationBar.backItem == nil)
    navigation.setViewControllers([], animated: true)
    #expect(navigation.children == [] && navigation.topViewController == nil)
    #expect(navigation.navigationBar.topItem == nil && y.view.superview == nil)
    navigation.viewControllers = [x]
    stage.advance(0.1)
    #expect(x.view.window === stage.window)
  }

  @Test func pagesSlideOverOneAnother() {
    let b = Self.page("b")
    let a = navigation.viewControllers[0]
    navigation.pushViewController(b, animated: true)
    #expect(b.view.transform.isIdentity && b.view.frame == stage.window.bounds)
    stage.advance(0.1)
    let upper = b.view.layer.presentation()?.frame.minX ?? 0
    let lower = a.view.layer.presentation()?.frame.minX ?? 0
    #expect(upper > 20 && upper < 380)
    #expect(abs(lower - -(390 - upper) / 3) < 1e-6, "\(upper) \(lower)")
    stage.advance(0.3)
    #expect(a.view.superview == nil && a.view.transform.isIdentity)
    #expect(b.view.superview?.subviews.count == 1, "the shade has gone")
  }

  @Test func fromRightToLeftTheyComeFromTheLeft() {
    var device = HostDevice.phone
    device.layoutDirection = .rightToLeft
    let navigation = UINavigationController(rootViewController: Self.page("a"))
    let stage = Stage(device: device, root: navigation)
    let b = Self.page("b")
    navigation.pushViewController(b, animated: true)
    stage.advance(0.1)
    let upper = b.view.layer.presentation()?.frame.minX ?? 0
    #expect(upper < -20 && upper > -380)
  }

  @Test func fingersAreKeptOffWhilePagesMove() {
    let b = Self.page("b")
    var taps = 0
    let button = UIButton(frame: stage.window.bounds)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    b.view.addSubview(button)
    navigation.pushViewController(b, animated: true)
    stage.advance(0.1)
    stage.tap(300, 400)
    #expect(taps == 0)
    stage.advance(0.4)
    stage.tap(300, 400)
    #expect(taps == 1)
  }

  @Test func pagesBeginBelowTheBar() {
    let b = push("b")[0]
    stage.advance(0.1)
    #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 47 + 44, left: 0, bottom: 34, right: 0))
    b.additionalSafeAreaInsets.top = 5
    #expect(b.view.safeAreaInsets.top == 96)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    b.additionalSafeAreaInsets.top = 0
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(b.view.safeAreaInsets.top == 47 && navigation.navigationBar.isHidden)
    navigation.setNavigationBarHidden(false, animated: true)
    #expect(!navigation.isNavigationBarHidden && !navigation.navigationBar.isHidden)
    stage.advance(0.1)
    let y = navigation.navigationBar.layer.presentation()?.frame.minY ?? 47
    #expect(y < 40 && y > -91)
    stage.advance(0.2)
    #expect(b.view.safeAreaInsets.top == 91)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    navigation.popViewController(animated: false)
    #expect(b.view.safeAreaInsets == .zero)
  }

  @Test func aBarThatIsHiddenOnOnePageGoesWithIt() {
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let bare = Bare()
    navigation.pushViewController(bare, animated: true)
    stage.advance(0.1)
    let x = navigation.navigationBar.layer.presentation()?.frame.minX ?? 0
    #expect(x < -20 && x > -380)
    stage.advance(0.4)
    #expect(navigation.navigationBar.isHidden && bare.view.safeAreaInsets.top == 47)
    navigation.popViewController(animated: true)
    #expect(!navigation.navigationBar.isHidden)
    stage.advance(0.5)
    #expect(navigation.viewControllers[0].view.safeAreaInsets.top == 91)
    #expect(navigation.navigationBar.frame.minX == 0)
  }

  @Test func aTurnInTheMiddleEndsInPlace() {
    let robot = Robot(UINavigationController(rootViewController: Self.page("a")))
    let navigation = robot.window.rootViewController as! UINavigationController
    let b = Self.page("b")
    robot.run { navigation.pushViewController(b, animated: true) }
    robot.wait(0.1)
    robot.turnDevice()
    robot.wait(1)
    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 47, bottom: 21, right: 47))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 44))
    robot.run { _ = navigation.popViewController(animated: true) }
    robot.turnDevice()
    robot.wait(1)
    #expect(navigation.topViewController?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func whatWasPoppedIsLetGo() {
    let leaks = LeakCheck()
    for animated in [false, true] {
      do {
        let page = leaks.track(Self.page("b"), "the page")
        page.navigationItem.rightBarButtonItem = leaks.track(
          UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in }), "its item")
        navigation.pushViewController(page, animated: animated)
        stage.advance(0.5)
        navigation.popViewController(animated: animated)
      }
      stage.advance(0.5)
    }
    leaks.assertAllReleased()
  }

  @Test func itGoesInTheMiddleOfATransition() {
    let leaks = LeakCheck()
    do {
      let navigation = leaks.track(
        UINavigationController(rootViewController: Self.page("a")), "the navigation controller")
      let b = leaks.track(Self.page("b"), "the page")
      stage.window.rootViewController = navigation
      stage.advance(0.1)
      navigation.pushViewController(b, animated: true)
      stage.advance(0.1)
      stage.window.rootViewController = UIViewController()
    }
    stage.advance(1)
    leaks.assertAllReleased()
  }
}
