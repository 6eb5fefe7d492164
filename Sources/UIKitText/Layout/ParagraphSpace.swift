import Foundation

/// How a paragraph lies in the space of its text: its style, and the edges that follow from it.
struct ParagraphSpace {
  let values: ParagraphValues
  let alignment: NSTextAlignment
  let lineBreakMode: NSLineBreakMode
  let isRightToLeft: Bool
  private let width: CGFloat
  private let continuesParagraph: Bool

  init(_ values: ParagraphValues?, text: Substring.UTF8View, _ options: TextLayoutOptions) {
    let values = options.followsParagraphStyles ? values : nil
    self.values = values?.bounded ?? ParagraphValues()
    alignment = values?.alignment ?? options.alignment
    lineBreakMode = values?.lineBreakMode ?? options.lineBreakMode
    width = options.maximumWidth
    continuesParagraph = options.continuesParagraph
    switch options.direction == .natural ? self.values.baseWritingDirection : options.direction {
    case .leftToRight: isRightToLeft = false
    case .rightToLeft: isRightToLeft = true
    case .natural: isRightToLeft = text.isRightToLeft ?? options.isRightToLeft
    }
  }

  /// How far a line begins from the leading edge.
  func head(isFirst: Bool) -> CGFloat {
    isFirst && !continuesParagraph ? values.firstLineHeadIndent : values.headIndent
  }

  /// How far lines reach from the leading edge; infinite where there is no limit.
  var reach: CGFloat {
    values.tailIndent > 0 ? values.tailIndent : width + values.tailIndent
  }

  /// The space for the letters of a line.
  func room(isFirst: Bool) -> CGFloat { max(0, reach - head(isFirst: isFirst)) }

  /// Where a line of given width begins, from the left edge of a space.
  func left(of lineWidth: CGFloat, isFirst: Bool, in container: CGFloat) -> CGFloat {
    let head = head(isFirst: isFirst)
    let tail = reach.isFinite ? max(0, container - reach) : 0
    let left = isRightToLeft ? tail : head
    let right = container - (isRightToLeft ? head : tail)
    let slack = right - left - lineWidth
    return switch alignment {
    case .left: left
    case .right: left + slack
    case .center: left + slack / 2
    case .natural, .justified: isRightToLeft ? left + slack : left
    }
  }

  /// The height of a line from what its font says, and what of it is above the letters.
  func height(ascent: CGFloat, descent: CGFloat) -> (height: CGFloat, ascent: CGFloat) {
    let natural = ascent + descent
    var height = values.lineHeightMultiple > 0 ? natural * values.lineHeightMultiple : natural
    height = max(height, values.minimumLineHeight)
    if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight) }
    return (height, ascent + height - natural)
  }
}

extension TextSource {
  /// Whether a paragraph is read from right to left: as the first letter that has a direction; nil when none has.
  package static func isRightToLeft(_ paragraph: Substring) -> Bool? {
    paragraph.utf8.isRightToLeft
  }
}

extension Substring.UTF8View {
  /// The direction of the first letter that has one; nil when none has.
  fileprivate var isRightToLeft: Bool? {
    for scalar in Substring(self).unicodeScalars {
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0x2B8, 0x370...0x58F,
        0x900...0x1FFF, 0x200E, 0x2C00...0x2E7F, 0x3005...0xD7FF, 0xF900...0xFB17,
        0xFF21...0xFFDC, 0x1D400...0x1D7FF, 0x20000...0x3FFFF:
        return false
      case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
        0x1E800...0x1EFFF:
        if !scalar.isDigitOrMark { return true }
      default: continue
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Digits and marks of right-to-left scripts have no direction of their own.
  fileprivate var isDigitOrMark: Bool {
    switch properties.generalCategory {
    case .decimalNumber, .nonspacingMark, .otherPunctuation, .format, .otherSymbol,
      .currencySymbol:
      value != 0x200F
    default: false
    }
  }
}
