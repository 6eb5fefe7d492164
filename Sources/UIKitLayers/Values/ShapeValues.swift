import Foundation
import UIKitGraphics

/// What is special to a shape layer, as values.
nonisolated struct ShapeValues {
  var path: CGPath?
  var fillColor: CGColor? = .black
  var fillRule = CAShapeLayerFillRule.nonZero
  var strokeColor: CGColor?
  var strokeStart: CGFloat = 0
  var strokeEnd: CGFloat = 1
  var lineWidth: CGFloat = 1
  var miterLimit: CGFloat = 10
  var lineCap = CAShapeLayerLineCap.butt
  var lineJoin = CAShapeLayerLineJoin.miter
  var lineDashPhase: CGFloat = 0
  var lineDashPattern: [NSNumber]?
}

nonisolated extension ShapeValues {
  var isFilled: Bool { path != nil && (fillColor?.alpha ?? 0) > 0 }

  var isStroked: Bool {
    path != nil && lineWidth > 0 && (strokeColor?.alpha ?? 0) > 0 && strokeEnd > strokeStart
  }

  var paintCount: Int { (isFilled ? 1 : 0) + (isStroked ? 1 : 0) }

  /// What fill and stroke touch.
  var extent: CGRect {
    guard let box = path?.boundingBoxOfPath, !box.isNull else { return .null }
    var extent = isFilled ? box : .null
    if isStroked {
      let half = lineWidth / 2
      // A square cap reaches half a width beyond the end, sideways as well: the diagonal bounds both.
      let cap = lineCap == .square ? half * 1.5 : half
      let join = lineJoin == .miter ? half * max(miterLimit, 1) : half
      let reach = max(cap, join)
      extent = extent.union(box.insetBy(dx: -reach, dy: -reach))
    }
    return extent
  }

  /// The part of the path from `strokeStart` to `strokeEnd`.
  var strokedPath: PathData? {
    guard let path else { return nil }
    if strokeStart <= 0 && strokeEnd >= 1 { return path.data }
    return PathTrim(path.data).part(from: strokeStart, to: strokeEnd)
  }
}
