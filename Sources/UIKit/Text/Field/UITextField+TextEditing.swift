import Foundation

extension UITextField: TextEditing {
  var isSingleLine: Bool { true }
  var clearsNext: Bool { clearsOnInsertion || session?.replacesSecret == true }
  var editGeometry: any EditGeometry {
    FieldGeometry(
      layout: wholeLayout, offsets: offsets, length: editor.length,
      isRightToLeft: isTextRightToLeft)
  }

  func asks(_ change: EditChange) -> Bool { asksDelegate(change) }
  func make(_ change: EditChange) { carryOut(change) }
  func selectionChanged() { showAndTellSelection() }
  func caret(nearestTo point: CGPoint) -> EditCaret { EditCaret(offset: offset(at: point)) }

  func markedTextCommitted(_ range: Range<Int>) {
    textLookChanged()
    tellChange()
  }
}
