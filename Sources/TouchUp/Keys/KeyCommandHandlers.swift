import UIKit

/// The shortcuts that the kit has added to one controller: a command for each handler, as long as it is there.
@MainActor final class KeyCommandHandlers {
  private weak var controller: UIViewController?
  private var lists: [ObjectIdentifier: HandlerList<UIKeyCommand>] = [:]

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  static func of(_ controller: UIViewController) -> KeyCommandHandlers {
    attachment(of: controller) { KeyCommandHandlers(controller) }
  }

  func add(
    _ handler: Handler<UIKeyCommand>, _ input: String, _ modifiers: UIKeyModifierFlags,
    _ title: String, _ hasPriority: Bool
  ) -> RemovableTarget {
    let command = UIKeyCommand.make(input, modifiers, title) { [weak self] command, _ in
      self?.lists[ObjectIdentifier(command)]?.send(command)
    }
    command.wantsPriorityOverSystemBehavior = hasPriority
    let list = HandlerList<UIKeyCommand> { [weak self, weak command] in
      guard let self, let command else { return }
      self.lists[ObjectIdentifier(command)] = nil
      self.controller?.removeKeyCommand(command)
    }
    list.add(handler)
    lists[ObjectIdentifier(command)] = list
    controller?.addKeyCommand(command)
    return RemovableTarget(handler)
  }
}
