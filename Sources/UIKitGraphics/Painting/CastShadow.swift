import Foundation

/// A shadow in pixels.
struct CastShadow {
  let offset: CGSize
  let sigma: CGFloat
  var color: RGBA

  init(_ shadow: Shadow, base: CGAffineTransform) {
    let moved = shadow.offset.applying(base)
    let reach: CGFloat = 30_000
    offset = CGSize(
      width: max(-reach, min(moved.width, reach)), height: max(-reach, min(moved.height, reach)))
    sigma = min(shadow.blur / 2 * base.meanScale, 256)
    color = shadow.color
  }

  /// How far the blur reaches.
  var margin: CGFloat { (3 * sigma).rounded(.up) }
}

extension PathData {
  /// The path in whole pixels, when it is a rectangle, rounded or not, that the matrix only scales evenly
  /// and moves.
  func roundedRect(by matrix: CGAffineTransform) -> (CGRect, CornerRadii)? {
    guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0 else { return nil }
    let found: (rect: CGRect, radii: CornerRadii)
    switch shape {
    case .general: return nil
    case .rect(let rect): found = (rect, CornerRadii(all: 0))
    case .roundedRect(let rect, let radii): found = (rect, radii)
    }
    let rect = found.rect.applying(matrix)
    guard abs(rect.minX) < 100_000, abs(rect.minY) < 100_000, rect.width < 100_000,
      rect.height < 100_000
    else { return nil }
    let left = rect.minX.rounded()
    let top = rect.minY.rounded()
    return (
      CGRect(
        x: left, y: top, width: rect.maxX.rounded() - left, height: rect.maxY.rounded() - top),
      found.radii.scaled(by: matrix.a)
    )
  }
}
