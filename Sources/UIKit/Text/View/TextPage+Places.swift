import Foundation
import UIKitText

extension TextPage {
  /// A line of the page.
  struct Line {
    let paragraph: Int
    let piece: Int
    let index: Int
    let layout: TextLayout
    /// The offset in the text that its layout begins with.
    let start: Int
    /// Where its layout's top is.
    let top: CGFloat
    /// The offsets that it shows.
    let range: Range<Int>
    /// Whether the paragraph goes on in the next one.
    let wraps: Bool

    var rect: CGRect { layout.lines[index].rect.offsetBy(dx: 0, dy: top) }
  }

  private var content: EditText { owner?.editor.content ?? EditText() }

  // MARK: Lines

  /// The line that a caret is in; nil without any fonts.
  func line(of caret: EditCaret) -> Line? {
    let content = content
    let offset = min(max(0, caret.offset), content.length)
    let (paragraph, start) = content.place(of: offset)
    let local = min(offset - start, paragraphs[paragraph].length)
    layOut(paragraph, offset: local)
    var (piece, begin) = paragraphs[paragraph].piece(at: local)
    if caret.isAtLineEnd, local == begin, piece > 0 {
      piece -= 1
      begin -= paragraphs[paragraph].pieces[piece].length
    }
    guard let layout = paragraphs[paragraph].pieces[piece].layout else { return nil }
    let index = layout.line(of: local - begin, atEndOfLine: caret.isAtLineEnd)
    return line(paragraph, start, piece, begin, min(index, layout.lines.count - 1))
  }

  /// The line at a height; the nearest for heights beyond them.
  func line(at y: CGFloat) -> Line? {
    var (paragraph, top) = paragraph(at: y)
    layOut(paragraph, y: y - top)
    // It may have turned out lower than it was taken for.
    while y >= top + height(of: paragraph), paragraph + 1 < paragraphs.count {
      top += height(of: paragraph)
      paragraph += 1
      layOut(paragraph, y: y - top)
    }
    var (begin, own) = (0, top + spaces(of: paragraph).above)
    let pieces = paragraphs[paragraph].pieces
    var piece = 0
    while piece + 1 < pieces.count, y >= own + pieces[piece].height {
      begin += pieces[piece].length
      own += pieces[piece].height
      piece += 1
    }
    guard let layout = pieces[piece].layout else { return nil }
    return line(paragraph, content.start(of: paragraph), piece, begin, layout.line(at: y - own))
  }

  /// The line below, or above; nil where there is none.
  func line(beside line: Line, below: Bool) -> Line? {
    let next = line.index + (below ? 1 : -1)
    let start = content.start(of: line.paragraph)
    if line.layout.lines.indices.contains(next) {
      return self.line(line.paragraph, start, line.piece, line.start - start, next)
    }
    if below {
      let end = line.start - start + paragraphs[line.paragraph].pieces[line.piece].length
      if end < paragraphs[line.paragraph].length {
        return self.line(of: EditCaret(offset: start + end))
      }
      guard line.paragraph + 1 < paragraphs.count else { return nil }
      return self.line(of: EditCaret(offset: start + content.paragraphs[line.paragraph].length))
    }
    if line.piece > 0 {
      return self.line(of: EditCaret(offset: line.start, isAtLineEnd: true))
    }
    guard line.paragraph > 0 else { return nil }
    return self.line(
      of: EditCaret(
        offset: start
          - content.paragraphs[line.paragraph - 1]
          .separatorLength))
  }

  private func line(
    _ paragraph: Int, _ start: Int, _ piece: Int, _ begin: Int, _ index: Int
  ) -> Line? {
    let laid = paragraphs[paragraph]
    guard let layout = laid.pieces[piece].layout, layout.lines.indices.contains(index) else {
      return nil
    }
    let shown = layout.offsets(ofLine: index)
    let top = laid.pieces[..<piece].reduce(top(of: paragraph) + spaces(of: paragraph).above) {
      $0 + $1.height
    }
    return Line(
      paragraph: paragraph, piece: piece, index: index, layout: layout, start: start + begin,
      top: top, range: start + begin + shown.lowerBound..<start + begin + shown.upperBound,
      wraps: begin + shown.upperBound < laid.length)
  }

  // MARK: Carets

  /// The rectangle of a caret: without width, as high as its line.
  func caret(at caret: EditCaret) -> CGRect {
    guard let line = line(of: caret) else { return .zero }
    let x = line.layout.caret(at: caret.offset - line.start, atEndOfLine: caret.isAtLineEnd).minX
    return CGRect(x: x, y: line.rect.minY, width: 0, height: line.rect.height)
  }

  /// The caret of a line that is nearest to `x`.
  func caret(in line: Line, at x: CGFloat) -> EditCaret {
    let found = line.start + line.layout.offset(inLine: line.index, at: x)
    let offset = content.characterEdge(atOrBefore: min(found, line.range.upperBound))
    return EditCaret(
      offset: offset, isAtLineEnd: line.wraps && offset == line.range.upperBound)
  }

  /// The caret nearest to a point.
  func caret(nearestTo point: CGPoint) -> EditCaret {
    guard point.x.isFinite, point.y.isFinite, let line = line(at: point.y) else {
      return EditCaret(offset: 0)
    }
    return caret(in: line, at: point.x)
  }

  // MARK: Selections

  /// What a selection covers, from the top: a rectangle a line, more where the direction changes in it. Lines that it goes
  /// on from are covered to the edge.
  ///
  /// - Parameter heights: what is of interest; lines beyond it are left out.
  func rects(of range: Range<Int>, within heights: ClosedRange<CGFloat>?) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    var result: [CGRect] = []
    var next = line(of: EditCaret(offset: range.lowerBound))
    if let heights, let line = next, line.rect.maxY < heights.lowerBound {
      next = self.line(at: heights.lowerBound)
    }
    while let line = next, line.range.lowerBound < range.upperBound {
      if let heights, line.rect.minY > heights.upperBound { break }
      result += rects(of: range, in: line)
      next = self.line(beside: line, below: true)
    }
    return result
  }

  private func rects(of range: Range<Int>, in line: Line) -> [CGRect] {
    let rect = line.rect
    let local = range.lowerBound - line.start..<range.upperBound - line.start
    var spans = line.layout.spans(of: local, inLine: line.index)
    if range.upperBound > line.range.upperBound, range.lowerBound <= line.range.upperBound,
      width.isFinite
    {
      let isRightToLeft = isRightToLeft(line.paragraph)
      let edge = isRightToLeft ? rect.minX : rect.maxX
      let rest =
        isRightToLeft
        ? min(0, edge)...max(0, edge) : min(edge, width)...max(edge, width)
      if let index = spans.firstIndex(where: { $0.overlaps(rest) }) {
        let span = spans[index]
        spans[index] =
          min(span.lowerBound, rest.lowerBound)...max(span.upperBound, rest.upperBound)
      } else {
        spans.append(rest)
      }
    }
    return spans.map {
      CGRect(
        x: $0.lowerBound, y: rect.minY, width: $0.upperBound - $0.lowerBound, height: rect.height)
    }
  }

  // MARK: What is seen

  /// A piece that is seen, and where.
  struct Seen {
    let layout: TextLayout
    let top: CGFloat
  }

  /// Lays out what is between two heights. How far that has moved, since what was guessed about it was wrong: what had
  /// been looked at before is to stay where it is.
  func layOut(from y: CGFloat, to end: CGFloat) -> (seen: [Seen], shift: CGFloat) {
    let first = paragraph(at: y)
    let shift = layOutGuesses(first.index, first.top, until: end)
    if shift != 0 { return ([], shift) }
    var (index, top) = first
    var seen: [Seen] = []
    while index < paragraphs.count, top < end {
      layOut(index, y: end - top)
      var own = top + spaces(of: index).above
      for piece in paragraphs[index].pieces {
        if let layout = piece.layout, own + piece.height > y, own < end {
          seen.append(Seen(layout: layout, top: own))
        }
        own += piece.height
      }
      top += height(of: index)
      index += 1
    }
    return (seen, 0)
  }

  /// Lays out what nobody has looked at above the first one that somebody has; how far that moves.
  private func layOutGuesses(_ first: Int, _ top: CGFloat, until end: CGFloat) -> CGFloat {
    var (anchor, below) = (first, top)
    while anchor < paragraphs.count, below < end, paragraphs[anchor].isGuess {
      below += height(of: anchor)
      anchor += 1
    }
    guard anchor > first, anchor < paragraphs.count, below < end else { return 0 }
    for index in first..<anchor { layOut(index) }
    let now = (first..<anchor).reduce(top) { $0 + height(of: $1) }
    return abs(now - below) > 0.01 ? now - below : 0
  }
}
