/// What there is only while a text is edited.
@MainActor final class EditSession {
  /// The keys that are down and were used here.
  var usedKeys: Set<UIKeyboardHIDUsage> = []
  /// Whether what is typed next takes the place of the secret that was there.
  var replacesSecret = false
  /// Whether the text is only read: selected and copied.
  var isReading = false
  /// Where a finger that selects went down.
  var anchor: Int?
}
