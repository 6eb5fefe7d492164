import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct RobotAppTests {
  @Test func showsAControllerAndItAppears() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("didLoad on \(UIScreen.main.bounds.width)") }
      override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    }
    let screen = Screen()
    let robot = Robot(screen, device: .pad)
    #expect(screen.calls == ["didLoad on 820.0", "willAppear", "didAppear"])
    #expect(robot.window.isKeyWindow)
    #expect(robot.window.rootViewController === screen)
    #expect(robot.application.applicationState == .active)
    #expect(robot.now == 1.0 / 60)
  }

  @Test func makesTheControllerInItsOwnApp() {
    var madeIn: UIApplication?
    func make() -> UIViewController {
      madeIn = .shared
      return UIViewController()
    }
    let robot = Robot(make())
    #expect(madeIn === robot.application)
    #expect(UIApplication.shared !== robot.application)
    #expect(robot.run { UIApplication.shared } === robot.application)
  }

  @Test func centresAView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let robot = Robot(view)
    // Half the safe area, which is 47 ... 810 high.
    #expect(view.convert(view.bounds, to: nil) == CGRect(x: 145, y: 403.5, width: 100, height: 50))
    let filling = UIView()
    let other = Robot(filling)
    #expect(filling.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
    withExtendedLifetime((robot, other)) {}
  }

  @Test func launchesAnApp() throws {
    final class Delegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = FormViewController()
        window?.makeKeyAndVisible()
        return true
      }
    }
    let leaks = LeakCheck()
    do {
      let robot = try Robot(launching: Delegate.self)
      #expect(robot.exists("Order"))
      leaks.track(robot.application, "app")
      leaks.track(robot.window, "window")
      let delegate = try #require(robot.application.delegate)
      leaks.track(delegate as AnyObject, "delegate")
    }
    leaks.assertAllReleased()
  }

  @Test func anAppWithoutAWindowIsAnError() {
    final class Delegate: UIResponder, UIApplicationDelegate {}
    let error = #expect(throws: RobotError.self) { try Robot(launching: Delegate.self) }
    #expect(error?.reason == .noWindow(delegate: "Delegate"))
    #expect(error?.description.contains("call makeKeyAndVisible()") == true)
  }

  @Test func robotsKnowNothingOfEachOther() throws {
    let first = Robot(FormViewController())
    let second = Robot(FormViewController(), device: .phone.with(style: .dark))
    try first.tap("Save")
    first.wait(3)
    #expect(first.exists("Saved 1"))
    #expect(second.exists("Not saved"))
    #expect(second.now == 1.0 / 60)
    #expect(first.window.traitCollection.userInterfaceStyle == .light)
    #expect(second.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func letsGoOfEverything() throws {
    let leaks = LeakCheck()
    do {
      let robot = Robot(leaks.track(FormViewController(), "screen"))
      leaks.track(robot, "robot")
      leaks.track(robot.application, "app")
      leaks.track(robot.window, "window")
      try robot.tap("Save")
    }
    leaks.assertAllReleased()
  }

  @Test func takesAPictureOfTheScreen() throws {
    let robot = Robot(FormViewController())
    let image = robot.image
    #expect(image.size == CGSize(width: 390, height: 844))
    #expect(image.scale == 2)
    let before = robot.now
    (robot.window.rootViewController as? FormViewController)?.card.backgroundColor = .red
    let pixel = try #require(robot.image.cgImage?.color(x: 200, y: 420))
    #expect(pixel.red == 1 && pixel.green == 0)
    #expect(robot.now == before)
  }
}
