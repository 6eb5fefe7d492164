/// Which key does what to a text: those of the keyboards of Apple's devices, and of those beside Linux's.
nonisolated enum EditKeys {
  /// What a key does; nil when it is none of a text's.
  static func command(
    for usage: UIKeyboardHIDUsage, characters: String, ignoringModifiers: String,
    modifiers: UIKeyModifierFlags
  ) -> EditCommand? {
    let extends = modifiers.contains(.shift)
    let isCommand = modifiers.contains(.command)
    let isControl = modifiers.contains(.control)
    let isWord = modifiers.contains(.alternate) || isControl
    let unit: EditUnit = isCommand ? .line : isWord ? .word : .character
    switch usage {
    case .keyboardLeftArrow: return .move(.left, unit, extends: extends)
    case .keyboardRightArrow: return .move(.right, unit, extends: extends)
    case .keyboardUpArrow: return .move(.up, isCommand ? .document : .character, extends: extends)
    case .keyboardDownArrow:
      return .move(.down, isCommand ? .document : .character, extends: extends)
    case .keyboardPageUp: return .move(.up, .page, extends: extends)
    case .keyboardPageDown: return .move(.down, .page, extends: extends)
    case .keyboardHome: return .move(.backward, isControl ? .document : .line, extends: extends)
    case .keyboardEnd: return .move(.forward, isControl ? .document : .line, extends: extends)
    case .keyboardDeleteOrBackspace: return .delete(.backward, unit)
    case .keyboardDeleteForward: return extends ? .cut : .delete(.forward, unit)
    case .keyboardInsert where extends: return .paste
    case .keyboardInsert where isControl: return .copy
    case .keyboardCut: return .cut
    case .keyboardCopy: return .copy
    case .keyboardPaste: return .paste
    case .keyboardUndo: return .undo
    case .keyboardAgain: return .redo
    case .keyboardTab, .keyboardEscape, .keyboardReturnOrEnter, .keypadEnter: return nil
    default: break
    }
    if isCommand || isControl && !modifiers.contains(.alternate) {
      return shortcut(ignoringModifiers.lowercased(), extends)
    }
    let typed = EditFilter.clean(characters, isSingleLine: false)
    return typed.isEmpty ? nil : .insert(typed)
  }

  private static func shortcut(_ letter: String, _ isShifted: Bool) -> EditCommand? {
    switch letter {
    case "a": .selectAll
    case "x": .cut
    case "c": .copy
    case "v": .paste
    case "z": isShifted ? .redo : .undo
    case "y": .redo
    default: nil
    }
  }
}
