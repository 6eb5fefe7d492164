public import Foundation

/// A paragraph style that can be changed. A length that is not finite counts as 0.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where the lines lie between the edges; `.natural` by default.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  /// What happens to lines that are too long; `.byWordWrapping` by default.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  /// Which way the paragraph is written; `.natural` by default.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }

  /// The space between two lines, at least 0.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue.atLeastZero }
  }

  /// The space below the paragraph, at least 0.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue.atLeastZero }
  }

  /// The space above the paragraph, at least 0; not above the first one.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue.atLeastZero }
  }

  /// How far the first line begins from the leading edge, at least 0.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue.atLeastZero }
  }

  /// How far the other lines begin from the leading edge, at least 0.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue.atLeastZero }
  }

  /// Where lines end: up to 0, measured from the trailing edge; above, from the leading edge.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.isFinite ? newValue : 0 }
  }

  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue.atLeastZero }
  }

  /// The greatest height of a line; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue.atLeastZero }
  }

  /// What the font's line height is multiplied by, before the limits; 0 leaves it.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue.atLeastZero }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}

extension CGFloat {
  fileprivate var atLeastZero: CGFloat { isFinite ? Swift.max(self, 0) : 0 }
}
