package import Foundation
package import UIKitGraphics

/// Opacity by pixel, to be blurred: what a shadow is made of.
package nonisolated struct AlphaPlane {
  package let width: Int
  package let height: Int
  /// Row by row, from 0 to 255.
  package private(set) var values: [Float]

  /// The opacity of a bitmap.
  package init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    let (width, height, stride) = (width, height, bitmap.bytesPerRow)
    values = [Float](unsafeUninitializedCapacity: width * height) { plane, count in
      bitmap.withUnsafeBytes { bytes in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = bytes.load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
            plane[y * width + x] = Float(pixel >> 24)
          }
        }
      }
      count = width * height
    }
  }

  /// Blurs with a Gaussian of the standard deviation `sigma`, in pixels; what is outside of the plane
  /// counts as transparent. It takes time in proportion to `sigma`: shrink first what is blurred much.
  package mutating func blur(sigma: CGFloat) {
    guard sigma > 0.1, sigma.isFinite else { return }
    let kernel = Self.kernel(sigma: Float(sigma))
    blurColumns(kernel)
    blurRows(kernel)
  }

  /// The plane as an image of one colour.
  package func image(of color: RGBA) -> CGImage? {
    guard let buffer = PixelBuffer(count: width * height * 4) else { return nil }
    let pixels = buffer.base.assumingMemoryBound(to: UInt32.self)
    let alpha = Float(color.alpha)
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    values.withUnsafeBufferPointer { values in
      for index in 0..<width * height {
        let opacity = values[index] * alpha
        let a = UInt32(opacity + 0.5) << 24
        let r = UInt32(opacity * red + 0.5) << 16
        let g = UInt32(opacity * green + 0.5) << 8
        pixels[index] = a | r | g | UInt32(opacity * blue + 0.5)
      }
    }
    return CGImage(
      buffer: buffer, width: width, height: height, bytesPerRow: width * 4, format: .argb32)
  }

  /// One side of the bell with its middle; all of it sums to 1.
  private static func kernel(sigma: Float) -> [Float] {
    let reach = Int((sigma * 3).rounded(.up))
    var side = (0...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
    let sum = side[0] + 2 * side.dropFirst().reduce(0, +)
    for index in side.indices { side[index] /= sum }
    return side
  }

  /// Adds whole rows to each other, which the compiler turns into vector instructions.
  private mutating func blurColumns(_ kernel: [Float]) {
    let (width, height) = (width, height)
    let source = values
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for y in 0..<height {
          let row = to + y * width
          for x in 0..<width { row[x] = from[y * width + x] * kernel[0] }
          for distance in 1..<kernel.count {
            let weight = kernel[distance]
            if y >= distance { Self.add(from + (y - distance) * width, weight, to: row, width) }
            if y + distance < height {
              Self.add(from + (y + distance) * width, weight, to: row, width)
            }
          }
        }
      }
    }
  }

  private mutating func blurRows(_ kernel: [Float]) {
    let (width, height) = (width, height)
    let source = values
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        guard let from = source.baseAddress, let to = target.baseAddress else { return }
        for y in 0..<height {
          let row = to + y * width
          let old = from + y * width
          for x in 0..<width { row[x] = old[x] * kernel[0] }
          for distance in 1..<min(kernel.count, width) {
            let weight = kernel[distance]
            Self.add(old, weight, to: row + distance, width - distance)
            Self.add(old + distance, weight, to: row, width - distance)
          }
        }
      }
    }
  }

  private static func add(
    _ source: UnsafePointer<Float>, _ weight: Float, to target: UnsafeMutablePointer<Float>,
    _ count: Int
  ) {
    for index in 0..<count { target[index] += source[index] * weight }
  }
}
