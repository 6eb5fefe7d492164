#if os(iOS)
  import ObjectiveC
  import UIKit

  /// A command that runs `body` with itself and the responder that got the key.
  ///
  /// UIKit calls a method of the first responder, which finds the body by what the command carries.
  func keyCommand(
    title: String, input: String, modifiers: UIKeyModifierFlags,
    body: @escaping @MainActor (UIKeyCommand, UIResponder) -> Void
  ) -> UIKeyCommand {
    let name = UUID().uuidString
    let command = UIKeyCommand(
      title: title, action: #selector(UIResponder.touchUpRunKeyCommand), input: input,
      modifierFlags: modifiers, propertyList: name)
    KeyCommandBodies.add(KeyCommandBody(body), named: name, to: command)
    return command
  }

  private final class KeyCommandBody: NSObject {
    let run: @MainActor (UIKeyCommand, UIResponder) -> Void

    init(_ run: @escaping @MainActor (UIKeyCommand, UIResponder) -> Void) {
      self.run = run
    }
  }

  /// Finds bodies by name: each lives as long as its command.
  private enum KeyCommandBodies {
    private static let all = NSMapTable<NSString, KeyCommandBody>.strongToWeakObjects()
    private static var key: UInt8 = 0

    static func add(_ body: KeyCommandBody, named name: String, to command: UIKeyCommand) {
      all.setObject(body, forKey: name as NSString)
      objc_setAssociatedObject(command, &key, body, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    static func body(of command: UIKeyCommand) -> KeyCommandBody? {
      (command.propertyList as? NSString).flatMap { all.object(forKey: $0) }
    }
  }

  extension UIResponder {
    @objc fileprivate func touchUpRunKeyCommand(_ sender: UIKeyCommand) {
      KeyCommandBodies.body(of: sender)?.run(sender, self)
    }
  }
#endif
