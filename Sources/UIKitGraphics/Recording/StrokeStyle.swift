package import Foundation

/// How a path is stroked; lengths in points.
package struct StrokeStyle: Sendable, Hashable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  /// Lengths of dashes and gaps in turn; a solid line when empty.
  package var dashes: [CGFloat] = []

  package init() {}

  /// How far a stroke can reach from its path.
  package var reach: CGFloat {
    let half = width / 2
    return max(
      join == .miter ? half * max(miterLimit, 1) : half, cap == .square ? half * 1.5 : half)
  }
}
