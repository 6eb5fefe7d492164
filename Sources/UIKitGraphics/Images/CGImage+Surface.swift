import CCairo
import Foundation

extension CGImage {
  /// A Cairo surface over the image's pixels, to read from; the caller destroys it while it holds the
  /// image.
  ///
  /// NB: a surface for each use, not one kept: Cairo's and pixman's objects are not safe to share
  /// between threads, the pixels are.
  func makeSurface() -> OpaquePointer {
    cairo_image_surface_create_for_data(
      (buffer.base + offset).assumingMemoryBound(to: UInt8.self), format.cairoFormat,
      Int32(width), Int32(height), Int32(bytesPerRow))
  }
}

extension PixelFormat {
  var cairoFormat: cairo_format_t {
    switch self {
    case .argb32: CAIRO_FORMAT_ARGB32
    case .rgb24: CAIRO_FORMAT_RGB24
    case .a8: CAIRO_FORMAT_A8
    }
  }
}
