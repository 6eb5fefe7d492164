import Foundation
import UIKitText

extension UITextField {
  // MARK: Keys

  /// What a key does that goes down; whether it is used here.
  func press(_ press: UIPress) -> Bool {
    guard isEditing, let key = press.key else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      session?.usedKeys.insert(key.keyCode)
      pressReturn()
    default:
      guard let command = command(of: key) else { return false }
      session?.usedKeys.insert(key.keyCode)
      perform(command)
    }
    return true
  }

  func pressAgain(_ press: UIPress) -> Bool {
    guard let key = press.key, session?.usedKeys.contains(key.keyCode) == true else { return false }
    if let command = command(of: key) { perform(command) }
    return true
  }

  func release(_ press: UIPress) -> Bool {
    guard let key = press.key else { return false }
    return session?.usedKeys.remove(key.keyCode) != nil
  }

  private func command(of key: UIKey) -> EditCommand? {
    EditKeys.command(
      for: key.keyCode, characters: key.characters,
      ignoringModifiers: key.charactersIgnoringModifiers, modifiers: key.modifierFlags)
  }

  /// Return: the delegate is asked, then actions are done; where somebody waits for the end, editing ends.
  private func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText { return }
    commitMarkedText()
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    if onReturnKey?() == true { return }
    sendActions(for: .primaryActionTriggered)
    guard isEditing else { return }
    let endsEditing = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    if endsEditing { resignFirstResponder() }
  }

  // MARK: Fingers

  func beginSelecting(_ touch: UITouch) {
    guard let session else { return }
    let offset = offset(at: touch.location(in: self))
    session.anchor = touch.tapCount > 1 ? nil : offset
  }

  func goOnSelecting(_ touch: UITouch) {
    guard let anchor = session?.anchor else { return }
    let head = offset(at: touch.location(in: self))
    let selection = EditSelection(anchor: anchor, head: head)
    if selection != editor.selection { select(selection) }
  }

  func endSelecting(_ touch: UITouch) {
    guard isTouchInside else { return }
    let hasDragged = isEditing && !editor.selection.isCaret && session?.anchor != nil
    let isFresh = !isEditing
    if isFresh, !becomeFirstResponder() { return }
    layoutIfNeeded()
    let offset = offset(at: touch.location(in: self))
    switch touch.tapCount {
    case 2: select(EditSelection(wordRange(around: offset)))
    case 3...: select(EditSelection(0..<editor.length))
    default:
      // A secret that is come back to stays to be replaced; a drag has selected already.
      let moves = session?.anchor.map { $0 == offset } ?? true
      if !hasDragged || moves, session?.replacesSecret != true { select(EditSelection(offset)) }
    }
    session?.anchor = nil
  }

  private func wordRange(around offset: Int) -> Range<Int> {
    isSecureTextEntry
      ? 0..<editor.length
      : editor.text.wholeCharacters(in: WordBreaks.word(around: offset, in: editor.text))
  }
}
