/// How large a photo may be, so that a small file cannot claim all memory.
package enum ImageLimits {
  /// The most bytes of a file: 1 GB.
  package static let byteCount = 1 << 30
  /// The most pixels of one side of a decoded picture: what Cairo can address.
  package static let side = 32_767

  /// The most pixels of a file of a format. Formats whose decoders hold the whole picture have less.
  package static func pixelCount(_ format: ImageFormat) -> Int {
    switch format {
    case .jpeg, .png, .tiff: 256 << 20
    case .heic, .avif, .webp, .gif: 100 << 20
    }
  }

  /// Whether a picture of that size is decoded.
  static func allow(width: Int, height: Int, _ format: ImageFormat) -> Bool {
    // NB: sides first, so that the product cannot overflow.
    (1...1_000_000).contains(width) && (1...1_000_000).contains(height)
      && width * height <= pixelCount(format)
  }
}
