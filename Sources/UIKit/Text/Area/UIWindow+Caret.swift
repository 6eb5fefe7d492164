import Foundation

extension UIWindow {
  /// Where the caret of the text is that is edited, in points of the screen; of a selection, its end. Nil when no
  /// text is edited.
  var caretOnScreen: CGRect? {
    guard let view = firstResponder as? UIView, view.window === self,
      let input = firstResponder as? any UITextInput
    else { return nil }
    let end = input.selectedTextRange?.end ?? input.endOfDocument
    let caret = input.caretRect(for: end)
    guard !caret.isNull, caret.hasFiniteSides else { return nil }
    let inWindow = view.convert(caret, to: nil)
    return CGRect(origin: convertToScreen(inWindow.origin), size: inWindow.size)
  }
}
