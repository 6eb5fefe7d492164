import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The focus among many views, that come and go as they please.
@Suite @MainActor struct ManyFocusTests {
  private let screen = Kept(UIViewController())
  private let robot: Robot

  init() {
    robot = Robot(screen.value!)
  }

  private func fill(_ count: Int) -> [UIButton] {
    let view = screen.value!.view!
    let scroll = UIScrollView(frame: view.bounds)
    scroll.contentSize = CGSize(width: 390, height: CGFloat(count / 5 + 1) * 50)
    var buttons: [UIButton] = []
    robot.run {
      view.addSubview(scroll)
      for index in 0..<count {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: index % 5 * 75, y: index / 5 * 50, width: 70, height: 44)
        button.tag = index
        scroll.addSubview(button)
        buttons.append(button)
      }
    }
    robot.wait(0.1)
    return buttons
  }

  @Test("500 controls: one after another, all of them, and around")
  func many() {
    let buttons = fill(500)
    for index in 0..<500 {
      robot.press(.tab)
      if !buttons[index].isFocused {
        Issue.record("not at \(index)")
        return
      }
    }
    robot.press(.tab)
    #expect(buttons[0].isFocused)
  }

  @Test(
    "views that vanish hand the focus on, and never keep it",
    arguments: 1...5 as ClosedRange<UInt64>)
  func vanishing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let buttons = fill(40)
    for _ in 0..<150 {
      let button = buttons[Int.random(in: 0..<40, using: &random)]
      robot.run {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: button.removeFromSuperview()
        case 1: button.isHidden.toggle()
        case 2: button.isEnabled.toggle()
        case 3: button.alpha = button.alpha == 0 ? 1 : 0
        case 4: button.frame = .zero
        case 5: button.superview?.isHidden.toggle()
        case 6: buttons[0].window?.overrideUserInterfaceStyle = .dark
        default: break
        }
      }
      robot.press(Bool.random(using: &random) ? .tab : .space)
      robot.wait(0.05)
      let focused = buttons.filter(\.isFocused)
      #expect(focused.count <= 1)
      if let one = focused.first {
        #expect(one.window != nil && one.isEnabled && !one.isHidden && one.alpha > 0)
        #expect(one.superview?.isHidden == false)
      }
    }
  }

  @Test("a control removes all others, and itself, as it gets the focus and as it is used")
  func removesAll() {
    let buttons = fill(10)
    buttons[2].addAction(
      UIAction { _ in
        for button in buttons { button.removeFromSuperview() }
      }, for: .primaryActionTriggered)
    robot.press(.tab)
    robot.press(.tab)
    robot.press(.tab)
    #expect(buttons[2].isFocused)
    robot.press(.space)
    robot.wait(0.2)
    #expect(!buttons.contains { $0.isFocused })
    robot.press(.tab)
    robot.press(.space)
    robot.press(.leftArrow)
    #expect(!buttons.contains { $0.isFocused })
  }
}
