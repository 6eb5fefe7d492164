import Foundation

@testable import UIKitGraphics

/// A Gaussian as the textbook has it, to compare with: every pixel weighted, in floats, the outermost
/// pixels going on beyond the edges.
struct PlainGaussian {
  let width: Int
  let height: Int
  /// Row by row, blue, green, red, opacity, from 0 to 255.
  private(set) var values: [Float]

  init(_ image: CGImage, sigma: Float) {
    width = image.width
    height = image.height
    values = image.withUnsafeBytes { bytes in
      (0..<image.height).flatMap { y in
        (0..<image.width * 4).map { Float(bytes[y * image.bytesPerRow + $0]) }
      }
    }
    let reach = Int((sigma * 4).rounded(.up))
    var kernel = (-reach...reach).map { exp(-Float($0 * $0) / (2 * sigma * sigma)) }
    let sum = kernel.reduce(0, +)
    for index in kernel.indices { kernel[index] /= sum }
    run(kernel, length: width, step: 4, lines: height, pitch: width * 4)
    run(kernel, length: height, step: width * 4, lines: width, pitch: 4)
  }

  private mutating func run(
    _ kernel: [Float], length: Int, step: Int, lines: Int, pitch: Int
  ) {
    let reach = kernel.count / 2
    let source = values
    source.withUnsafeBufferPointer { source in
      kernel.withUnsafeBufferPointer { kernel in
        values.withUnsafeMutableBufferPointer { target in
          for line in 0..<lines {
            for index in 0..<length {
              var sum = SIMD4<Float>.zero
              for offset in 0..<kernel.count {
                let at = min(max(index + offset - reach, 0), length - 1)
                let from = line * pitch + at * step
                sum.x += source[from] * kernel[offset]
                sum.y += source[from + 1] * kernel[offset]
                sum.z += source[from + 2] * kernel[offset]
              }
              let to = line * pitch + index * step
              target[to] = sum.x
              target[to + 1] = sum.y
              target[to + 2] = sum.z
            }
          }
        }
      }
    }
  }

  /// The mean and the greatest difference, in 255ths, from an opaque image.
  func error(of image: CGImage) -> (mean: Float, greatest: Float) {
    image.withUnsafeBytes { bytes in
      var sum: Float = 0
      var greatest: Float = 0
      for y in 0..<height {
        for x in 0..<width {
          for part in 0..<3 {
            let value = Float(bytes[y * image.bytesPerRow + x * 4 + part])
            let difference = abs(value - values[(y * width + x) * 4 + part])
            sum += difference
            greatest = max(greatest, difference)
          }
        }
      }
      return (sum / Float(width * height * 3), greatest)
    }
  }
}
