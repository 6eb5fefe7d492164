import CPango
import Foundation
import UIKitGraphics

/// A line as it is painted: its letters, and rectangles under and over them.
struct LineDrawing: Sendable {
  let paragraph: LaidOutParagraph
  /// Which of the paragraph's lines it is.
  let index: Int
  /// Where the letters begin and stand.
  let origin: CGPoint
  /// Backgrounds and underlines: painted before the letters.
  private(set) var under: [Fill] = []
  /// Lines through the letters.
  private(set) var over: [Fill] = []

  /// A rectangle of a colour; of nil the one that the text is drawn with.
  struct Fill: Sendable {
    let rect: CGRect
    let color: RGBA?
    /// Lengths of dashes and gaps; none for a solid one.
    var dashes: [CGFloat] = []
  }

  /// Made within ``FontLibrary/locked(_:)``.
  init(
    _ paragraph: LaidOutParagraph, index: Int, origin: CGPoint, line: CGRect, library: FontLibrary
  ) {
    self.paragraph = paragraph
    self.index = index
    self.origin = origin
    guard paragraph.runs.contains(where: \.look.isDecorated) else { return }
    let shown = MeasuredLine.range(of: paragraph.lines[index])
    var start = 0
    for run in paragraph.runs {
      let range = (start..<start + run.length).clamped(to: shown)
      start += run.length
      guard run.look.isDecorated, !range.isEmpty else { continue }
      for (left, right) in spans(of: range) {
        decorate(run.look, from: left, to: right, line, library)
      }
    }
  }

  private mutating func decorate(
    _ look: TextRun.Look, from left: CGFloat, to right: CGFloat, _ line: CGRect,
    _ library: FontLibrary
  ) {
    if let color = look.background {
      under.insert(
        Fill(
          rect: CGRect(x: left, y: line.minY, width: right - left, height: line.height),
          color: color), at: 0)
    }
    let metrics = library.metrics(of: look.font)
    let baseline = origin.y - look.baselineOffset
    under += look.underline.fills(
      from: left, to: right, middle: baseline + metrics.underlineOffset,
      thickness: metrics.lineThickness, color: look.underlineColor ?? look.foreground)
    over += look.strikethrough.fills(
      from: left, to: right, middle: baseline - metrics.strikethroughOffset,
      thickness: metrics.lineThickness, color: look.strikethroughColor ?? look.foreground)
  }

  /// From where to where the letters of a part go; several where the direction changes.
  private func spans(of range: Range<Int>) -> [(CGFloat, CGFloat)] {
    let line = paragraph.lines[index]
    let shown = MeasuredLine.range(of: line)
    let all = Self.ranges(line, shown)
    let start = all.map(\.0).min() ?? 0
    return Self.ranges(line, range).map {
      (
        origin.x + MeasuredLine.points($0.0 - start), origin.x + MeasuredLine.points($0.1 - start)
      )
    }
  }

  private static func ranges(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ range: Range<Int>
  ) -> [(Int, Int)] {
    var found: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    pango_layout_line_get_x_ranges(
      line, Int32(range.lowerBound), Int32(range.upperBound), &found, &count)
    guard let found else { return [] }
    defer { g_free(found) }
    return (0..<Int(count)).map { (Int(found[2 * $0]), Int(found[2 * $0 + 1])) }
  }
}

extension NSUnderlineStyle {
  /// The rectangles of a line of this style.
  fileprivate func fills(
    from left: CGFloat, to right: CGFloat, middle: CGFloat, thickness: CGFloat, color: RGBA?
  ) -> [LineDrawing.Fill] {
    guard !isEmpty else { return [] }
    let isDouble = contains(.double)
    let height = !isDouble && contains(.thick) ? 2 * thickness : thickness
    var dashes: [CGFloat] = []
    if contains(.patternDot) { dashes = [height, height] }
    if contains(.patternDash) { dashes = [4 * height, 2 * height] }
    func fill(_ y: CGFloat) -> LineDrawing.Fill {
      LineDrawing.Fill(
        rect: CGRect(x: left, y: y - height / 2, width: right - left, height: height),
        color: color, dashes: dashes)
    }
    return isDouble ? [fill(middle), fill(middle + 2 * thickness)] : [fill(middle)]
  }
}
