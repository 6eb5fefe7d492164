public import Foundation

/// A responder whose text can be selected, measured and changed by code and by input methods.
///
/// It has the part of UIKit's protocol that is in force here. Positions and ranges are the responder's own: ask it for them.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts `text` in the place of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected: empty for a caret. Nil selects nothing.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has not finished; nil for nothing.
  var markedTextRange: UITextRange? { get }
  /// Puts text that is not final in the place of the marked text, or else of what is selected. `selectedRange` is in it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text final.
  func unmarkText()

  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// What is between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position some units of UTF-16 from another one, moved out of the middle of a character; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Which position comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many units of UTF-16 are between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The rectangle of the first line of a range.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret at a position is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// What a selection of a range covers.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point of the view.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The character at a point of the view.
  func characterRange(at point: CGPoint) -> UITextRange?
}
