import Foundation
import UIKitGraphics

extension LayerPainter {
  /// Paints what is special to a gradient layer.
  func paint(_ gradient: GradientValues, _ values: LayerValues) {
    guard gradient.isSeen, let colors = gradient.colors, let context else { return }
    let area = values.area
    guard area.width > 0, area.height > 0 else { return }
    let stops = CGGradient(colors: colors.map(\.rgba), locations: gradient.locations)
    context.saveGState()
    clip(to: area, values.corners)
    if gradient.type == .radial {
      paintRadial(stops, gradient, area)
    } else {
      context.drawLinearGradient(
        stops, start: area.point(at: gradient.startPoint), end: area.point(at: gradient.endPoint),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }

  /// A circle of radius 1, stretched to the ellipse.
  private func paintRadial(_ stops: CGGradient, _ gradient: GradientValues, _ area: CGRect) {
    let center = area.point(at: gradient.startPoint)
    let corner = area.point(at: gradient.endPoint)
    let radii = CGSize(width: abs(corner.x - center.x), height: abs(corner.y - center.y))
    guard min(radii.width, radii.height) > 0.01 else {
      // An ellipse without an area has only an outside.
      guard let last = stops.stops.last else { return }
      context?.setFillColor(CGColor(rgba: last.color))
      context?.fill(area)
      return
    }
    context?.concatenate(
      CGAffineTransform(
        a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y))
    context?.drawRadialGradient(
      stops, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: .drawsAfterEndLocation)
  }
}

extension CGRect {
  /// The point at fractions of the size.
  fileprivate nonisolated func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: minX + width * unit.x, y: minY + height * unit.y)
  }
}
