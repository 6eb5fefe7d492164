import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Shortcuts: who gets a key, and when.
@MainActor @Suite struct KeyCommandTests {
  private final class Screen: UIViewController {
    var lines: [String] = []
    var commands: [UIKeyCommand] = []
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 34))
    override var keyCommands: [UIKeyCommand]? { (super.keyCommands ?? []) + commands }

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityLabel = "Field"
      view.addSubview(field)
    }

    func add(_ input: String, _ modifiers: UIKeyModifierFlags = [], priority: Bool = false) {
      let command = UIKeyCommand(title: "", input: input, modifierFlags: modifiers) {
        [weak self] command, _ in
        self?.lines.append("\(command.modifierFlags.rawValue) \(command.input ?? "")")
      }
      command.wantsPriorityOverSystemBehavior = priority
      commands.append(command)
    }
  }

  private func make() -> (Screen, Robot) {
    let screen = Screen()
    return (screen, Robot(screen, device: HostDevice(size: CGSize(width: 300, height: 200))))
  }

  private let command = UIKeyModifierFlags.command.rawValue

  @Test func keysMatchWithTheirModifiersAlone() {
    let (screen, robot) = make()
    screen.add("s", .command)
    screen.add("+", .command)
    screen.add(UIKeyCommand.inputEscape)
    robot.press("s", .command)
    robot.press("s", [.command, .shift])
    robot.press("s", [])
    robot.press("+", .command)
    robot.press(.escape)
    robot.press(.escape, .shift)
    #expect(screen.lines == ["\(command) s", "\(command) +", "0 UIKeyInputEscape"])
  }

  @Test func aTextThatIsEditedComesFirstUnlessTheCommandDoes() throws {
    let (screen, robot) = make()
    screen.add("a", .command)
    screen.add("b", [])
    screen.add("d", .command)
    screen.add("c", [], priority: true)
    screen.add(UIKeyCommand.inputUpArrow)
    try robot.tap("Field")
    robot.type("bcx")
    robot.press("a", .command)
    robot.press("d", .command)
    robot.press(.upArrow)
    #expect(screen.field.text == "bx")
    #expect(screen.lines == ["0 c", "\(command) d"])
    robot.run { _ = screen.field.resignFirstResponder() }
    robot.press("a", .command)
    robot.press(.upArrow)
    #expect(screen.lines.suffix(2) == ["\(command) a", "0 UIKeyInputUpArrow"])
  }

  @Test func theNearestUpTheChainHasIt() {
    let (screen, robot) = make()
    final class Child: UIView {
      var count = 0
      override var canBecomeFirstResponder: Bool { true }
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(title: "", input: "s", modifierFlags: .command) { [weak self] _, first in
            if first === self { self?.count += 1 }
          }
        ]
      }
    }
    let child = Child(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(child)
    screen.add("s", .command)
    robot.run { _ = child.becomeFirstResponder() }
    robot.press("s", .command)
    #expect(child.count == 1 && screen.lines == [])
    robot.run { child.removeFromSuperview() }
    robot.press("s", .command)
    #expect(child.count == 1 && screen.lines == ["\(command) s"])
  }

  @Test func aCommandThatWasAddedCanBeTakenAway() {
    let (screen, robot) = make()
    var count = 0
    let command = UIKeyCommand(title: "Save", input: "s", modifierFlags: .command) { _, _ in
      count += 1
    }
    screen.addKeyCommand(command)
    robot.press("s", .command)
    screen.removeKeyCommand(command)
    robot.press("s", .command)
    #expect(count == 1)
  }

  @Test func aViewThatIsNoTextHearsOfEditing() {
    let (screen, robot) = make()
    final class Card: UIView {
      var lines: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { lines.append("copy") }
      override func paste(_ sender: Any?) { lines.append("paste") }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.view.addSubview(card)
    robot.run { _ = card.becomeFirstResponder() }
    robot.press("c", .command)
    robot.press("v", .control)
    robot.press("x", .control)
    robot.press("c", [])
    #expect(card.lines == ["copy", "paste"])
  }
}
