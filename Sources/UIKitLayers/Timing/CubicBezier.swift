package import Foundation

/// A timing curve: a cubic Bézier from (0, 0) to (1, 1), as time in, progress out.
///
/// The x of both control points is brought into 0...1, so that every time has one progress.
package nonisolated struct CubicBezier: Sendable, Hashable {
  package let x1: CGFloat
  package let y1: CGFloat
  package let x2: CGFloat
  package let y2: CGFloat

  package init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
    self.x1 = min(max(x1.isFinite ? x1 : 0, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = min(max(x2.isFinite ? x2 : 1, 0), 1)
    self.y2 = y2.isFinite ? y2 : 1
  }

  /// The progress at `time`, which is brought into 0...1; exact to about 1e-7.
  package func progress(at time: CGFloat) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  /// Newton's method where it converges, bisection where the curve is too flat for it.
  private func parameter(at time: CGFloat) -> CGFloat {
    var t = time
    for _ in 0..<8 {
      let error = Self.bezier(x1, x2, t) - time
      if abs(error) < 1e-9 { return t }
      let slope = Self.slope(x1, x2, t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
      if t < 0 || t > 1 { break }
    }
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<50 {
      t = (low + high) / 2
      if Self.bezier(x1, x2, t) < time { low = t } else { high = t }
    }
    return t
  }

  private static func bezier(_ p1: CGFloat, _ p2: CGFloat, _ t: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t
  }

  private static func slope(_ p1: CGFloat, _ p2: CGFloat, _ t: CGFloat) -> CGFloat {
    let u = 1 - t
    return 3 * u * u * p1 + 6 * u * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }
}
