import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// The bar lets everything through as long as nothing is scrolled under it.
@MainActor @Suite struct NavigationEdgeTests {
  private let robot: Robot
  private let navigation: Kept<UINavigationController>
  private let scroll: UIScrollView

  init() {
    let scroll = UIScrollView()
    self.scroll = scroll
    var made: UINavigationController?
    robot = Robot(
      {
        let page = UIViewController()
        page.view.backgroundColor = .white
        scroll.frame = page.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 200, height: 2000)
        let stripe = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 400))
        stripe.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        scroll.addSubview(stripe)
        page.view.addSubview(scroll)
        let navigation = UINavigationController(rootViewController: page)
        made = navigation
        return navigation
      }(), device: HostDevice(size: CGSize(width: 200, height: 300), scale: 1))
    navigation = Kept(made!)
  }

  private var bar: UINavigationBar { navigation.value!.navigationBar }

  private func color(_ x: Int, _ y: Int) throws -> [Int] {
    try robot.settle()
    let color = try #require(robot.image.cgImage?.color(x: x, y: y))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func theMaterialComesWithWhatIsScrolledUnderIt() throws {
    #expect(bar.isAtEdge)
    #expect(try color(10, 43) == [255, 255, 255])
    robot.run { scroll.contentOffset.y += 150 }
    #expect(!bar.isAtEdge)
    let blurred = try color(10, 20)
    // A light red, and not the red itself.
    #expect(blurred[0] > 200 && blurred[1] > 120 && blurred[1] < 240)
    #expect(try color(10, 43) != blurred)
    robot.run { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
    #expect(try color(10, 43) == [255, 255, 255])
    // Pulled beyond the edge nothing is under it.
    robot.run { scroll.contentOffset.y -= 40 }
    #expect(bar.isAtEdge)
  }

  @Test func appearancesAreAsTheySay() throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    robot.run {
      let standard = UINavigationBarAppearance()
      standard.configureWithOpaqueBackground()
      standard.backgroundColor = green
      bar.standardAppearance = standard
      // What is set is a copy.
      standard.backgroundColor = blue
    }
    #expect(try color(10, 20) == [255, 255, 255])
    robot.run { scroll.contentOffset.y += 150 }
    #expect(try color(10, 20) == [0, 255, 0])
    robot.run { bar.standardAppearance.backgroundColor = blue }
    #expect(try color(10, 20) == [0, 0, 255])
    robot.run {
      let edge = UINavigationBarAppearance()
      edge.configureWithTransparentBackground()
      edge.backgroundColor = green
      bar.scrollEdgeAppearance = edge
      scroll.contentOffset.y -= 150
    }
    #expect(try color(10, 20) == [0, 255, 0])
    robot.run { bar.scrollEdgeAppearance = nil }
    #expect(try color(10, 20) == [255, 255, 255])
    robot.run { bar.barTintColor = blue }
    #expect(try color(10, 20) == [0, 0, 255])
  }

  @Test func pagesWithoutAnythingThatScrollsAreAtTheEdge() throws {
    robot.run { scroll.contentOffset.y += 150 }
    #expect(!bar.isAtEdge)
    robot.run { navigation.value?.pushViewController(UIViewController(), animated: true) }
    try robot.settle()
    #expect(bar.isAtEdge)
    robot.run { _ = navigation.value?.popViewController(animated: true) }
    try robot.settle()
    #expect(!bar.isAtEdge)
  }

  @Test func aBarOfItsOwnHasTheStandardAppearance() {
    robot.run {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      #expect(!bar.isAtEdge)
    }
  }
}
