extension UIWindow {
  /// Does what the command of a key is there for: that of the first responder up the chain that has one. Whether there
  /// was any. Without priority, what the key does to a text that is edited, or to the focus, comes first.
  func runKeyCommand(_ key: HostKey, from responder: UIResponder) -> Bool {
    guard openMenus.isEmpty else { return false }
    let isSystems = isUsedBySystem(key, responder)
    var current: UIResponder? = responder
    while let candidate = current {
      let command = candidate.keyCommands?.first {
        KeyCommandMatch.matches(key, $0) && (!isSystems || $0.wantsPriorityOverSystemBehavior)
      }
      if let command {
        command.body(command, responder)
        return true
      }
      current = candidate.next
    }
    return false
  }

  private func isUsedBySystem(_ key: HostKey, _ responder: UIResponder) -> Bool {
    if let text = responder as? any TextEditing, text.uses(UIKey(key)) { return true }
    switch key.usage {
    case .keyboardTab: return key.modifiers.isDisjoint(with: [.command, .control, .alternate])
    case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter, .keyboardUpArrow,
      .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      return key.modifiers.isEmpty && focusSystem.focusedView != nil
    default: return false
    }
  }

  /// Does what a key of editing asks of whoever can: a view that is no text may have something to copy.
  func useEditingKey(_ press: UIPress) {
    guard let key = press.key, !key.modifierFlags.isDisjoint(with: [.command, .control]),
      key.modifierFlags.isDisjoint(with: [.alternate, .shift]), let responder = press.responder
    else { return }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "x": responder.cut(nil)
    case "c": responder.copy(nil)
    case "v": responder.paste(nil)
    case "a": responder.selectAll(nil)
    default: break
    }
  }
}
