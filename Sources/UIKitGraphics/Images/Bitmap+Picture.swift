import CPixels
import Foundation

extension Bitmap {
  /// Calls `body` with the pixels as C knows them, to read and to change them.
  func withPicture(_ body: (inout PixelsPicture) -> Void) {
    withPicture(of: CGRect(x: 0, y: 0, width: width, height: height), body)
  }

  /// Calls `body` with a part, in whole pixels within the bitmap.
  func withPicture(of part: CGRect, _ body: (inout PixelsPicture) -> Void) {
    withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      let first = base + Int(part.minY) * bytesPerRow + Int(part.minX) * 4
      var picture = PixelsPicture(
        pixels: first.assumingMemoryBound(to: UInt32.self), stride: Int32(bytesPerRow / 4),
        width: Int32(part.width), height: Int32(part.height))
      body(&picture)
    }
  }
}
