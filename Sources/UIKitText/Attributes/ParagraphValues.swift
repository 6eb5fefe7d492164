import Foundation

/// The values of a paragraph style, lengths in points.
struct ParagraphValues: Sendable, Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  /// The same with lengths that can be added up: a million points at most.
  var bounded: ParagraphValues {
    var result = self
    let lengths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.firstLineHeadIndent,
      \.headIndent, \.tailIndent, \.minimumLineHeight, \.maximumLineHeight,
    ]
    for length in lengths {
      result[keyPath: length] = max(-1_000_000, min(self[keyPath: length], 1_000_000))
    }
    result.lineHeightMultiple = min(lineHeightMultiple, 1000)
    return result
  }
}
