import CPango
import Foundation

/// Which part of a text a line shows, and where its letters are: what carets and selections need.
///
/// Its methods run within ``FontLibrary/locked(_:)``. Bytes are those of the text's UTF-8.
struct LineText: Sendable {
  /// Nil for a line without letters.
  let paragraph: LaidOutParagraph?
  /// Which of the paragraph's lines it is.
  let index: Int
  /// The byte of the text that the paragraph's layout begins with.
  let origin: Int
  /// The bytes that the line shows.
  let range: Range<Int>
  /// Whether another line of the paragraph follows: the end of this one is also the beginning of that.
  let wraps: Bool
  let rect: CGRect

  /// Where a caret before a byte stands, in points from the layout's left edge. Where the directions of two letters
  /// differ it stands at the edge of the one that goes as the paragraph does.
  func x(ofCaretAt byte: Int, atEndOfLine: Bool) -> CGFloat {
    guard let paragraph else { return rect.minX }
    let line = paragraph.lines[index]
    let own = byte - origin
    if atEndOfLine, wraps, byte == range.upperBound, own > 0 {
      var before: Int32 = 0
      pango_layout_line_index_to_x(line, Int32(previous(own, in: paragraph)), 1, &before)
      return rect.minX + MeasuredLine.points(before)
    }
    var strong = PangoRectangle()
    var start = PangoRectangle()
    pango_layout_get_cursor_pos(paragraph.layout, Int32(own), &strong, nil)
    // The layout's own place for lines is not ours: what counts is the distance from the line's left edge.
    pango_layout_index_to_pos(paragraph.layout, line.pointee.start_index, &start)
    var startX: Int32 = 0
    pango_layout_line_index_to_x(line, line.pointee.start_index, 0, &startX)
    return rect.minX + MeasuredLine.points(strong.x - (start.x - startX))
  }

  /// The byte of the caret nearest to a place, in points from the layout's left edge.
  func byte(at x: CGFloat) -> Int {
    guard let paragraph else { return range.lowerBound }
    let line = paragraph.lines[index]
    let units = max(-1_000_000, min(x - rect.minX, 1_000_000)) * CGFloat(PANGO_SCALE)
    var found: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_line_x_to_index(line, Int32(units), &found, &trailing)
    var byte = Int(found)
    if let text = pango_layout_get_text(paragraph.layout) {
      for _ in 0..<trailing {
        byte = characterEnd(text, byte)
      }
    }
    return min(origin + byte, range.upperBound)
  }

  /// From where to where the letters of a part go, in points from the layout's left edge, from the left; several
  /// where directions differ.
  func spans(of part: Range<Int>) -> [ClosedRange<CGFloat>] {
    let shown = part.clamped(to: range)
    guard let paragraph, !shown.isEmpty else { return [] }
    let line = paragraph.lines[index]
    let whole = Self.ranges(line, Int(line.pointee.start_index), range.count)
    let left = whole.map(\.lowerBound).min() ?? 0
    let spans = Self.ranges(line, shown.lowerBound - origin, shown.count).map {
      let start = rect.minX + MeasuredLine.points($0.lowerBound - left)
      return start...(rect.minX + MeasuredLine.points($0.upperBound - left))
    }
    var joined: [ClosedRange<CGFloat>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, span.lowerBound <= last.upperBound + 0.01 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        joined.append(span)
      }
    }
    return joined
  }

  /// The byte of the caret beside one, on the screen; nil at the line's edge.
  func neighbor(of byte: Int, toRight: Bool) -> Int? {
    guard let paragraph else { return nil }
    var next: Int32 = 0
    var trailing: Int32 = 0
    pango_layout_move_cursor_visually(
      paragraph.layout, 1, Int32(byte - origin), 0, toRight ? 1 : -1, &next, &trailing)
    guard next >= 0, next != Int32.max, let text = pango_layout_get_text(paragraph.layout) else {
      return nil
    }
    var own = Int(next)
    for _ in 0..<trailing { own = characterEnd(text, own) }
    return origin + own
  }

  private func previous(_ byte: Int, in paragraph: LaidOutParagraph) -> Int {
    guard let text = pango_layout_get_text(paragraph.layout) else { return 0 }
    var byte = byte - 1
    while byte > 0, UInt8(bitPattern: text[byte]) & 0xC0 == 0x80 { byte -= 1 }
    return byte
  }

  private static func ranges(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ start: Int, _ count: Int
  ) -> [ClosedRange<Int>] {
    var found: UnsafeMutablePointer<Int32>?
    var number: Int32 = 0
    pango_layout_line_get_x_ranges(line, Int32(start), Int32(start + count), &found, &number)
    guard let found else { return [] }
    defer { g_free(found) }
    return (0..<Int(number)).map {
      let (first, second) = (Int(found[2 * $0]), Int(found[2 * $0 + 1]))
      return min(first, second)...max(first, second)
    }
  }
}

/// The byte that the next character begins at; at the end of the text, which is a NUL, it stays.
private func characterEnd(_ text: UnsafePointer<CChar>, _ byte: Int) -> Int {
  guard text[byte] != 0 else { return byte }
  var next = byte + 1
  while UInt8(bitPattern: text[next]) & 0xC0 == 0x80 { next += 1 }
  return next
}
