package import Foundation

extension PathData {
  /// The smallest rectangle around the lines and curves themselves; null for an empty path.
  package var tightBox: CGRect {
    guard verbs.contains(where: { $0 == .quad || $0 == .curve }) else { return controlBox }
    var box = CGRect.null
    func include(_ point: CGPoint) {
      if box.isNull { box = CGRect(origin: point, size: .zero) } else { box.extend(to: point) }
    }
    var index = 0
    var current = CGPoint.zero
    for verb in verbs {
      switch verb {
      case .move, .line:
        include(points[index])
        current = points[index]
      case .quad:
        let (control, end) = (points[index], points[index + 1])
        include(end)
        let (c1, c2) = Self.cubicControls(from: current, control: control, to: end)
        Self.extremes(current, c1, c2, end).forEach(include)
        current = end
      case .curve:
        let end = points[index + 2]
        include(end)
        Self.extremes(current, points[index], points[index + 1], end).forEach(include)
        current = end
      case .close: break
      }
      index += verb.pointCount
    }
    return box
  }

  /// The control points of the cubic curve that equals a quadratic one.
  package static func cubicControls(
    from start: CGPoint, control: CGPoint, to end: CGPoint
  ) -> (CGPoint, CGPoint) {
    (
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
    )
  }

  /// The points of a cubic curve where it turns back in x or in y.
  private static func extremes(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    let times =
      turningTimes(p0.x, p1.x, p2.x, p3.x) + turningTimes(p0.y, p1.y, p2.y, p3.y)
    return times.map { t in
      let u = 1 - t
      let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
        y: w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
    }
  }

  /// Where between 0 and 1 the derivative of a cubic is zero.
  private static func turningTimes(
    _ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat
  ) -> [CGFloat] {
    let a = v3 - 3 * v2 + 3 * v1 - v0
    let b = 2 * (v2 - 2 * v1 + v0)
    let c = v1 - v0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if b != 0 { roots = [-c / b] }
    } else {
      let under = b * b - 4 * a * c
      if under >= 0 {
        let root = under.squareRoot()
        roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
