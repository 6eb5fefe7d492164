extension TextEditing {
  /// What a key does that goes down; whether it is used here. `pressReturn` is done for Return.
  func press(_ press: UIPress, pressReturn: () -> Bool) -> Bool {
    guard let session, let key = press.key else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      guard !session.isReading, pressReturn() else { return false }
      session.usedKeys.insert(key.keyCode)
    default:
      guard let command = command(of: key), !session.isReading || command.onlyReads else {
        return false
      }
      session.usedKeys.insert(key.keyCode)
      perform(command)
    }
    return true
  }

  /// What a key does that is held; whether it is used here.
  func pressAgain(_ press: UIPress, pressReturn: () -> Void) -> Bool {
    guard let key = press.key, session?.usedKeys.contains(key.keyCode) == true else { return false }
    if key.keyCode == .keyboardReturnOrEnter || key.keyCode == .keypadEnter {
      pressReturn()
    } else if let command = command(of: key) {
      perform(command)
    }
    return true
  }

  /// Whether a key that was let go was used here.
  func release(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    return session?.usedKeys.remove(key.keyCode) != nil
  }

  /// Whether a key does something to the text now.
  func uses(_ key: UIKey) -> Bool {
    guard let session else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter: return !session.isReading
    default: return command(of: key).map { !session.isReading || $0.onlyReads } ?? false
    }
  }

  private func command(of key: UIKey) -> EditCommand? {
    if !isSingleLine, key.keyCode == .keyboardTab, key.modifierFlags.isEmpty {
      return .insert("\t")
    }
    return EditKeys.command(
      for: key.keyCode, characters: key.characters,
      ignoringModifiers: key.charactersIgnoringModifiers, modifiers: key.modifierFlags)
  }
}

extension EditCommand {
  /// Whether a text that is not edited has a use for it.
  fileprivate var onlyReads: Bool {
    switch self {
    case .copy, .selectAll, .move(_, _, extends: true): true
    default: false
    }
  }
}
