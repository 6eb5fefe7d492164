import CPango
package import Foundation

/// A text laid out in lines: what measures it also draws it, so both agree.
///
/// It never changes and may be made, measured and drawn on any thread; only one at a time gets on, see
/// ``FontLibrary``. Its origin is the top left corner of its space, y grows downward.
package final class TextLayout: Sendable {
  /// The lines, from the top.
  package let lines: [TextLine]
  /// How much space the text takes, rounded up to whole pixels.
  package let size: CGSize
  /// Whether something had to be left out.
  package let isTruncated: Bool
  /// What the lines look like, to be painted.
  let drawings: [LineDrawing]
  /// What of the text the lines show.
  let texts: [LineText]
  let source: TextSource
  /// A rectangle around all that is painted.
  package let inkBounds: CGRect
  /// Whether something in it has a colour of its own, so that opacity needs a group.
  let hasOwnColors: Bool
  /// The size of the largest of its fonts, in points.
  let largestFontSize: CGFloat
  let library: FontLibrary
  private let scaleOfPixels: CGFloat

  /// Lays out a text.
  package convenience init(_ source: TextSource, font: UIFont, options: TextLayoutOptions) {
    self.init(source, font: font, options: options, library: .shared)
  }

  init(_ source: TextSource, font: UIFont, options: TextLayoutOptions, library: FontLibrary) {
    self.library = library
    self.source = source
    var setter = Typesetter(source, font: font.spec, options: options, library: library)
    library.locked { setter.run() }
    let scale = options.scale.isFinite && options.scale > 0 ? options.scale : 1
    lines = setter.lines
    drawings = setter.drawings
    texts = setter.texts
    isTruncated = setter.isTruncated
    hasOwnColors = setter.hasOwnColors
    size = CGSize(
      width: Self.roundedUp(setter.width, scale), height: Self.roundedUp(setter.height, scale))
    inkBounds = setter.inkBounds
    largestFontSize = source.runs.map(\.look.font.size).max() ?? 0
    scaleOfPixels = scale
  }

  /// The first lines of another layout.
  private init(_ whole: TextLayout, lines count: Int) {
    library = whole.library
    source = whole.source
    lines = Array(whole.lines.prefix(count))
    texts = Array(whole.texts.prefix(count))
    let height = lines.last?.rect.maxY ?? 0
    drawings = whole.drawings.filter { $0.origin.y < height }
    isTruncated = true
    hasOwnColors = whole.hasOwnColors
    scaleOfPixels = whole.scaleOfPixels
    size = CGSize(width: whole.size.width, height: Self.roundedUp(height, scaleOfPixels))
    inkBounds = whole.inkBounds
    largestFontSize = whole.largestFontSize
  }

  /// The layout without what comes after its first lines.
  package func prefix(lines count: Int) -> TextLayout { TextLayout(self, lines: count) }

  /// Where the first line's letters stand, in points from the top; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// Where the last line's letters stand, in points from the top; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// How many characters no installed font has a glyph for: each shows as a box.
  package var missingGlyphCount: Int {
    library.locked {
      var seen: Set<ObjectIdentifier> = []
      return drawings.reduce(0) { count, drawing in
        guard seen.insert(ObjectIdentifier(drawing.paragraph)).inserted else { return count }
        return count + Int(pango_layout_get_unknown_glyphs_count(drawing.paragraph.layout))
      }
    }
  }

  /// Up to whole pixels; what lies within 1/200 of a pixel counts as exact.
  private static func roundedUp(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
    (value * scale - 0.005).rounded(.up) / scale
  }
}
