import CYardstick
import UIKit

/// What a changed label comes to: its ground, and its text laid out anew.
final class FlatLabel {
  private let surface: FlatSurface
  private let size: CGSize
  private let line: OpaquePointer

  init(size: CGSize, scale: Double, pointSize: Double) {
    self.size = size
    surface = FlatSurface(size: size, scale: scale)
    line = surface.makeLine("", pointSize: pointSize)
  }

  isolated deinit {
    g_object_unref(UnsafeMutableRawPointer(line))
  }

  func paint(_ text: String) {
    let context = surface.context
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_rectangle(context, 0, 0, size.width, size.height)
    cairo_fill(context)
    pango_layout_set_text(line, text, -1)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_move_to(context, 0, 2)
    pango_cairo_show_layout(context, line)
    surface.flush()
  }
}
