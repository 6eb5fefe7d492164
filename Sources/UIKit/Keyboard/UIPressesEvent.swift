import Foundation

/// What keys did at one moment.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  /// `presses`.
  open override var type: EventType { .presses }

  /// All keys that are down, or were until this event.
  open private(set) var allPresses: Set<UIPress>

  init(_ presses: [UIPress], modifiers: UIKeyModifierFlags, timestamp: TimeInterval) {
    allPresses = Set(presses)
    super.init(sequence: ())
    self.timestamp = timestamp
    modifierFlags = modifiers
  }
}
