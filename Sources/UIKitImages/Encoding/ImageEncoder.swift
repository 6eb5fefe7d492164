import CVips
package import Foundation
package import UIKitGraphics

/// Encodes pictures, on the thread that asks.
package enum ImageEncoder {
  /// The formats that are written.
  package static let formats: Set<ImageFormat> = [.jpeg, .heic, .png]

  /// The bytes of a file of an image.
  ///
  /// - Parameters:
  ///   - format: One of ``formats``.
  ///   - quality: From 0 (smallest) to 1 (best); PNG loses nothing whatever it is.
  package static func data(
    of image: CGImage, as format: ImageFormat, quality: Double = 0.9
  ) throws(ImageError) -> Data {
    let encoding: CVipsEncoding
    switch format {
    case .jpeg: encoding = CVipsEncodingJPEG
    case .heic: encoding = CVipsEncodingHEIC
    case .png: encoding = CVipsEncodingPNG
    case .webp, .avif, .tiff, .gif:
      throw .notEncoded(format: format, reason: "photos are not written in this format.")
    }
    guard image.bitsPerPixel == 32 else {
      throw .notEncoded(format: format, reason: "it is a mask, which has no colours.")
    }
    return try Vips.visit { () throws(ImageError) in
      try Vips.start()
      var count = 0
      let percent = quality.isFinite ? min(max((quality * 100).rounded(), 1), 100) : 90
      let bytes = image.withUnsafeBytes { pixels -> UnsafeMutableRawPointer? in
        guard let base = pixels.baseAddress else { return nil }
        return cvips_encode(
          base.assumingMemoryBound(to: UInt32.self), Int32(image.bytesPerRow / 4),
          Int32(image.width), Int32(image.height), !image.isOpaque, encoding, Int32(percent), &count
        )
      }
      guard let bytes else { throw .notEncoded(format: format, reason: Vips.takeReason()) }
      return Data(
        bytesNoCopy: bytes, count: count, deallocator: .custom { bytes, _ in cvips_free(bytes) })
    }
  }
}
