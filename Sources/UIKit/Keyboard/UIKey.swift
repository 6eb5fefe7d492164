public import Foundation

/// A key with what it means at the moment: its place and the characters of the keyboard's layout.
@preconcurrency @MainActor open class UIKey: NSObject {
  /// What the key types with the modifiers; empty for a key that types nothing.
  open var characters: String { key.characters }
  /// What it would type without modifiers other than Shift.
  open var charactersIgnoringModifiers: String { key.charactersIgnoringModifiers }
  /// The modifiers that are held.
  open var modifierFlags: UIKeyModifierFlags { key.modifiers }
  /// The place of the key.
  open var keyCode: UIKeyboardHIDUsage { key.usage }

  private let key: HostKey

  init(_ key: HostKey) {
    self.key = key
    super.init()
  }
}
