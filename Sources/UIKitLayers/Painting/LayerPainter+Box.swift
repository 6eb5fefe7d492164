import Foundation
import UIKitGraphics

extension LayerPainter {
  func paintBackground(_ values: LayerValues, _ corners: CornerRadii) {
    guard values.hasBackground, let color = values.backgroundColor, let context else { return }
    context.setFillColor(color)
    let area = values.area
    if corners.isZero {
      context.fill(area)
    } else {
      context.fill(CGPath(roundedRect: area, corners: corners).data, .winding)
    }
  }

  /// The border lies within the bounds: what is between them and the same inset by its width.
  func paintBorder(_ values: LayerValues, _ corners: CornerRadii, _ alpha: CGFloat) {
    guard values.hasBorder, let color = values.borderColor, let context else { return }
    let area = values.area
    let width = min(values.borderWidth, min(area.width, area.height) / 2)
    guard width > 0 else { return }
    context.setAlpha(alpha)
    context.setFillColor(color)
    let inner = area.insetBy(dx: width, dy: width)
    let path = CGMutablePath()
    if corners.isZero {
      path.addRect(area)
      path.addRect(inner)
    } else {
      path.addPath(CGPath(roundedRect: area, corners: corners))
      path.addPath(CGPath(roundedRect: inner, corners: corners.inset(by: width)))
    }
    context.fill(path.data, .evenOdd)
  }

  func clip(to area: CGRect, _ corners: CornerRadii) {
    guard let context else { return }
    if corners.isZero {
      context.clip(to: area)
    } else {
      context.beginPath()
      context.addPath(CGPath(roundedRect: area, corners: corners))
      context.clip()
    }
  }
}

extension CornerRadii {
  /// The radii of a rectangle inset by a width within one of these.
  fileprivate func inset(by width: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: max(topLeft - width, 0), topRight: max(topRight - width, 0),
      bottomRight: max(bottomRight - width, 0), bottomLeft: max(bottomLeft - width, 0))
  }
}
