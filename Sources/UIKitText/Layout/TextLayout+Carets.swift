import CPango
package import Foundation

// Offsets are in units of UTF-16 of the text that was laid out. They hold where all of it is shown: for texts that
// wrap or overflow, not for ones cut off with an ellipsis.
extension TextLayout {
  /// The rectangle of a caret before an offset: without width, as high as its line.
  ///
  /// - Parameter atEndOfLine: where a line wraps, whether it stands behind the line rather than before the next.
  package func caret(at offset: Int, atEndOfLine: Bool = false) -> CGRect {
    let byte = byte(at: offset)
    guard let line = line(of: byte, atEndOfLine: atEndOfLine) else { return .zero }
    let x = library.locked { line.x(ofCaretAt: byte, atEndOfLine: atEndOfLine) }
    return CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)
  }

  /// The offset of the caret nearest to a point; points beside and beyond the lines belong to the nearest one.
  package func offset(at point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite, !texts.isEmpty else { return 0 }
    let line = texts.first { point.y < $0.rect.maxY } ?? texts[texts.count - 1]
    return offset(ofByte: library.locked { line.byte(at: point.x) })
  }

  /// What a selection covers, from the top: a rectangle a line, more where the direction changes in it.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    let bytes = byte(at: range.lowerBound)..<byte(at: range.upperBound)
    guard !bytes.isEmpty else { return [] }
    return library.locked {
      texts.flatMap { line in
        line.spans(of: bytes).map {
          CGRect(
            x: $0.lowerBound, y: line.rect.minY, width: $0.upperBound - $0.lowerBound,
            height: line.rect.height)
        }
      }
    }
  }

  /// The offset of the next caret to the right, or to the left; nil where there is none.
  package func neighbor(of offset: Int, toRight: Bool) -> Int? {
    let byte = byte(at: offset)
    guard let line = line(of: byte, atEndOfLine: false) else { return nil }
    return library.locked { line.neighbor(of: byte, toRight: toRight) }
      .map { self.offset(ofByte: $0) }
  }

  /// The offsets of what the line around an offset shows.
  package func lineRange(around offset: Int) -> Range<Int> {
    guard let line = line(of: byte(at: offset), atEndOfLine: false) else { return 0..<0 }
    return self.offset(ofByte: line.range.lowerBound)..<self.offset(ofByte: line.range.upperBound)
  }

  private func line(of byte: Int, atEndOfLine: Bool) -> LineText? {
    if atEndOfLine, let line = texts.first(where: { $0.wraps && $0.range.upperBound == byte }) {
      return line
    }
    return texts.last { $0.range.lowerBound <= byte } ?? texts.first
  }

  func byte(at offset: Int) -> Int {
    let units = source.text.utf16
    let index =
      units.index(units.startIndex, offsetBy: max(0, offset), limitedBy: units.endIndex)
      ?? units.endIndex
    return source.text.utf8.distance(from: source.text.startIndex, to: index)
  }

  func offset(ofByte byte: Int) -> Int {
    let bytes = source.text.utf8
    let index = bytes.index(bytes.startIndex, offsetBy: byte, limitedBy: bytes.endIndex)
    return source.text.utf16.distance(from: source.text.startIndex, to: index ?? bytes.endIndex)
  }
}
