public import Foundation

/// A part of a text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// Whether it holds no character.
  open var isEmpty: Bool { range.isEmpty }
  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.upperBound) }

  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }
}
