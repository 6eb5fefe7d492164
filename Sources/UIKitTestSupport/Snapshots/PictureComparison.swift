import UIKit
import UIKitGraphics

/// Two pictures, pixel by pixel.
nonisolated struct PictureComparison {
  /// How far apart they are.
  enum Result: Equatable {
    /// As many pixels as this are off further than the tolerance allows, and that is few enough.
    case same(off: Int)
    /// They have other sizes, in pixels.
    case sizes(actual: String, expected: String)
    /// Too many pixels are off; the largest difference is that of 255, the rectangle holds them all.
    case different(off: Int, of: Int, largest: Int, box: CGRect)
  }

  private let actual: CGImage
  private let expected: CGImage

  init(actual: CGImage, expected: CGImage) {
    self.actual = actual
    self.expected = expected
  }

  /// Compares them.
  func result(_ tolerance: SnapshotTolerance) -> Result {
    guard actual.width == expected.width, actual.height == expected.height else {
      return .sizes(actual: actual.sizeText, expected: expected.sizeText)
    }
    let limit = Int((tolerance.pixel * 255).rounded(.down))
    var off = 0
    var largest = 0
    var box = CGRect.null
    eachRow { y, first, second in
      var left = Int.max
      var right = 0
      for x in first.indices where first[x] != second[x] {
        let difference = Self.difference(first[x], second[x])
        guard difference > limit else { continue }
        off += 1
        largest = max(largest, difference)
        left = min(left, x)
        right = x
      }
      if left <= right {
        box = box.union(CGRect(x: left, y: y, width: right - left + 1, height: 1))
      }
    }
    let count = actual.width * actual.height
    if Double(off) <= tolerance.total * Double(count) { return .same(off: off) }
    return .different(off: off, of: count, largest: largest, box: box)
  }

  /// The expected picture, pale, with every pixel that is off in red; nil when the sizes differ.
  func differenceImage(_ tolerance: SnapshotTolerance) -> CGImage? {
    guard actual.width == expected.width, actual.height == expected.height,
      let bitmap = Bitmap(width: actual.width, height: actual.height, opaque: true)
    else { return nil }
    let limit = Int((tolerance.pixel * 255).rounded(.down))
    let width = actual.width
    bitmap.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for y in 0..<actual.height {
        let first = actual.row(y)
        let second = expected.row(y)
        for x in 0..<width {
          let isOff = Self.difference(first[x], second[x]) > limit
          pixels[y * width + x] = isOff ? 0xFFE0_0020 : Self.pale(second[x])
        }
      }
    }
    return bitmap.makeImage()
  }

  /// Calls `body` with the rows that are not the same.
  private func eachRow(_ body: (Int, [UInt32], [UInt32]) -> Void) {
    for y in 0..<actual.height {
      let first = actual.row(y)
      let second = expected.row(y)
      if first != second { body(y, first, second) }
    }
  }

  private static func difference(_ first: UInt32, _ second: UInt32) -> Int {
    var largest = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let distance = Int((first >> shift) & 255) - Int((second >> shift) & 255)
      largest = max(largest, distance.magnitude > 0 ? Int(distance.magnitude) : 0)
    }
    return largest
  }

  private static func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel & 255) + (pixel >> 8 & 255) + (pixel >> 16 & 255)
    let gray = 170 + sum / 9
    return 0xFF00_0000 | gray << 16 | gray << 8 | gray
  }
}

nonisolated extension CGImage {
  fileprivate var sizeText: String { "\(width) x \(height)" }

  /// A row of pixels: opacity, red, green, blue in 32 bits, premultiplied.
  fileprivate func row(_ y: Int) -> [UInt32] {
    withUnsafeBytes { bytes in
      let start = y * bytesPerRow
      if format == .a8 {
        return (0..<width).map { UInt32(bytes[start + $0]) << 24 }
      }
      let pixels = [UInt32](unsafeUninitializedCapacity: width) { buffer, count in
        UnsafeMutableRawBufferPointer(buffer).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[start..<start + width * 4]))
        count = width
      }
      return format == .rgb24 ? pixels.map { $0 | 0xFF00_0000 } : pixels
    }
  }
}
