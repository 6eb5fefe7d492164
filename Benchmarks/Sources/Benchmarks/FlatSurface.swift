import CYardstick
import UIKit

/// A bitmap that Cairo and Pango paint on, without anything in between.
final class FlatSurface {
  let context: OpaquePointer
  private let surface: OpaquePointer

  /// A bitmap of `size` points, `scale` pixels each.
  init(size: CGSize, scale: Double) {
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32((size.width * scale).rounded()),
      Int32((size.height * scale).rounded()))
    context = cairo_create(surface)
    cairo_scale(context, scale, scale)
  }

  isolated deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// A line of text in the system font, to be painted any number of times.
  func makeLine(_ text: String, pointSize: Double) -> OpaquePointer {
    let line = pango_cairo_create_layout(context)!
    let font = pango_font_description_from_string("Inter")
    pango_font_description_set_absolute_size(font, pointSize * Double(PANGO_SCALE))
    pango_layout_set_font_description(line, font)
    pango_font_description_free(font)
    pango_layout_set_text(line, text, -1)
    return line
  }

  /// Waits until everything is in the bitmap.
  func flush() {
    cairo_surface_flush(surface)
  }
}
