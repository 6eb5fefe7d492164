public import Foundation

/// An image of pixels. It never changes, so it can be shared freely, also between threads.
///
/// Pixels are of the sRGB space with eight bits a component; the first row is the top one.
public final class CGImage: Sendable {
  /// The width in pixels, at least 1.
  public let width: Int
  /// The height in pixels, at least 1.
  public let height: Int
  /// The distance between the starts of two rows, in bytes.
  public let bytesPerRow: Int
  package let format: PixelFormat
  package let buffer: PixelBuffer
  /// Where the first pixel lies in the buffer, in bytes: a cropped image shares its original's.
  package let offset: Int
  /// Smaller copies made while drawing.
  let scaledCopies = ScaledCopies()

  package init(
    buffer: PixelBuffer, offset: Int = 0, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat
  ) {
    self.buffer = buffer
    self.offset = offset
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.format = format
  }

  /// How the last eight bits of a pixel count.
  public var alphaInfo: CGImageAlphaInfo {
    switch format {
    case .argb32: .premultipliedFirst
    case .rgb24: .noneSkipFirst
    case .a8: .alphaOnly
    }
  }

  /// The layout of a pixel.
  public var bitmapInfo: CGBitmapInfo {
    format == .a8
      ? CGBitmapInfo(rawValue: alphaInfo.rawValue)
      : [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)]
  }

  /// The bits of one component: 8.
  public var bitsPerComponent: Int { 8 }

  /// The bits of one pixel: 32, or 8 for an image of opacity alone.
  public var bitsPerPixel: Int { format.bytesPerPixel * 8 }

  /// The space of the pixels; nil for an image of opacity alone.
  public var colorSpace: CGColorSpace? { format == .a8 ? nil : .deviceRGB }

  /// The part of the image in a rectangle of pixels, sharing its memory; the rectangle grows to whole
  /// pixels and is cut to the image. Nil when nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    guard rect.isFinite else { return rect.isInfinite ? self : nil }
    let part = rect.standardized.integral.overlap(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return CGImage(
      buffer: buffer,
      offset: offset + Int(part.minY) * bytesPerRow + Int(part.minX) * format.bytesPerPixel,
      width: Int(part.width), height: Int(part.height), bytesPerRow: bytesPerRow, format: format)
  }

  /// A copy; being immutable, the same pixels.
  public func copy() -> CGImage? {
    CGImage(
      buffer: buffer, offset: offset, width: width, height: height, bytesPerRow: bytesPerRow,
      format: format)
  }
}

extension CGImage {
  /// Whether no pixel lets through what is behind it, as far as the format says.
  package var isOpaque: Bool { format == .rgb24 }

  /// Calls `body` with the bytes from the first pixel to the last.
  package func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result {
    let count = (height - 1) * bytesPerRow + width * format.bytesPerPixel
    return try withExtendedLifetime(buffer) {
      try body(UnsafeRawBufferPointer(start: buffer.base + offset, count: count))
    }
  }

  /// The colour of one pixel, for tests and colour pickers; nil outside of the image.
  package func color(x: Int, y: Int) -> RGBA? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return withUnsafeBytes { bytes in
      let at = y * bytesPerRow + x * format.bytesPerPixel
      if format == .a8 {
        return RGBA(red: 0, green: 0, blue: 0, alpha: CGFloat(bytes[at]) / 255)
      }
      let pixel = bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self)
      let alpha = format == .rgb24 ? 255 : CGFloat(pixel >> 24)
      guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
      return RGBA(
        red: CGFloat(pixel >> 16 & 255) / alpha, green: CGFloat(pixel >> 8 & 255) / alpha,
        blue: CGFloat(pixel & 255) / alpha, alpha: alpha / 255)
    }
  }
}
