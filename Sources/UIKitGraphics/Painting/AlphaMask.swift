import CCairo
import Foundation

/// A picture of opacity alone, to be blurred and painted as a shadow.
final class AlphaMask {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytes: UnsafeMutablePointer<UInt8>
  private let buffer: PixelBuffer
  let surface: OpaquePointer

  /// All transparent; nil when a side is not in 1...32,767 or there is not enough memory.
  init?(width: Int, height: Int) {
    let bytesPerRow = (width + 3) & ~3
    guard (1...PNGLimits.side).contains(width), (1...PNGLimits.side).contains(height),
      let buffer = PixelBuffer(count: bytesPerRow * height)
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.buffer = buffer
    bytes = buffer.base.assumingMemoryBound(to: UInt8.self)
    surface = cairo_image_surface_create_for_data(
      bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(bytesPerRow))
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Blurs by about a Gaussian: three means over a row or column of pixels each.
  func blur(sigma: CGFloat) {
    guard sigma > 0.2 else { return }
    cairo_surface_flush(surface)
    let radii = Self.boxRadii(sigma: sigma)
    let longest = max(width, height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * longest) { line in
      guard let base = line.baseAddress else { return }
      let other = base + longest
      for row in 0..<height {
        let start = bytes + row * bytesPerRow
        Self.mean(start, 1, base, 1, width, radii[0])
        Self.mean(base, 1, other, 1, width, radii[1])
        Self.mean(other, 1, start, 1, width, radii[2])
      }
      for column in 0..<width {
        let start = bytes + column
        Self.mean(start, bytesPerRow, base, 1, height, radii[0])
        Self.mean(base, 1, other, 1, height, radii[1])
        Self.mean(other, 1, start, bytesPerRow, height, radii[2])
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The radii of three means that together spread as far as a Gaussian.
  private static func boxRadii(sigma: CGFloat) -> [Int] {
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let low = CGFloat(lower)
    let lowCount = Int(
      ((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4)).rounded())
    return (0..<3).map { (($0 < lowCount ? lower : lower + 2) - 1) / 2 }
  }

  /// Puts the mean of the pixels up to `radius` away into each; beyond the ends it is transparent.
  private static func mean(
    _ source: UnsafePointer<UInt8>, _ sourceStep: Int, _ target: UnsafeMutablePointer<UInt8>,
    _ targetStep: Int, _ count: Int, _ radius: Int
  ) {
    let factor = UInt32((1 << 16) / (2 * radius + 1))
    var sum: UInt32 = 0
    for index in 0..<min(radius, count) { sum &+= UInt32(source[index * sourceStep]) }
    for index in 0..<count {
      let entering = index + radius
      if entering < count { sum &+= UInt32(source[entering * sourceStep]) }
      target[index * targetStep] = UInt8(
        truncatingIfNeeded: min((sum &* factor &+ 32768) >> 16, 255))
      let leaving = index - radius
      if leaving >= 0 { sum &-= UInt32(source[leaving * sourceStep]) }
    }
  }
}
