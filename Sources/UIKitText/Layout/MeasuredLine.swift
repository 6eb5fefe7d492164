import CPango
import Foundation

/// What a line of a Pango layout measures, in points. Made within ``FontLibrary/locked(_:)``.
struct MeasuredLine {
  /// How far its letters advance.
  var width: CGFloat
  var ascent: CGFloat
  var descent: CGFloat
  /// What its letters paint, from where they begin and stand; null when nothing.
  var ink: CGRect

  /// A line that is not there: of an empty paragraph, or without any font.
  init(width: CGFloat, font: FontSpec, library: FontLibrary) {
    let metrics = library.metrics(of: font)
    self.width = width
    ascent = metrics.ascent
    descent = metrics.descent
    ink = .null
  }

  /// - Parameter growing: Whether letters that are higher than their font says make the line higher, as
  ///   those of other scripts can be.
  init(_ paragraph: LaidOutParagraph, index: Int, growing: Bool, library: FontLibrary) {
    let line = paragraph.lines[index]
    width = Self.points(Self.advance(of: line))
    var rectangle = PangoRectangle()
    pango_layout_line_get_extents(line, &rectangle, nil)
    ink =
      rectangle.width > 0 && rectangle.height > 0
      ? CGRect(
        x: Self.points(rectangle.x), y: Self.points(rectangle.y),
        width: Self.points(rectangle.width), height: Self.points(rectangle.height)) : .null
    ascent = 0
    descent = 0
    let range = Self.range(of: line)
    var start = 0
    for run in paragraph.runs {
      let end = start + run.length
      if start < range.upperBound && end > range.lowerBound || range.isEmpty {
        let metrics = library.metrics(of: run.look.font)
        ascent = max(ascent, metrics.ascent + max(0, run.look.baselineOffset))
        descent = max(descent, metrics.descent + max(0, -run.look.baselineOffset))
      }
      start = end
      if start >= range.upperBound && ascent > 0 { break }
    }
    if growing && !ink.isNull {
      ascent = max(ascent, -ink.minY)
      descent = max(descent, ink.maxY)
    }
  }

  /// The bytes of the paragraph that a line shows.
  static func range(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Range<Int> {
    let start = Int(line.pointee.start_index)
    return start..<start + Int(line.pointee.length)
  }

  static func points(_ units: some BinaryInteger) -> CGFloat {
    CGFloat(units) / CGFloat(PANGO_SCALE)
  }

  /// The sum of the glyphs' widths: what `pango_layout_line_get_extents` finds too, without looking
  /// up the height of every font. Pango's own numbers end at two million points.
  private static func advance(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
    var sum = 0
    var node = line.pointee.runs
    while let current = node {
      let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let glyphs = run.pointee.glyphs {
        for index in 0..<Int(glyphs.pointee.num_glyphs) {
          sum += Int(glyphs.pointee.glyphs[index].geometry.width)
        }
      }
      node = current.pointee.next
    }
    return sum
  }
}
