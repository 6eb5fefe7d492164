import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Menus whose closures are handed an owner.
@MainActor @Suite struct MenuActionTests {
  @Test func theOwnerIsHandedOverAndNotKept() throws {
    let screen = UIViewController()
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 100, height: 44))
    button.setTitle("More", for: .normal)
    button.showsMenuAsPrimaryAction = true
    screen.view.addSubview(button)
    weak var gone: Owner?
    let robot = Robot(screen)
    do {
      let owner = Owner()
      gone = owner
      button.menu = UIMenu(children: [
        UIAction(title: "Count", with: owner) { owner in owner.pressed() }
      ])
      try robot.tap("More")
      try robot.settle()
      try robot.tap("Count")
      try robot.settle()
      #expect(owner.calls == 1)
    }
    #expect(gone == nil)
    try robot.tap("More")
    try robot.settle()
    try robot.tap("Count")
    try robot.settle()
  }
}
