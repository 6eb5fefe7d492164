import Foundation
import UIKitGraphics

extension LayerPainter {
  /// Paints what is special to a shape layer.
  func paint(_ shape: ShapeValues) {
    guard let context, let path = shape.path else { return }
    if shape.isFilled, let color = shape.fillColor {
      context.setFillColor(color)
      context.fill(path.data, shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard shape.isStroked, let color = shape.strokeColor, let stroked = shape.strokedPath else {
      return
    }
    context.setStrokeColor(color)
    context.setLineWidth(shape.lineWidth)
    context.setMiterLimit(shape.miterLimit)
    context.setLineCap(shape.lineCap.graphics)
    context.setLineJoin(shape.lineJoin.graphics)
    context.setLineDash(
      phase: shape.lineDashPhase,
      lengths: (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    context.beginPath()
    context.addPath(CGPath(data: stroked))
    context.strokePath()
  }
}

extension CAShapeLayerLineCap {
  fileprivate var graphics: CGLineCap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

extension CAShapeLayerLineJoin {
  fileprivate var graphics: CGLineJoin {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
