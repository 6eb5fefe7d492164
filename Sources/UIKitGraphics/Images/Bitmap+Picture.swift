import CPixels

extension Bitmap {
  /// Calls `body` with the pixels as C knows them, to read and to change them.
  func withPicture(_ body: (PixelsPicture) -> Void) {
    withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      body(
        PixelsPicture(
          pixels: base.assumingMemoryBound(to: UInt32.self), stride: Int32(bytesPerRow / 4),
          width: Int32(width), height: Int32(height)))
    }
  }
}
