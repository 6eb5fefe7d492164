import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What assistive technology reaches while something has to be answered first, and its escape gesture.
@MainActor @Suite struct ModalityTests {
  /// What covers the screen.
  enum Cover: CaseIterable {
    case alert, sheet, card, popover
  }

  private func makeScreen() -> UIViewController {
    let screen = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Behind"
    screen.view.addSubview(label)
    return screen
  }

  private func make(_ cover: Cover) -> UIViewController {
    switch cover {
    case .alert, .sheet:
      let alert = UIAlertController(
        title: "Front", message: nil, preferredStyle: cover == .alert ? .alert : .actionSheet)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    case .card, .popover:
      let screen = UIViewController()
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
      label.text = "Front"
      screen.view.addSubview(label)
      screen.modalPresentationStyle = cover == .card ? .pageSheet : .popover
      return screen
    }
  }

  @Test(arguments: Cover.allCases) func onlyWhatIsInFrontIsReached(cover: Cover) throws {
    let device: HostDevice = cover == .popover ? .pad : .phone
    let robot = Robot(makeScreen(), device: device)
    let screen = try #require(robot.window.rootViewController)
    #expect(robot.spokenScreen.contains("Behind"))
    let front = robot.run { make(cover) }
    robot.run { screen.present(front, animated: true) }
    try robot.settle()
    #expect(robot.spokenScreen.contains("Front"))
    #expect(!robot.spokenScreen.contains("Behind"))
    #expect(robot.escapeGesture())
    try robot.settle()
    #expect(screen.presentedViewController == nil && robot.spokenScreen.contains("Behind"))
    #expect(!robot.escapeGesture())
  }

  @Test("what a person cannot leave stays, and its delegate hears of it")
  func locked() throws {
    final class Told: NSObject, UIAdaptivePresentationControllerDelegate {
      var attempts = 0
      func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
        attempts += 1
      }
    }
    let robot = Robot(makeScreen())
    let screen = try #require(robot.window.rootViewController)
    let card = UIViewController()
    card.isModalInPresentation = true
    let told = Told()
    card.presentationController?.delegate = told
    robot.run { screen.present(card, animated: true) }
    try robot.settle()
    #expect(!robot.escapeGesture() && told.attempts == 1)
    let alert = UIAlertController(title: "Front", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Fine", style: .default))
    robot.run { card.present(alert, animated: true) }
    try robot.settle()
    // An alert without a way to cancel; what lies under it is not asked.
    #expect(!robot.escapeGesture() && told.attempts == 1 && card.presentedViewController === alert)
  }

  @Test("a popover that lets touches through leaves what is behind it in reach")
  func through() throws {
    let robot = Robot(makeScreen(), device: .pad)
    let screen = try #require(robot.window.rootViewController)
    let front = robot.run { make(.popover) }
    front.popoverPresentationController?.passthroughViews = [screen.view]
    robot.run { screen.present(front, animated: true) }
    try robot.settle()
    #expect(robot.spokenScreen.contains("Behind") && robot.spokenScreen.contains("Front"))
  }

  @Test("the gesture goes back in a navigation controller, and closes menus")
  func others() throws {
    let navigation = UINavigationController(rootViewController: makeScreen())
    let robot = Robot(navigation)
    robot.run { navigation.pushViewController(UIViewController(), animated: true) }
    try robot.settle()
    #expect(robot.escapeGesture())
    try robot.settle()
    #expect(navigation.viewControllers.count == 1 && !robot.escapeGesture())
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    button.showsMenuAsPrimaryAction = true
    navigation.topViewController?.view.addSubview(button)
    try robot.tap("More")
    try robot.settle()
    #expect(robot.spokenScreen.contains("Copy") && !robot.spokenScreen.contains("Behind"))
    #expect(robot.escapeGesture())
    try robot.settle()
    #expect(!robot.exists("Copy"))
  }

  @Test("what is hidden from it is not reached")
  func hidden() throws {
    let robot = Robot(makeScreen())
    let screen = try #require(robot.window.rootViewController)
    screen.view.accessibilityElementsHidden = true
    #expect(!robot.spokenScreen.contains("Behind") && robot.screen.contains("Behind"))
  }
}
