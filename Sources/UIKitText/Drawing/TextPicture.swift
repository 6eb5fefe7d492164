import CPango
import Foundation
import UIKitGraphics

/// A text at its place, as a context or a display list holds it.
struct TextPicture: DisplayListDrawable {
  let layout: TextLayout
  let origin: CGPoint
  let color: RGBA

  var bounds: CGRect {
    // NB: a glyph is put on the nearest whole pixel, so it can reach a little farther than measured.
    layout.inkBounds.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -1, dy: -1)
  }

  /// Letters of more pixels than this are left out: FreeType cannot size them, and Cairo would never
  /// again draw a letter of a font that it had failed with.
  private static let largestLetter: CGFloat = 30_000

  func draw(cairo: OpaquePointer, alpha: CGFloat) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy))
    guard scale * layout.largestFontSize <= Self.largestLetter else { return }
    let asGroup = alpha < 1 && layout.hasOwnColors
    if asGroup { cairo_push_group(cairo) }
    let ownAlpha = asGroup ? 1 : alpha
    cairo_translate(cairo, origin.x, origin.y)
    layout.library.locked {
      for line in layout.drawings {
        fill(line.under, cairo, ownAlpha)
        setColor(nil, cairo, ownAlpha)
        cairo_move_to(cairo, line.origin.x, line.origin.y)
        pango_cairo_show_layout_line(cairo, line.paragraph.lines[line.index])
        fill(line.over, cairo, ownAlpha)
      }
    }
    if asGroup {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  private func fill(_ fills: [LineDrawing.Fill], _ cairo: OpaquePointer, _ alpha: CGFloat) {
    for fill in fills {
      setColor(fill.color, cairo, alpha)
      if fill.dashes.isEmpty {
        cairo_rectangle(
          cairo, fill.rect.minX, fill.rect.minY, fill.rect.width, fill.rect.height)
        cairo_fill(cairo)
      } else {
        cairo_set_dash(cairo, fill.dashes.map(Double.init), Int32(fill.dashes.count), 0)
        cairo_set_line_width(cairo, fill.rect.height)
        cairo_move_to(cairo, fill.rect.minX, fill.rect.midY)
        cairo_line_to(cairo, fill.rect.maxX, fill.rect.midY)
        cairo_stroke(cairo)
      }
    }
  }

  private func setColor(_ own: RGBA?, _ cairo: OpaquePointer, _ alpha: CGFloat) {
    let color = own ?? color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * alpha)
  }
}
