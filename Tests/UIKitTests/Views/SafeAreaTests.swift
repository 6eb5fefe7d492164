import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Safe areas: what is told of them, how often and when.
@MainActor @Suite struct SafeAreaTests {
  private final class Screen: UIViewController {
    var log: [String] = []

    override func viewDidLoad() { log.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewIsAppearing(_ animated: Bool) { log.append("is appearing") }

    override func viewSafeAreaInsetsDidChange() {
      let insets = view.safeAreaInsets
      log.append(
        "\(Int(insets.top)) \(Int(insets.left)) \(Int(insets.bottom)) \(Int(insets.right)) in "
          + "\(Int(view.frame.width)) x \(Int(view.frame.height))")
    }
  }

  @Test func comesAfterWillAppearAndBeforeIsAppearing() {
    let screen = Screen()
    let robot = Robot(screen)
    #expect(screen.log == ["loaded", "will appear", "47 0 34 0 in 390 x 844", "is appearing"])
    _ = robot
  }

  @Test func aTurnIsToldOnceWithTheFinalSize() {
    let screen = Screen()
    let robot = Robot(screen)
    let inner = Screen()
    screen.addChild(inner)
    inner.view.frame = screen.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    for screen in [screen, inner] { screen.log = [] }
    robot.turnDevice()
    #expect(screen.log == ["0 47 21 47 in 844 x 390"])
    #expect(inner.log == ["0 47 21 47 in 844 x 390"])
    robot.turnDevice()
    #expect(screen.log.last == "47 0 34 0 in 390 x 844" && screen.log.count == 2)
    #expect(inner.log.last == "47 0 34 0 in 390 x 844" && inner.log.count == 2)
  }

  @Test func aViewThatMovesOffTheEdgeIsTold() {
    final class Pane: UIView {
      var tops: [CGFloat] = []
      override func safeAreaInsetsDidChange() { tops.append(safeAreaInsets.top) }
    }
    let screen = UIViewController()
    let robot = Robot(screen)
    let pane = Pane(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.view.addSubview(pane)
    pane.frame.origin.y = 20
    pane.frame = CGRect(x: 0, y: 60, width: 50, height: 50)
    #expect(pane.tops == [47, 27, 0])
    _ = robot
  }
}
