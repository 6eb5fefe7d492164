import CCairo
import Foundation
import Synchronization

/// The blurred edge of a rounded rectangle, of which the shadow of any larger one is put together:
/// corners as they are, sides repeated.
final class ShadowPatch: Sendable {
  struct Key: Hashable {
    /// In quarters of a pixel.
    let sigma: Int
    /// In half pixels.
    let radii: CornerRadii
  }

  /// How far the shadow reaches beyond the rectangle, in pixels.
  let margin: Int
  /// From the patch's side to its middle, in pixels.
  let half: Int
  private let opacities: [UInt8]

  /// The least width and height of a rectangle whose shadow the patch makes.
  var leastSide: Int { 2 * (half - margin) + 1 }

  private var side: Int { 2 * half + 1 }

  private static let kept = Mutex<[Key: ShadowPatch]>([:])
  private static let mostKept = 48

  /// The patch for a blur and radii in pixels, made the first time; nil for ones too large to keep.
  static func patch(sigma: CGFloat, radii: CornerRadii) -> ShadowPatch? {
    guard sigma >= 1, sigma <= 120, radii.largest <= 400 else { return nil }
    func halves(_ value: CGFloat) -> CGFloat { (value * 2).rounded() / 2 }
    let rounded = CornerRadii(
      topLeft: halves(radii.topLeft), topRight: halves(radii.topRight),
      bottomRight: halves(radii.bottomRight), bottomLeft: halves(radii.bottomLeft))
    let key = Key(sigma: Int((sigma * 4).rounded()), radii: rounded)
    if let known = kept.withLock({ $0[key] }) { return known }
    guard let made = ShadowPatch(sigma: CGFloat(key.sigma) / 4, radii: rounded) else { return nil }
    kept.withLock { patches in
      if patches.count >= mostKept { patches.removeAll() }
      patches[key] = made
    }
    return made
  }

  private init?(sigma: CGFloat, radii: CornerRadii) {
    margin = Int((3 * sigma).rounded(.up))
    half = 2 * margin + Int(radii.largest.rounded(.up))
    let side = 2 * half + 1
    guard let mask = AlphaMask(width: side, height: side),
      let cairo = cairo_create(mask.surface)
    else { return nil }
    var path = PathData()
    let inner = CGFloat(side - 2 * margin)
    path.addRounded(
      CGRect(x: CGFloat(margin), y: CGFloat(margin), width: inner, height: inner), radii: radii,
      .identity)
    path.append(to: cairo, .identity)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    mask.blur(sigma: sigma)
    opacities = (0..<side).flatMap { row in
      (0..<side).map { mask.bytes[row * mask.bytesPerRow + $0] }
    }
  }

  /// The part of the shadow of a rectangle that lies in `area`; all in whole pixels.
  func mask(of rect: CGRect, in area: CGRect) -> AlphaMask? {
    guard let mask = AlphaMask(width: Int(area.width), height: Int(area.height)) else { return nil }
    let width = Int(rect.width) + 2 * margin
    let height = Int(rect.height) + 2 * margin
    let left = Int(area.minX) - Int(rect.minX) + margin
    let top = Int(area.minY) - Int(rect.minY) + margin
    opacities.withUnsafeBufferPointer { patch in
      for row in 0..<mask.height {
        let line = patch.baseAddress! + index(row + top, of: height) * side
        let target = mask.bytes + row * mask.bytesPerRow
        // The left part as it is, the middle repeated, the right part as it is.
        let leftEnd = max(0, min(mask.width, half - left))
        let rightStart = max(leftEnd, min(mask.width, width - half - left))
        if leftEnd > 0 { memcpy(target, line + left, leftEnd) }
        if rightStart > leftEnd {
          memset(target + leftEnd, Int32(line[half]), rightStart - leftEnd)
        }
        if rightStart < mask.width {
          let from = side - (width - (rightStart + left))
          memcpy(target + rightStart, line + from, mask.width - rightStart)
        }
      }
    }
    cairo_surface_mark_dirty(mask.surface)
    return mask
  }

  /// Which row of the patch is that of a shadow of given height.
  private func index(_ row: Int, of height: Int) -> Int {
    row < half ? row : row >= height - half ? side - (height - row) : half
  }
}
