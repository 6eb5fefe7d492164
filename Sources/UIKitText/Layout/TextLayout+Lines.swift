package import Foundation

// Line by line, for views that lay out a paragraph at a time. Lines are counted from 0; offsets are in units of UTF-16.
extension TextLayout {
  /// What is left free around the paragraph that the text is, in points: above, below, and between its lines.
  package var gaps: (above: CGFloat, below: CGFloat, between: CGFloat) {
    let values = (source.paragraphValues(at: 0) ?? ParagraphValues()).bounded
    return (values.paragraphSpacingBefore, values.paragraphSpacing, values.lineSpacing)
  }

  /// The line that a caret is in: where one wraps, behind it or before the next.
  package func line(of offset: Int, atEndOfLine: Bool) -> Int {
    let byte = byte(at: offset)
    if atEndOfLine, let index = texts.firstIndex(where: { $0.wraps && $0.range.upperBound == byte })
    {
      return index
    }
    return texts.lastIndex { $0.range.lowerBound <= byte } ?? 0
  }

  /// The line at a height; the nearest for heights beyond them.
  package func line(at y: CGFloat) -> Int {
    texts.firstIndex { y < $0.rect.maxY } ?? max(0, texts.count - 1)
  }

  /// The offsets of what a line shows.
  package func offsets(ofLine index: Int) -> Range<Int> {
    guard texts.indices.contains(index) else { return 0..<0 }
    let range = texts[index].range
    return offset(ofByte: range.lowerBound)..<offset(ofByte: range.upperBound)
  }

  /// The offset of the caret in a line that is nearest to `x`.
  package func offset(inLine index: Int, at x: CGFloat) -> Int {
    guard texts.indices.contains(index), x.isFinite else { return 0 }
    return offset(ofByte: library.locked { texts[index].byte(at: x) })
  }

  /// From where to where the letters of a part go in a line, from the left; several where directions differ.
  package func spans(of range: Range<Int>, inLine index: Int) -> [ClosedRange<CGFloat>] {
    guard texts.indices.contains(index) else { return [] }
    let bytes = byte(at: range.lowerBound)..<byte(at: range.upperBound)
    return library.locked { texts[index].spans(of: bytes) }
  }
}
