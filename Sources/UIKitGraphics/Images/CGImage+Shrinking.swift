import Foundation

extension CGImage {
  /// The image itself, or an averaged copy of about the given size in pixels when that is less than
  /// half of its own: what a bilinear filter can still reduce without leaving pixels out.
  func shrunk(toCover size: CGSize) -> CGImage {
    guard format != .a8, size.width.isFinite, size.height.isFinite else { return self }
    let targetWidth = max(1, Int(min(size.width, CGFloat(width)).rounded(.up)))
    let targetHeight = max(1, Int(min(size.height, CGFloat(height)).rounded(.up)))
    guard targetWidth * 3 < width * 2 || targetHeight * 3 < height * 2 else { return self }
    let newWidth = min(width, targetWidth)
    let newHeight = min(height, targetHeight)
    return scaledCopies.copy(width: newWidth, height: newHeight) {
      areaAveraged(width: newWidth, height: newHeight)
    } ?? self
  }

  /// A copy in which each pixel is the mean of the ones it replaces; only for sizes up to the own.
  private func areaAveraged(width newWidth: Int, height newHeight: Int) -> CGImage? {
    guard let target = PixelBuffer(count: newWidth * newHeight * 4) else { return nil }
    let columns = AxisWeights(from: width, to: newWidth)
    let rows = AxisWeights(from: height, to: newHeight)
    var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
    let opaque = isOpaque
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<newHeight {
        for x in 0..<newWidth { sums[x] = .zero }
        let span = rows.spans[y]
        for sourceY in span.first...span.last {
          let rowWeight = span.weight(sourceY)
          let row = base + sourceY * bytesPerRow
          for x in 0..<newWidth {
            let columnSpan = columns.spans[x]
            var sum = SIMD4<Float>.zero
            for sourceX in columnSpan.first...columnSpan.last {
              let pixel = row.loadUnaligned(fromByteOffset: sourceX * 4, as: SIMD4<UInt8>.self)
              sum += SIMD4<Float>(pixel) * columnSpan.weight(sourceX)
            }
            sums[x] += sum * rowWeight
          }
        }
        let out = target.base + y * newWidth * 4
        for x in 0..<newWidth {
          var pixel = SIMD4<UInt8>(truncatingIfNeeded: SIMD4<Int32>(sums[x] + 0.5))
          if opaque { pixel.w = 255 }
          out.storeBytes(of: pixel, toByteOffset: x * 4, as: SIMD4<UInt8>.self)
        }
      }
    }
    return CGImage(
      buffer: target, width: newWidth, height: newHeight, bytesPerRow: newWidth * 4, format: format)
  }
}

/// Which pixels of a row, and how much of each, go into each pixel of a shorter row.
private struct AxisWeights {
  struct Span {
    let first: Int
    let last: Int
    let firstWeight: Float
    let lastWeight: Float
    let fullWeight: Float

    func weight(_ index: Int) -> Float {
      index == first ? firstWeight : index == last ? lastWeight : fullWeight
    }
  }

  let spans: [Span]

  init(from old: Int, to new: Int) {
    let step = Double(old) / Double(new)
    spans = (0..<new).map { index in
      let start = Double(index) * step
      let end = min(Double(index + 1) * step, Double(old))
      let first = min(Int(start), old - 1)
      let last = max(first, min(Int(end.rounded(.up)) - 1, old - 1))
      let full = Float(1 / (end - start))
      if first == last {
        return Span(first: first, last: last, firstWeight: 1, lastWeight: 1, fullWeight: 1)
      }
      return Span(
        first: first, last: last,
        firstWeight: Float(Double(first + 1) - start) * full,
        lastWeight: Float(end - Double(last)) * full, fullWeight: full)
    }
  }
}
