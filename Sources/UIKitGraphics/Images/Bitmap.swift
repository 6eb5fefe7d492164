import CCairo
package import Foundation

/// Pixels to draw into: what the compositor paints a frame on.
///
/// Pixels are 32 bits, premultiplied, in the machine's order; the first row is the top one. It belongs
/// to one thread at a time.
package final class Bitmap {
  package let width: Int
  package let height: Int
  package let bytesPerRow: Int
  package let format: PixelFormat
  private let buffer: PixelBuffer
  /// The Cairo surface over the pixels.
  let surface: OpaquePointer

  /// A transparent bitmap, or a black one when opaque; nil when a side is not in 1...32,767 or there is
  /// not enough memory.
  package init?(width: Int, height: Int, opaque: Bool = false) {
    guard (1...PNGLimits.side).contains(width), (1...PNGLimits.side).contains(height),
      let buffer = PixelBuffer(count: width * height * 4)
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = width * 4
    self.format = opaque ? .rgb24 : .argb32
    self.buffer = buffer
    surface = cairo_image_surface_create_for_data(
      buffer.base.assumingMemoryBound(to: UInt8.self), format.cairoFormat,
      Int32(width), Int32(height), Int32(width * 4))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// A context that draws into the bitmap. Its origin is the top left corner, y grows downward.
  ///
  /// - Parameter base: Maps the context's coordinates to pixels; a scaling by the screen's scale gives
  ///   points. The context's `ctm` starts as the identity all the same, and shadows follow the base.
  package func makeContext(base: CGAffineTransform = .identity) -> CGContext {
    CGContext(bitmap: self, base: base)
  }

  /// An image of the pixels as they are now; later drawing does not change it.
  package func makeImage() -> CGImage? {
    cairo_surface_flush(surface)
    guard let copy = PixelBuffer(count: buffer.count) else { return nil }
    memcpy(copy.base, buffer.base, buffer.count)
    return CGImage(
      buffer: copy, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
  }

  /// An image of the pixels without a copy: the bitmap may not be drawn on any more.
  package func takeImage() -> CGImage {
    cairo_surface_flush(surface)
    return CGImage(
      buffer: buffer, width: width, height: height, bytesPerRow: bytesPerRow, format: format)
  }

  /// Makes pixels transparent, or black when opaque. `rect` is in pixels; nil clears all.
  package func clear(_ rect: CGRect? = nil) {
    withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      guard let rect else {
        memset(base, 0, bytes.count)
        return
      }
      let part = rect.integral.overlap(CGRect(x: 0, y: 0, width: width, height: height))
      guard !part.isNull, part.width >= 1 else { return }
      for row in Int(part.minY)..<Int(part.maxY) {
        memset(base + row * bytesPerRow + Int(part.minX) * 4, 0, Int(part.width) * 4)
      }
    }
  }

  /// Calls `body` with the pixels, to read them.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(surface)
    return try body(UnsafeRawBufferPointer(start: buffer.base, count: buffer.count))
  }

  /// Calls `body` with the pixels, to change them.
  package func withUnsafeMutableBytes<Result>(
    _ body: (UnsafeMutableRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    cairo_surface_flush(surface)
    defer { cairo_surface_mark_dirty(surface) }
    return try body(UnsafeMutableRawBufferPointer(start: buffer.base, count: buffer.count))
  }
}
