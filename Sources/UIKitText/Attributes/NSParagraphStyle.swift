public import Foundation

/// How a paragraph is laid out. Lengths are in points.
///
/// The style itself does not change; `NSMutableParagraphStyle` does.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var values: ParagraphValues

  /// A style of default values.
  public override init() {
    values = ParagraphValues()
    super.init()
  }

  init(values: ParagraphValues) {
    self.values = values
    super.init()
  }

  /// The style of default values.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where the lines lie between the edges; `.natural` by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// What happens to lines that are too long; `.byWordWrapping` by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Which way the paragraph is written; `.natural` by default.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space between two lines, at least 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, at least 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, at least 0; not above the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How far the first line begins from the leading edge, at least 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines begin from the leading edge, at least 0.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end: up to 0, measured from the trailing edge; above, from the leading edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the font's line height is multiplied by, before the limits; 0 leaves it.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// A copy that does not change.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSParagraphStyle(values: values)
  }

  /// A copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
