package import Foundation
import UIKitGraphics

/// A text to lay out, with the look of its parts: what an attributed string says, as a value.
package struct TextSource: Sendable, Hashable {
  /// Never holds a NUL, which Pango does not take.
  let text: String
  let runs: [TextRun]
  /// The style at each place where it changes: the byte of UTF-8 it begins at, in ascending order.
  let paragraphStyles: [Styled]

  struct Styled: Sendable, Hashable {
    let start: Int
    let values: ParagraphValues
  }

  /// A text of one font.
  package init(_ string: String, font: UIFont) {
    text = string.withoutNULs
    runs =
      text.isEmpty
      ? [] : [TextRun(length: text.utf8.count, look: TextRun.Look(font: font.spec))]
    paragraphStyles = []
  }

  /// A text whose parts look as their attributes say; `font` is that of parts without one.
  package init(_ attributed: NSAttributedString, font: UIFont) {
    // NB: a half of a surrogate pair has become U+FFFD here, of the same length in UTF-16.
    let string = attributed.string
    var text = ""
    var runs: [TextRun] = []
    var styles: [Styled] = []
    var position = string.startIndex
    var offset = 0
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length), options: []
    ) { attributes, range, _ in
      var rounded = string.utf16.index(position, offsetBy: range.location + range.length - offset)
      if rounded.samePosition(in: string.unicodeScalars) == nil {
        rounded = string.utf16.index(before: rounded)
      }
      let part = String(string[position..<rounded]).withoutNULs
      offset += string.utf16.distance(from: position, to: rounded)
      position = rounded
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle,
        styles.last?.values != style.values
      {
        styles.append(Styled(start: text.utf8.count, values: style.values))
      } else if attributes[.paragraphStyle] == nil, let last = styles.last,
        last.values != ParagraphValues()
      {
        styles.append(Styled(start: text.utf8.count, values: ParagraphValues()))
      }
      guard !part.isEmpty else { return }
      text += part
      runs.append(
        TextRun(length: part.utf8.count, look: TextRun.Look(attributes, font: font.spec)))
    }
    self.text = text
    self.runs = runs
    paragraphStyles = styles
  }

  init(text: String, runs: [TextRun]) {
    self.text = text
    self.runs = runs
    paragraphStyles = []
  }

  /// The paragraph style at a byte; nil where none was given.
  func paragraphValues(at byte: Int) -> ParagraphValues? {
    paragraphStyles.last { $0.start <= byte }?.values
  }

  /// The runs of a part of the text, in bytes.
  func runs(in range: Range<Int>) -> [TextRun] {
    if runs.count == 1 { return [TextRun(length: range.count, look: runs[0].look)] }
    var result: [TextRun] = []
    var start = 0
    for run in runs {
      let part = range.clamped(to: start..<start + run.length)
      if !part.isEmpty { result.append(TextRun(length: part.count, look: run.look)) }
      start += run.length
      if start >= range.upperBound { break }
    }
    return result
  }
}

extension TextRun.Look {
  /// The look that attributes describe. Values of the wrong kind are left out.
  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: FontSpec) {
    self.init(font: (attributes[.font] as? UIFont)?.spec ?? font)
    func color(_ key: NSAttributedString.Key) -> RGBA? {
      (attributes[key] as? any TextColorResolving)?.resolvedTextColor.rgba
    }
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      let value: CGFloat? =
        switch attributes[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
      return value.flatMap { $0.isFinite ? max(-10_000, min($0, 10_000)) : nil }
    }
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      if let style = attributes[key] as? NSUnderlineStyle { return style }
      return NSUnderlineStyle(rawValue: number(key).map { Int($0) } ?? 0)
    }
    foreground = color(.foregroundColor)
    background = color(.backgroundColor)
    underline = style(.underlineStyle)
    underlineColor = color(.underlineColor)
    strikethrough = style(.strikethroughStyle)
    strikethroughColor = color(.strikethroughColor)
    baselineOffset = number(.baselineOffset) ?? 0
    if let kern = number(.kern) {
      spacing = kern
      ignoresKerning = kern == 0
    }
    spacing += number(.tracking) ?? 0
  }
}

extension String {
  /// The same text with characters of code 0 as ones that cannot be seen either.
  fileprivate var withoutNULs: String {
    guard utf8.contains(0) else { return self }
    return replacingOccurrences(of: "\0", with: "\u{2060}")
  }
}
