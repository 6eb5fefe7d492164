import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// An open menu, light and dark.
@MainActor @Suite struct MenuPicturesTests {
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func looksAsOnFile(style: UIUserInterfaceStyle) throws {
    let disc = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 16, height: 16)).fill()
    }
    func action(
      _ title: String, _ attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off, image: UIImage? = nil, subtitle: String? = nil
    ) -> UIAction {
      UIAction(
        title: title, subtitle: subtitle, image: image, attributes: attributes, state: state
      ) { _ in }
    }
    let screen = UIViewController()
    let robot = Robot(
      screen,
      device: HostDevice(size: CGSize(width: 320, height: 480), scale: 1, style: style))
    let button = UIButton(type: .system)
    robot.run {
      screen.view.backgroundColor = .systemBackground
      button.setTitle("More", for: .normal)
      button.frame = CGRect(x: 115, y: 20, width: 90, height: 44)
      screen.view.addSubview(button)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(
        title: "Picture",
        children: [
          action("Copy", image: disc), action("Paste", .disabled),
          action("Favourite", state: .on, subtitle: "Shown first"),
          action("Some of it", state: .mixed), UIMenu(title: "Share", children: [action("Mail")]),
          UIMenu(options: .displayInline, children: [action("Delete", .destructive, image: disc)]),
        ])
    }
    try robot.tap("More")
    try robot.settle()
    let finger = try robot.touchDown(on: "Copy")
    robot.wait(0.1)
    assertSnapshot(of: robot, named: style == .dark ? "dark" : "light")
    try finger.cancel()
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func aContextMenuLooksAsOnFile(style: UIUserInterfaceStyle) throws {
    let rig = MenuRig(
      device: HostDevice(size: CGSize(width: 320, height: 480), scale: 1, style: style))
    rig.robot.run {
      for row in 0..<8 {
        let label = UILabel(frame: CGRect(x: 16, y: 20 + row * 56, width: 288, height: 40))
        label.text = "Behind the menu \(row)"
        rig.screen.view.insertSubview(label, at: 0)
      }
      rig.view.frame = CGRect(x: 180, y: 60, width: 120, height: 80)
      rig.view.layer.cornerRadius = 12
    }
    rig.elements = { [unowned rig] in
      [rig.action("Copy"), UIDeferredMenuElement { _ in }, rig.action("Delete", .destructive)]
    }
    try rig.robot.press(.id("view"), for: 0.6)
    rig.robot.wait(0.9)
    assertSnapshot(of: rig.robot, named: style == .dark ? "context-dark" : "context-light")
  }
}
