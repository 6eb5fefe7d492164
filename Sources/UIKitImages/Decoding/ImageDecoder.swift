import CVips
import Foundation
package import UIKitGraphics

/// Decodes photos, on the thread that asks. ``ImageWorkers`` has threads for that.
package enum ImageDecoder {
  /// Reads what a photo's first bytes say of it.
  package static func header(
    of source: ImageSource, cancellation: ImageCancellation? = nil
  ) throws(ImageError) -> ImageHeader {
    let reader = try ImageReader(source, cancellation: cancellation)
    return try Vips.visit { () throws(ImageError) in try header(reader) { _ in }.told }
  }

  /// Reads what a photo says of itself.
  package static func metadata(
    of source: ImageSource, cancellation: ImageCancellation? = nil
  ) throws(ImageError) -> ImageMetadata {
    let reader = try ImageReader(source, cancellation: cancellation)
    return try Vips.visit { () throws(ImageError) in
      var fields: [String: String] = [:]
      let header = try header(reader) { fields = VipsFields.read(from: $0) }.told
      return ImageMetadata(header: header, fields: fields)
    }
  }

  /// Decodes a photo, with its colours brought to sRGB.
  ///
  /// - Parameters:
  ///   - target: The size, of the picture the right way up.
  ///   - upright: Whether the pixels are turned the right way up; else they are as stored.
  ///   - cancellation: Ends the work with ``ImageError/cancelled(file:)`` soon after it says so.
  package static func image(
    of source: ImageSource, target: ImageTarget = .full, upright: Bool = true,
    cancellation: ImageCancellation? = nil
  ) throws(ImageError) -> CGImage {
    try image(
      ImageReader(source, cancellation: cancellation), target: target, upright: upright)
  }

  static func image(
    _ reader: ImageReader, target: ImageTarget, upright: Bool
  ) throws(ImageError) -> CGImage {
    if reader.isCancelled { throw .cancelled(file: reader.name) }
    return try Vips.visit { () throws(ImageError) in
      let header = try header(reader) { _ in }
      let isTurned = header.told.swapsSides && upright
      let size = target.size(of: isTurned ? header.told.uprightSize : header.told.storedSize)
      return try pixels(reader, header.vips, size, upright: upright)
    }
  }

  private static func header(
    _ reader: ImageReader, _ look: (OpaquePointer) -> Void
  ) throws(ImageError) -> (told: ImageHeader, vips: CVipsHeader) {
    try Vips.start()
    var header = CVipsHeader()
    let isOpen = reader.withVips { vips in
      guard let picture = cvips_open(vips, &header) else { return false }
      look(picture)
      cvips_close(picture)
      return true
    }
    guard isOpen else { throw reader.fault() }
    let (width, height) = (Int(header.width), Int(header.height))
    guard ImageLimits.allow(width: width, height: height, reader.format) else {
      throw .badSize(file: reader.name, width: width, height: height)
    }
    let told = ImageHeader(
      format: reader.format, width: width, height: height,
      orientation: (1...8).contains(header.orientation) ? Int(header.orientation) : 1,
      pageCount: Int(header.pages), hasAlpha: header.has_alpha)
    return (told, header)
  }

  private static func pixels(
    _ reader: ImageReader, _ header: CVipsHeader, _ size: (width: Int, height: Int), upright: Bool
  ) throws(ImageError) -> CGImage {
    if reader.isCancelled { throw .cancelled(file: reader.name) }
    var (width, height) = (Int32(size.width), Int32(size.height))
    var (header, hasAlpha) = (header, false)
    var buffer: PixelBuffer?
    let isDone = reader.withVips { vips in
      guard
        let picture = cvips_shrink(
          vips, &header, reader.format == .jpeg, upright, &width, &height, &hasAlpha)
      else { return false }
      defer { cvips_close(picture) }
      guard width > 0, height > 0, let memory = PixelBuffer(count: Int(width) * Int(height) * 4)
      else { return true }
      buffer = memory
      return cvips_pixels(picture, memory.base.assumingMemoryBound(to: UInt32.self), width)
    }
    guard isDone, !reader.cameShort else { throw reader.fault() }
    guard let buffer else {
      throw .outOfMemory(file: reader.name, width: Int(width), height: Int(height))
    }
    return CGImage(
      buffer: buffer, width: Int(width), height: Int(height), bytesPerRow: Int(width) * 4,
      format: hasAlpha ? .argb32 : .rgb24)
  }
}
