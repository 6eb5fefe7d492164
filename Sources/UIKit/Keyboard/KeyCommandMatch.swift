/// Whether a key that goes down is that of a command.
enum KeyCommandMatch {
  static func matches(_ key: HostKey, _ command: UIKeyCommand) -> Bool {
    guard let input = command.input, !input.isEmpty else { return false }
    let ignored: UIKeyModifierFlags = [.alphaShift, .numericPad]
    let held = key.modifiers.subtracting(ignored)
    let wanted = command.modifierFlags.subtracting(ignored)
    if let name = name(of: key.usage) { return input == name && held == wanted }
    let wantedText = input.lowercased()
    if held == wanted { return key.charactersIgnoringModifiers.lowercased() == wantedText }
    // A sign that is typed with Shift: Command and + is that whatever key + is on.
    return held.subtracting(.shift) == wanted && !input.contains(where: \.isLetter)
      && [key.characters, key.charactersIgnoringModifiers].contains(input)
  }

  private static func name(of usage: UIKeyboardHIDUsage) -> String? {
    switch usage {
    case .keyboardUpArrow: UIKeyCommand.inputUpArrow
    case .keyboardDownArrow: UIKeyCommand.inputDownArrow
    case .keyboardLeftArrow: UIKeyCommand.inputLeftArrow
    case .keyboardRightArrow: UIKeyCommand.inputRightArrow
    case .keyboardEscape: UIKeyCommand.inputEscape
    case .keyboardPageUp: UIKeyCommand.inputPageUp
    case .keyboardPageDown: UIKeyCommand.inputPageDown
    case .keyboardHome: UIKeyCommand.inputHome
    case .keyboardEnd: UIKeyCommand.inputEnd
    case .keyboardDeleteForward: UIKeyCommand.inputDelete
    case .keyboardReturnOrEnter, .keypadEnter: "\r"
    case .keyboardTab: "\t"
    case .keyboardDeleteOrBackspace: "\u{8}"
    default: nil
    }
  }
}
