import Foundation

// A finger scrolls; a tap, a second one that stays down, a long press and a pointer select.
extension UITextView {
  func installPress() {
    let press = UILongPressGestureRecognizer()
    addGestureRecognizer(press)
    pressToken = press.handlers.add { [weak self] recognizer in self?.pressed(recognizer) }
    longPress = press
  }

  /// Whether a drag selects now, and does not scroll.
  var isSelectingByDrag: Bool { touchAnchor != nil }

  func beginTouch(_ touch: UITouch) {
    touchAnchor = nil
    guard isSelectable || isEditable else { return }
    let isPointer = touch.type == .indirectPointer && touch.buttons.contains(.primary)
    let caret = caret(nearestTo: touch.location(in: self))
    if touch.tapCount > 1, isFirstResponder || isPointer || becomeFirstResponder() {
      touchAnchor = unit(around: caret.offset, touch.tapCount)
      if let range = touchAnchor { select(EditSelection(range)) }
    } else if isPointer, becomeFirstResponder() {
      touchAnchor = caret.offset..<caret.offset
      select(
        EditSelection(anchor: caret.offset, head: caret.offset, isAtLineEnd: caret.isAtLineEnd))
    }
  }

  func moveTouch(_ touch: UITouch) { extend(to: touch.location(in: self), touch.tapCount) }

  func endTouch(_ touch: UITouch) {
    defer { touchAnchor = nil }
    guard touchAnchor == nil, touch.tapCount == 1, isSelectable || isEditable else { return }
    guard bounds.holds(touch.location(in: self)) else { return }
    guard isEditable else {
      // A tap takes a selection back.
      if isFirstResponder, !editor.selection.isCaret {
        select(EditSelection(editor.selection.range.lowerBound))
      }
      return
    }
    guard becomeFirstResponder() else { return }
    layoutIfNeeded()
    let caret = caret(nearestTo: touch.location(in: self))
    select(EditSelection(anchor: caret.offset, head: caret.offset, isAtLineEnd: caret.isAtLineEnd))
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    switch recognizer.state {
    case .began:
      guard isSelectable || isEditable, becomeFirstResponder() else { return }
      let caret = caret(nearestTo: point)
      // To read, a word; to write, a caret that follows the finger.
      touchAnchor = isEditable ? nil : editor.word(around: caret.offset)
      select(
        touchAnchor.map { EditSelection($0) }
          ?? EditSelection(
            anchor: caret.offset, head: caret.offset, isAtLineEnd: caret.isAtLineEnd))
    case .changed:
      if touchAnchor != nil { return extend(to: point, 2) }
      guard isEditing else { return }
      let caret = caret(nearestTo: point)
      if caret != editor.selection.caret {
        select(
          EditSelection(
            anchor: caret.offset, head: caret.offset, isAtLineEnd: caret.isAtLineEnd))
      }
    default: touchAnchor = nil
    }
  }

  /// Extends the selection from where the finger went down, by characters, words or paragraphs.
  private func extend(to point: CGPoint, _ taps: Int) {
    guard let anchor = touchAnchor, isFirstResponder else { return }
    let caret = caret(nearestTo: point)
    let reached = taps > 1 ? unit(around: caret.offset, taps) : caret.offset..<caret.offset
    let selection =
      reached.lowerBound < anchor.lowerBound
      ? EditSelection(anchor: anchor.upperBound, head: reached.lowerBound)
      : EditSelection(
        anchor: anchor.lowerBound, head: max(anchor.upperBound, reached.upperBound),
        isAtLineEnd: taps == 1 && caret.isAtLineEnd)
    if selection != editor.selection { select(selection) }
  }

  private func unit(around offset: Int, _ taps: Int) -> Range<Int> {
    guard taps > 2 else { return editor.word(around: offset) }
    let (index, start) = editor.content.place(of: offset)
    return start..<start + editor.content.paragraphs[index].length
  }
}
