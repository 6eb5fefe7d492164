import Foundation

/// What the page of a text view knows of its text.
struct TextViewGeometry: EditGeometry {
  let page: TextPage
  let content: EditText
  /// How high a page is, in points.
  let pageHeight: CGFloat

  func line(around caret: EditCaret) -> Range<Int> { page.line(of: caret)?.range ?? 0..<0 }

  func isRightToLeft(at offset: Int) -> Bool { page.isRightToLeft(content.place(of: offset).index) }

  func neighbor(of offset: Int, toRight: Bool) -> Int? {
    let isForward = toRight != isRightToLeft(at: offset)
    if let line = page.line(of: EditCaret(offset: offset)),
      let next = line.layout.neighbor(of: offset - line.start, toRight: toRight)
    {
      let found = line.start + next
      let edge =
        found > offset
        ? content.characterEdge(atOrAfter: found) : content.characterEdge(atOrBefore: found)
      if edge != offset { return edge }
    }
    // Beyond a paragraph's end is the next one.
    let next = isForward ? content.character(after: offset) : content.character(before: offset)
    return next == offset ? nil : next
  }

  func step(from caret: EditCaret, below: Bool, byPage: Bool, column: Double?) -> EditStep? {
    guard let line = page.line(of: caret) else { return nil }
    let x = column ?? page.caret(at: caret).minX
    let next: TextPage.Line?
    if byPage {
      let y = line.rect.midY + (below ? pageHeight : -pageHeight)
      next = page.line(at: y)
      if next?.range == line.range { return nil }
    } else {
      next = page.line(beside: line, below: below)
    }
    return next.map { EditStep(caret: page.caret(in: $0, at: x), column: x) }
  }
}
