import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What controllers are told before the device is turned.
@MainActor @Suite struct TurningTests {
  private final class Turner: UIViewController {
    var log: [String] = []

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.append("will \(Int(size.width)) from \(Int(view.bounds.width))")
      coordinator.animate(
        alongsideTransition: { [unowned self] _ in
          log.append("along \(Int(view.window?.bounds.width ?? 0))")
        },
        completion: { [unowned self] context in
          log.append("done \(Int(view.bounds.width))\(context.isCancelled ? " cancelled" : "")")
        })
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private static let turned = ["will 844 from 390", "along 844", "done 844"]

  @Test("before, along with and after the change; not when nothing changes its size")
  func root() throws {
    let screen = Turner()
    let robot = Robot(screen)
    robot.turnDevice()
    #expect(screen.take() == Self.turned)
    robot.turnDevice()
    #expect(screen.take() == ["will 390 from 844", "along 390", "done 390"])
    robot.device.style = .dark
    robot.device.contentSizeCategory = .extraLarge
    #expect(screen.take() == [])
  }

  @Test("children that fill their parent, and those in a stack; others keep their size")
  func children() throws {
    let (parent, filling, small) = (Turner(), Turner(), Turner())
    for child in [filling, small] {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    filling.view.frame = parent.view.bounds
    filling.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    small.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let robot = Robot(UINavigationController(rootViewController: parent))
    robot.turnDevice()
    #expect(parent.take() == Self.turned)
    #expect(filling.take() == Self.turned)
    #expect(small.take() == [])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .fullScreen])
  func presented(style: UIModalPresentationStyle) throws {
    let robot = Robot(UIViewController())
    let front = Turner()
    front.modalPresentationStyle = style
    robot.run { robot.window.rootViewController?.present(front, animated: false) }
    try robot.settle()
    robot.turnDevice()
    #expect(front.take() == Self.turned)
  }

  @Test("a card is told the size that it will have")
  func card() throws {
    final class Sized: UIViewController {
      var told: CGSize?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        told = size
      }
    }
    let robot = Robot(UIViewController())
    let card = Sized()
    robot.run { robot.window.rootViewController?.present(card, animated: false) }
    try robot.settle()
    robot.turnDevice()
    try robot.settle()
    #expect(card.told == card.view.bounds.size && card.told?.width == 844)
  }

  @Test("a wish for another size is told to the parent")
  func wish() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        told.append(container.preferredContentSize)
      }
    }
    let (parent, child) = (Parent(), UIViewController())
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    child.preferredContentSize = CGSize(width: 100, height: 50)
    #expect(parent.told == [CGSize(width: 100, height: 50)])
  }

  @Test("a screen that dismisses, or swaps the root, as it is told")
  func wild() throws {
    final class Leaver: UIViewController {
      var leave: (() -> Void)?
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        leave?()
      }
    }
    let robot = Robot(UIViewController())
    let front = Leaver()
    front.leave = { [unowned front] in front.dismiss(animated: true) }
    robot.run { robot.window.rootViewController?.present(front, animated: false) }
    try robot.settle()
    robot.turnDevice()
    try robot.settle()
    #expect(robot.window.rootViewController?.presentedViewController == nil)
    let root = Leaver()
    root.leave = { [unowned robot] in robot.window.rootViewController = UIViewController() }
    robot.run { robot.window.rootViewController = root }
    robot.turnDevice()
    try robot.settle()
    #expect(robot.window.rootViewController !== root)
    #expect(robot.window.rootViewController?.view.bounds.width == robot.window.bounds.width)
  }
}
