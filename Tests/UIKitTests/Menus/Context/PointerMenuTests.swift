import Testing
import UIKit

@testable import UIKit
@testable import UIKitTestSupport

/// The buttons of a pointer.
@MainActor @Suite struct PointerMenuTests {
  private let rig = MenuRig()
  private var robot: Robot { rig.robot }

  @Test func aSecondaryClickOpensItAtThePointer() throws {
    rig.view.frame.origin.x = 20
    try robot.secondaryClick(.id("view"))
    #expect(rig.interaction.menuAppearance == .compact)
    #expect(rig.take() == ["ask 60 40", "display", "coming"])
    try robot.settle()
    #expect(rig.list.minX == 80 && rig.list.minY == 240 && rig.overlay?.lifted == nil)
    try robot.click("Copy")
    #expect(rig.log.suffix(2) == ["end", "Copy"])
  }

  @Test func fromRightToLeftItIsAtTheOtherSide() throws {
    var device = HostDevice.coarse
    device.layoutDirection = .rightToLeft
    let rig = MenuRig(device: device)
    rig.view.frame.origin.x = 260
    try rig.robot.secondaryClick(.id("view"))
    try rig.robot.settle()
    #expect(rig.list.maxX == 320 && rig.list.minY == 240)
  }

  @Test func primaryGesturesAreNotForIt() throws {
    rig.elements = nil
    let events = EventLog()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.frame = CGRect(x: 20, y: 600, width: 100, height: 44)
    events.follow(button)
    rig.screen.view.addSubview(button)
    var taps: [String] = []
    for (name, mask) in [("primary", UIEvent.ButtonMask.primary), ("secondary", .secondary)] {
      let tap = UITapGestureRecognizer()
      tap.buttonMaskRequired = mask
      _ = tap.handlers.add { taps.append("\(name) \($0.buttonMask.rawValue)") }
      rig.view.addGestureRecognizer(tap)
    }
    try robot.secondaryClick("Button")
    #expect(events.take() == [])
    try robot.secondaryClick(.id("view"))
    #expect(taps == ["secondary 2"])
    taps = []
    try robot.click("Button")
    #expect(events.take() == ["down", "upInside", "primary"])
    try robot.click(.id("view"))
    #expect(taps == ["primary 1"])
    taps = []
    // A finger has no buttons: it does for either, and the one added first is told.
    robot.wait(1)
    try robot.tap(.id("view"))
    #expect(taps == ["primary 0"])
  }

  @Test func viewsHearOfTheButtons() throws {
    let view = ButtonView(frame: CGRect(x: 20, y: 400, width: 100, height: 100))
    view.accessibilityIdentifier = "buttons"
    rig.screen.view.addSubview(view)
    try robot.secondaryClick(.id("buttons"))
    try robot.tap(.id("buttons"))
    #expect(view.log == ["3 2", "3 2", "0 0", "0 0"])
  }

  @Test func buttonsHaveNumbersAsInUIKit() {
    #expect(UIEvent.ButtonMask.button(1) == .primary && UIEvent.ButtonMask.button(2) == .secondary)
    #expect(UIEvent.ButtonMask.button(3).rawValue == 4)
    #expect(UIEvent.ButtonMask.button(0).isEmpty && UIEvent.ButtonMask.button(64).isEmpty)
    let tap = UITapGestureRecognizer()
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = []
    #expect(tap.buttonMaskRequired == .primary)
  }

  @Test func aSecondaryDragScrollsNothing() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 400))
    scroll.contentSize = CGSize(width: 390, height: 2_000)
    rig.screen.view.addSubview(scroll)
    let host = robot.host
    func send(_ phase: UITouch.Phase, _ y: CGFloat, _ buttons: UIEvent.ButtonMask) {
      robot.run {
        host.input?.send(
          .touches([
            HostTouch(
              id: 9, phase: phase, location: CGPoint(x: 200, y: y), type: .indirectPointer,
              buttons: buttons)
          ]))
      }
      robot.wait(1.0 / 60)
    }
    for buttons in [UIEvent.ButtonMask.secondary, .primary] {
      send(.began, 600, buttons)
      for step in 1...10 { send(.moved, 600 - CGFloat(step) * 10, buttons) }
      send(.ended, 500, buttons)
      #expect((scroll.contentOffset.y > 50) == (buttons == .primary))
    }
  }

  private final class ButtonView: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note(touches, event)
    }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
      log.append("\(touches.first?.type.rawValue ?? -1) \(event?.buttonMask.rawValue ?? -1)")
    }
  }
}
