import Foundation

extension UIWindow {
  /// Hands what an input method did to the text that is edited; without one it goes nowhere.
  func compose(_ composition: HostComposition) {
    guard !isHidden, let input = responderForKeys as? any UITextInput else { return }
    let range = composition.selection
    if composition.isFinal, !composition.text.isEmpty {
      // Fields and text views ask their delegates first.
      if let text = input as? any TextEditing {
        text.perform(.insert(composition.text))
      } else {
        input.insertText(composition.text)
      }
    } else {
      input.setMarkedText(
        composition.text,
        selectedRange: NSRange(location: range.lowerBound, length: range.count))
      if composition.isFinal { input.unmarkText() }
    }
  }
}
