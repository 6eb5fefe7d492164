public import UIKit

extension Robot {
  /// A key of a robot's keyboard, which is one of the United States.
  public struct Key: Equatable, Sendable {
    /// Its place.
    public let usage: UIKeyboardHIDUsage
    /// What it types without modifiers.
    public let characters: String

    /// A key by its place and what it types without modifiers.
    public init(_ usage: UIKeyboardHIDUsage, characters: String = "") {
      self.usage = usage
      self.characters = characters
    }

    /// Tab.
    public static let tab = Key(.keyboardTab, characters: "\t")
    /// Space.
    public static let space = Key(.keyboardSpacebar, characters: " ")
    /// Return.
    public static let enter = Key(.keyboardReturnOrEnter, characters: "\r")
    /// Escape.
    public static let escape = Key(.keyboardEscape, characters: "\u{1B}")
    /// Delete.
    public static let delete = Key(.keyboardDeleteOrBackspace, characters: "\u{8}")
    /// Up.
    public static let upArrow = Key(.keyboardUpArrow)
    /// Down.
    public static let downArrow = Key(.keyboardDownArrow)
    /// Left.
    public static let leftArrow = Key(.keyboardLeftArrow)
    /// Right.
    public static let rightArrow = Key(.keyboardRightArrow)
  }

  /// Presses a key with the modifiers: down, and up after a frame.
  public func press(_ key: Key, _ modifiers: UIKeyModifierFlags = []) {
    keyDown(key, modifiers)
    keyUp(key, modifiers)
  }

  /// Presses the key of a character with the modifiers: `robot.press("a", [.command])`. Nothing is pressed for an
  /// empty text, and of a longer one the first character counts.
  public func press(_ character: String, _ modifiers: UIKeyModifierFlags) {
    guard let first = character.first else { return }
    let stroke = Keyboard.stroke(for: first)
    press(stroke.key, typing: character, modifiers.union(stroke.modifiers))
  }

  /// Types `text`, a key press for each character. A character that the keyboard does not have comes from a key
  /// without a place.
  public func type(_ text: String) {
    for character in text {
      let stroke = Keyboard.stroke(for: character)
      press(stroke.key, typing: String(character), stroke.modifiers)
    }
  }

  /// Does what an input method does: `text`, which is not final, takes the place of what it had before. What it has
  /// selected in it is in units of UTF-16; without that the caret is at its end.
  public func compose(_ text: String, selected: Range<Int>? = nil) {
    run { host.input?.send(.composition(HostComposition(text, selection: selected))) }
    step()
  }

  /// Lets the input method come to its end: `text` is its last word, and an empty one calls it off.
  public func commit(_ text: String) {
    run { host.input?.send(.composition(HostComposition(text, isFinal: true))) }
    step()
  }

  /// Presses a key down. It stays down until ``keyUp(_:_:)``.
  public func keyDown(_ key: Key, _ modifiers: UIKeyModifierFlags = []) {
    send(.down, key, key.characters, modifiers)
  }

  /// Lets a key that is down repeat `count` times.
  public func keyRepeat(_ key: Key, _ modifiers: UIKeyModifierFlags = [], count: Int = 1) {
    for _ in 0..<max(0, count) { send(.again, key, key.characters, modifiers) }
  }

  /// Lets a key go.
  public func keyUp(_ key: Key, _ modifiers: UIKeyModifierFlags = []) {
    send(.up, key, key.characters, modifiers)
  }

  private func press(_ key: Key, typing characters: String, _ modifiers: UIKeyModifierFlags) {
    send(.down, key, characters, modifiers)
    send(.up, key, characters, modifiers)
  }

  private func send(
    _ phase: HostKey.Phase, _ key: Key, _ characters: String, _ modifiers: UIKeyModifierFlags
  ) {
    let event = HostKey(
      phase, key.usage, characters: characters, charactersIgnoringModifiers: key.characters,
      modifiers: modifiers)
    run { host.input?.send(.key(event)) }
    step()
  }
}
