import Foundation

extension CGImage {
  /// An image of opacity alone: the brightness of each pixel, by the weights of sRGB's primaries.
  func brightnessMask() -> CGImage? {
    guard format != .a8 else { return self }
    let rowBytes = (width + 3) & ~3
    guard let target = PixelBuffer(count: rowBytes * height) else { return nil }
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<height {
        let row = base + y * bytesPerRow
        let out = target.base + y * rowBytes
        for x in 0..<width {
          let pixel = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
          let sum = (pixel >> 16 & 255) * 54 + (pixel >> 8 & 255) * 183 + (pixel & 255) * 19
          out.storeBytes(of: UInt8(sum >> 8), toByteOffset: x, as: UInt8.self)
        }
      }
    }
    return CGImage(
      buffer: target, width: width, height: height, bytesPerRow: rowBytes, format: .a8)
  }
}
