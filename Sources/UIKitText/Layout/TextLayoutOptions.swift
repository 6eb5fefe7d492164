package import Foundation

/// The space for a text and how it is put into it.
package struct TextLayoutOptions: Sendable, Hashable {
  /// Where lines end, in points; infinite for one line a paragraph.
  package var maximumWidth: CGFloat = .infinity
  /// Lines that do not fit are left out, the first one excepted; in points.
  package var maximumHeight: CGFloat = .infinity
  /// The most lines; 0 for no limit.
  package var numberOfLines = 0
  /// What happens to lines that are too long, and to what goes beyond the last line.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Where lines lie between the edges.
  package var alignment = NSTextAlignment.natural
  /// The direction of paragraphs without a letter that has one.
  package var isRightToLeft = false
  /// Pixels a point: the size is rounded up to whole pixels.
  package var scale: CGFloat = 2
  /// Whether paragraph styles in the text come before `alignment` and `lineBreakMode`.
  package var followsParagraphStyles = true

  /// The direction of all paragraphs; natural for each its own.
  package var direction = NSWritingDirection.natural
  /// Whether it begins within a paragraph: the first line is none of a paragraph then.
  package var continuesParagraph = false
  /// Whether an empty text has a line, as an empty paragraph has.
  package var hasLineWithoutText = false

  package init() {}
}
