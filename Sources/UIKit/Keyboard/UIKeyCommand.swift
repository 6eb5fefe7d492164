public import Foundation

/// A key, with modifiers, that does something: a shortcut. A responder offers those of its ``UIResponder/keyCommands``.
///
/// On iOS what it does is named by a selector. There are none here: the kit makes commands of closures and of methods, on
/// both.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {
  /// The arrow up.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// End.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// Delete forward.
  nonisolated public static let inputDelete = "UIKeyInputDelete"

  /// What it is called.
  open var title: String
  /// The key: what it types, small, or one of the names here.
  open var input: String? { key }
  /// The modifiers that are held with it; no others may be.
  open var modifierFlags: UIKeyModifierFlags { modifiers }
  /// What it does, in words, for those who look for shortcuts.
  open var discoverabilityTitle: String?
  /// Whether it comes before what the key does to a text that is edited, or to the focus.
  open var wantsPriorityOverSystemBehavior = false

  private let key: String
  private let modifiers: UIKeyModifierFlags
  /// Does what it is there for; handed the responder that the search began at.
  package let body: @MainActor (UIKeyCommand, UIResponder) -> Void

  package init(
    title: String, input: String, modifierFlags: UIKeyModifierFlags,
    body: @escaping @MainActor (UIKeyCommand, UIResponder) -> Void
  ) {
    self.title = title
    key = input
    modifiers = modifierFlags
    self.body = body
    super.init()
  }
}
