import CPixels
package import Foundation

extension Bitmap {
  /// A copy of a part, in whole pixels within the bitmap; nil when there is nothing of it.
  package func copy(of part: CGRect) -> Bitmap? {
    guard let part = inside(part), format != .a8,
      let copy = Bitmap(
        width: Int(part.width), height: Int(part.height), opaque: format == .rgb24)
    else { return nil }
    withUnsafeBytes { from in
      copy.withUnsafeMutableBytes { to in
        guard let source = from.baseAddress, let target = to.baseAddress else { return }
        for row in 0..<copy.height {
          let start = (Int(part.minY) + row) * bytesPerRow + Int(part.minX) * 4
          memcpy(target + row * copy.bytesPerRow, source + start, copy.bytesPerRow)
        }
      }
    }
    return copy
  }

  /// Takes what was painted on a part since `before` was copied from it back by as much as `alpha`, from 0
  /// to 1, and the opacity of a mask of the same size say: as if it had been painted aside and put on
  /// with that opacity.
  package func fade(_ part: CGRect, to before: Bitmap, mask: Bitmap?, alpha: CGFloat) {
    guard let part = inside(part), before.hasSize(of: part), mask?.hasSize(of: part) != false else {
      return
    }
    withPicture(of: part) { after in
      before.withPicture { before in
        guard let mask else { return pixels_mix(&after, &before, nil, Float(alpha)) }
        mask.withPicture { pixels_mix(&after, &before, &$0, Float(alpha)) }
      }
    }
  }

  /// Blends a content of the same size into the bitmap.
  package func blend(_ content: Bitmap, _ vibrance: Vibrance) {
    guard content.width == width, content.height == height else { return }
    let look = PixelsVibrance(
      lightens: vibrance.lightens, usesColor: vibrance.usesColor,
      strength: Float(vibrance.strength), saturation: Float(vibrance.saturation))
    withPicture { beneath in
      content.withPicture { pixels_vibrate(&beneath, &$0, look) }
    }
  }

  private func inside(_ part: CGRect) -> CGRect? {
    guard part.isFinite else { return nil }
    let part = part.integral.overlap(CGRect(x: 0, y: 0, width: width, height: height))
    return part.isNull || part.width < 1 || part.height < 1 ? nil : part
  }

  private func hasSize(of part: CGRect) -> Bool {
    width == Int(part.width) && height == Int(part.height)
  }
}
