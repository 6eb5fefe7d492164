/// One key at one moment.
nonisolated public struct HostKey: Equatable, Sendable {
  /// What a key does.
  public enum Phase: Equatable, Sendable {
    /// It goes down.
    case down
    /// It is held, and repeats.
    case again
    /// It goes up.
    case up
  }

  /// What the key did.
  public var phase: Phase
  /// The place of the key; `keyboard_Reserved` when the host does not know it.
  public var usage: UIKeyboardHIDUsage
  /// What it types with the modifiers.
  public var characters: String
  /// What it types without modifiers other than Shift.
  public var charactersIgnoringModifiers: String
  /// The modifiers that are held.
  public var modifiers: UIKeyModifierFlags

  /// A key that did something. One that goes down without having gone up is cancelled first; one that was
  /// never down neither repeats nor goes up.
  public init(
    _ phase: Phase, _ usage: UIKeyboardHIDUsage, characters: String = "",
    charactersIgnoringModifiers: String? = nil, modifiers: UIKeyModifierFlags = []
  ) {
    self.phase = phase
    self.usage = usage
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifiers = modifiers
  }
}
