public import Foundation

extension CGPoint {
  /// The point where a transform maps this one.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// The size as a transform changes it; movement does not matter. It can become negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four transformed corners of this one.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    if t.b == 0 && t.c == 0 {
      return CGRect(
        x: t.a * origin.x + t.tx, y: t.d * origin.y + t.ty,
        width: t.a * size.width, height: t.d * size.height
      ).standardized
    }
    let corners = [
      CGPoint(x: minX, y: minY).applying(t), CGPoint(x: maxX, y: minY).applying(t),
      CGPoint(x: maxX, y: maxY).applying(t), CGPoint(x: minX, y: maxY).applying(t),
    ]
    var box = CGRect(origin: corners[0], size: .zero)
    for corner in corners.dropFirst() {
      box.extend(to: corner)
    }
    return box
  }

  /// Grows the rectangle until it holds `point`.
  package mutating func extend(to point: CGPoint) {
    let left = min(minX, point.x)
    let top = min(minY, point.y)
    let right = max(maxX, point.x)
    let bottom = max(maxY, point.y)
    self = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether another rectangle lies inside.
  ///
  /// NB: Foundation's `contains` compares with the union, which rounding makes unequal.
  package func holds(_ other: CGRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.minY >= minY && other.maxX <= maxX
      && other.maxY <= maxY
  }

  /// Whether all four numbers are finite; a null rectangle is not.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
