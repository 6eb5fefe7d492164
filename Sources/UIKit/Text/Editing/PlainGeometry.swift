import Foundation

/// The geometry of a text that is not laid out: a line is a paragraph, and each goes one way.
nonisolated struct PlainGeometry: EditGeometry {
  let text: String
  /// The direction of paragraphs without a letter that has one.
  var isRightToLeft = false

  func line(around caret: EditCaret) -> Range<Int> { line(around: caret.offset) }

  private func line(around offset: Int) -> Range<Int> {
    let place = text.index(atUTF16: offset)
    let start = text[..<place].lastIndex(where: \.isNewline).map { text.index(after: $0) }
    let end = text[place...].firstIndex(where: \.isNewline)
    return text.utf16Offset(
      of: start ?? text.startIndex)..<text.utf16Offset(
        of: end ?? text.endIndex)
  }

  func isRightToLeft(at offset: Int) -> Bool {
    let line = line(around: offset)
    let letters = text[text.index(atUTF16: line.lowerBound)..<text.index(atUTF16: line.upperBound)]
    return letters.unicodeScalars.lazy.compactMap(\.isRightToLeft).first ?? isRightToLeft
  }

  func neighbor(of offset: Int, toRight: Bool) -> Int? {
    let isForward = toRight != isRightToLeft(at: offset)
    let next = isForward ? text.character(after: offset) : text.character(before: offset)
    return next == offset ? nil : next
  }

  /// As many characters into the next paragraph as into this one.
  func step(from caret: EditCaret, below: Bool, byPage: Bool, column: Double?) -> EditStep? {
    let line = line(around: caret.offset)
    let start = text.index(atUTF16: line.lowerBound)
    let column =
      column
      ?? Double(text.distance(from: start, to: text.index(atUTF16: caret.offset)))
    let edge =
      below ? text.character(after: line.upperBound) : text.character(before: line.lowerBound)
    guard below ? edge > line.upperBound : edge < line.lowerBound else { return nil }
    let other = self.line(around: edge)
    let end = text.index(atUTF16: other.upperBound)
    let place = text.index(
      text.index(atUTF16: other.lowerBound), offsetBy: Int(column), limitedBy: end)
    return EditStep(
      caret: EditCaret(offset: text.utf16Offset(of: place ?? end)), column: column)
  }
}

nonisolated extension Unicode.Scalar {
  /// The direction that a letter is read in; nil for what has none.
  fileprivate var isRightToLeft: Bool? {
    switch value {
    case 0x200F, 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      value == 0x200F || properties.isAlphabetic && properties.generalCategory != .nonspacingMark
        ? true : nil
    default: properties.isAlphabetic ? false : nil
    }
  }
}
