public import Foundation

/// How an animation's pace changes from its start to its end: a cubic Bézier curve from (0, 0) to
/// (1, 1) that maps the fraction of time to the fraction of progress.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
  /// One of the named curves.
  public convenience init(name: CAMediaTimingFunctionName) {
    self.init(curve: name.curve)
  }

  /// A curve with two control points of one's own. Both x run from 0 to 1 and are brought into that
  /// range; y may lie outside of it, which overshoots.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(curve: CubicBezier(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y)))
  }

  /// Writes x and y of a control point to two floats: 0 is (0, 0), 1 and 2 are the two that shape the
  /// curve, 3 is (1, 1). Other numbers write the last one.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points: [(CGFloat, CGFloat)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    let point = points[min(max(index, 0), 3)]
    values[0] = Float(point.0)
    values[1] = Float(point.1)
  }

  package let curve: CubicBezier

  package init(curve: CubicBezier) {
    self.curve = curve
  }

  /// Whether `object` is a timing function of the same control points.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.points == points
  }

  /// Equal for equal control points.
  public override var hash: Int { points.hashValue }

  /// The control points in the precision that they are given in.
  private var points: [Float] {
    [Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2)]
  }
}
