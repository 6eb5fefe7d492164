import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Shortcuts as closures and as methods.
@MainActor @Suite struct KeyCommandHandlerTests {
  private final class Editor: UIViewController {
    var saves = 0
    var names: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      (super.keyCommands ?? []) + [
        .keyCommand("s", .command, title: "Save", action: Editor.save),
        .keyCommand("o", .command, title: "Open", action: Editor.open),
      ]
    }
    func save() { saves += 1 }
    func open(_ command: UIKeyCommand) { names.append(command.discoverabilityTitle ?? "") }
  }

  @Test func aMethodIsCalled() {
    let editor = Editor()
    let robot = Robot(editor)
    robot.press("s", .command)
    robot.press("o", .command)
    #expect(editor.saves == 1 && editor.names == ["Open"])
  }

  @Test func aClosureRunsUntilItIsRemoved() {
    let screen = UIViewController()
    let robot = Robot(screen)
    var count = 0
    let target = screen.onKeyCommand("k", .control, title: "Count") { count += 1 }
    robot.press("k", .control)
    target.disable()
    robot.press("k", .control)
    target.enable()
    robot.press("k", .control)
    target.remove()
    robot.press("k", .control)
    #expect(count == 2 && screen.keyCommands?.isEmpty != false)
  }

  @Test func anOwnerIsNotKept() {
    let screen = UIViewController()
    let robot = Robot(screen)
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      screen.onKeyCommand("k", .command, with: owner) { $0.pressed() }
      robot.press("k", .command)
      #expect(owner.calls == 1)
    }
    #expect(gone == nil)
    robot.press("k", .command)
    #expect(screen.keyCommands?.isEmpty != false)
  }
}
