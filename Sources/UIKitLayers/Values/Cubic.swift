import Foundation

/// A cubic Bézier curve in the plane.
nonisolated struct Cubic {
  let p0: CGPoint
  let p1: CGPoint
  let p2: CGPoint
  let p3: CGPoint

  static func line(_ a: CGPoint, _ b: CGPoint) -> Cubic {
    Cubic(p0: a, p1: mix(a, b, 1.0 / 3), p2: mix(a, b, 2.0 / 3), p3: b)
  }

  static func quad(_ a: CGPoint, _ control: CGPoint, _ b: CGPoint) -> Cubic {
    Cubic(p0: a, p1: mix(a, control, 2.0 / 3), p2: mix(b, control, 2.0 / 3), p3: b)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The piece between two parameters, by de Casteljau's construction.
  func part(from start: CGFloat, to end: CGFloat) -> Cubic {
    let tail = start > 0 ? split(start).1 : self
    guard end < 1 else { return tail }
    return tail.split(start < 1 ? (end - start) / (1 - start) : 1).0
  }

  private func split(_ t: CGFloat) -> (Cubic, Cubic) {
    let a = Self.mix(p0, p1, t)
    let b = Self.mix(p1, p2, t)
    let c = Self.mix(p2, p3, t)
    let d = Self.mix(a, b, t)
    let e = Self.mix(b, c, t)
    let f = Self.mix(d, e, t)
    return (Cubic(p0: p0, p1: a, p2: d, p3: f), Cubic(p0: f, p1: e, p2: c, p3: p3))
  }

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
