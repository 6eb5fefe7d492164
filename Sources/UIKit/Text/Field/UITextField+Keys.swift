import Foundation
import UIKitText

extension UITextField {
  // MARK: Keys

  func press(_ press: UIPress) -> Bool {
    self.press(press) {
      pressReturn()
      return true
    }
  }

  // Return that is held is pressed once.
  func pressAgain(_ press: UIPress) -> Bool { pressAgain(press) {} }

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
    case 2: select(EditSelection(editor.word(around: offset)))
    case 3...: select(EditSelection(0..<editor.length))
    default:
      // A secret that is come back to stays to be replaced; a drag has selected already.
      let moves = session?.anchor.map { $0 == offset } ?? true
      if !hasDragged || moves, session?.replacesSecret != true { select(EditSelection(offset)) }
    }
    session?.anchor = nil
  }
}
