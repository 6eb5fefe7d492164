import CPixels
package import Foundation

/// A part of a bitmap, blurred: kept small, and enlarged where it is painted.
///
/// It is made in four steps: blocks of pixels become their means; those are blurred by a recursive filter,
/// which takes the same time for any sigma; saturation and tint are laid on; and what is painted is
/// interpolated, with an ordered dither so that smooth colours show no steps. Beyond the edges of the bitmap its
/// outermost pixels go on. The blocks lie at multiples of their size from the bitmap's corner, so that what
/// stands still under something that moves does not shimmer.
///
/// What hardly blurs would need blocks of single pixels, and many times as long. While it only passes, larger blocks do, and what
/// blurs less than these is weighted with the sharp pixels that it is painted on.
package struct Backdrop: Sendable {
  /// The pixels that it can paint, in those of the bitmap.
  package let area: CGRect
  /// Whether it hides all that is under it.
  package let isOpaque: Bool

  /// How many 256ths stay of the pixels that it is painted on.
  private let kept: Int32
  private let grid: PixelsGrid
  private let blocks: [UInt16]

  /// Blurs what is in `bitmap` now; nil when nothing of `area`, in pixels, lies in the bitmap.
  package init?(_ bitmap: Bitmap, area: CGRect, style: BackdropStyle) {
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard bitmap.format != .a8, area.isFinite else { return nil }
    let area = area.integral.overlap(all)
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return nil }
    let made = style.share
    let look = style.stronger(by: made)
    kept = Int32((256 * (1 - made)).rounded())
    let grid = PixelsGrid(around: area, in: bitmap, side: Self.side(style), style.reach)
    let count = Int(grid.columns) * Int(grid.rows)
    var means = [Float](repeating: 0, count: count * 4)
    bitmap.withPicture { pixels_shrink(&$0, grid, &means) }
    pixels_blur(&means, grid.columns, grid.rows, Self.sigma(style.sigma, side: grid.side))
    var isOpaque = false
    blocks = [UInt16](unsafeUninitializedCapacity: count * 4) { rounded, filled in
      guard let base = rounded.baseAddress else { return }
      isOpaque = pixels_color(means, Int32(count), grid.side, look.look, base)
      filled = count * 4
    }
    self.isOpaque = isOpaque || bitmap.format == .rgb24
    self.area = area
    self.grid = grid
  }

  /// Replaces the pixels of a part, in those of the bitmap that was blurred. `origin` is where the first
  /// pixel of `bitmap` lies in them: zero for that bitmap itself.
  package func paint(_ part: CGRect, on bitmap: Bitmap, origin: CGPoint = .zero) {
    let room = CGRect(
      x: origin.x, y: origin.y, width: CGFloat(bitmap.width), height: CGFloat(bitmap.height))
    let part = part.integral.overlap(area).overlap(room)
    guard bitmap.format != .a8, !part.isNull, part.width >= 1, part.height >= 1 else { return }
    bitmap.withPicture {
      pixels_enlarge(
        blocks, grid, &$0, Int32(origin.x), Int32(origin.y), Int32(part.minX), Int32(part.minY),
        Int32(part.width), Int32(part.height), kept)
    }
  }

  /// The part as an image of its own: what is painted turned, or through a clip. `beneath` is the bitmap that was blurred.
  package func image(of part: CGRect, on beneath: Bitmap) -> CGImage? {
    let part = part.integral.overlap(area)
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let bitmap = kept > 0
        ? beneath.copy(of: part)
        : Bitmap(width: Int(part.width), height: Int(part.height), opaque: isOpaque)
    else { return nil }
    paint(part, on: bitmap, origin: part.origin)
    return bitmap.takeImage()
  }

  /// The larger the blocks, the less there is to do; these are as large as nobody sees.
  private static func side(_ style: BackdropStyle) -> Int32 {
    let sigma = style.sigma
    if style.isPassing, sigma > 0, sigma < 10 { return 4 }
    return sigma >= 40 ? 8 : sigma >= 10 ? 4 : sigma >= 4 ? 2 : 1
  }

  /// The sigma in blocks: less what means and interpolation blur already.
  private static func sigma(_ sigma: CGFloat, side: Int32) -> Double {
    guard side > 1 else { return sigma }
    let side = Double(side)
    let already = (side * side - 1) / 12 + side * side / 6
    return max(sigma * sigma - already, 0).squareRoot() / side
  }
}

extension BackdropStyle {
  /// The variance that blocks of four pixels and what lies between them have by themselves, in pixels.
  private static let leastVariance: CGFloat = 47.0 / 12

  /// How much of what is painted is the backdrop, the rest being what is beneath: less than all of it where blocks blur too
  /// much. Never so little that it could not be coloured.
  fileprivate var share: CGFloat {
    guard isPassing, sigma > 0, sigma * sigma < Self.leastVariance else { return 1 }
    let blur = sigma * sigma / Self.leastVariance
    return min(1, max(blur, tint.alpha / 0.9, abs(saturation - 1) / 3))
  }

  /// Coloured more, by as much as it is weighted less.
  fileprivate func stronger(by share: CGFloat) -> BackdropStyle {
    guard share < 1 else { return self }
    var style = self
    style.saturation = max(0, 1 + (saturation - 1) / share)
    style.tint = RGBA(
      red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha / share)
    return style
  }

  fileprivate var look: PixelsLook {
    let alpha = Float(min(max(tint.alpha, 0), 1))
    func part(_ value: CGFloat) -> Float { Float(min(max(value, 0), 1)) * alpha * 255 }
    return PixelsLook(
      saturation: Float(saturation),
      tint: (part(tint.blue), part(tint.green), part(tint.red), alpha * 255))
  }
}

extension PixelsGrid {
  /// The blocks that it takes to paint `area`, and those within `reach` of them. One block more than the
  /// bitmap has is enough on each side: it stands for all further ones.
  fileprivate init(around area: CGRect, in bitmap: Bitmap, side: Int32, _ reach: CGFloat) {
    let more = Int((reach / CGFloat(side)).rounded(.up))
    func span(from low: CGFloat, to high: CGFloat, of length: Int) -> (first: Int32, count: Int32) {
      let side = Int(side)
      let spare = side > 1 ? 1 : 0
      let first = max(Int(low) / side - spare - more, -spare)
      let last = min((Int(high) - 1) / side + spare + more, (length - 1) / side + spare)
      return (Int32(first), Int32(last - first + 1))
    }
    let columns = span(from: area.minX, to: area.maxX, of: bitmap.width)
    let rows = span(from: area.minY, to: area.maxY, of: bitmap.height)
    self.init(
      side: side, column: columns.first, row: rows.first, columns: columns.count, rows: rows.count)
  }
}
