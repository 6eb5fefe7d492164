import Foundation
import UIKitLoop

/// What there is only while a field is edited.
@MainActor final class FieldSession {
  /// Blinks the caret.
  var ticket: LoopTicket?
  /// The keys that are down and were used here.
  var usedKeys: Set<UIKeyboardHIDUsage> = []
  /// Whether what is typed next takes the place of the secret that was there.
  var replacesSecret = false
  /// Where a finger that selects went down.
  var anchor: Int?
  /// Whether the field was edited before the finger went down.
  var wasEditing = false

  isolated deinit {
    ticket?.cancel()
  }
}
