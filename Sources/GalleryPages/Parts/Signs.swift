import UIKit

/// The small pictures of the Gallery, drawn in code.
enum Signs {
  /// Points to where a tap leads. Drawn for the screen that asks.
  static var chevron: UIImage { arrow(size: CGSize(width: 8, height: 14), width: 2) }

  /// A heart, full and as an outline.
  static var heart: UIImage { drawHeart { $0.fill() } }
  static var heartOutline: UIImage {
    drawHeart {
      $0.lineWidth = 1.5
      $0.lineJoinStyle = .round
      $0.stroke()
    }
  }

  /// A rounded square of 30 points with a white sign.
  static func tile(color: UIColor, sign: (CGRect) -> Void) -> UIImage {
    let box = CGRect(x: 0, y: 0, width: 30, height: 30)
    return UIGraphicsImageRenderer(size: box.size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: box, cornerRadius: 7).fill()
      UIColor.white.set()
      sign(box.insetBy(dx: 6, dy: 6))
    }
  }

  private static func drawHeart(_ paint: (UIBezierPath) -> Void) -> UIImage {
    let size = CGSize(width: 24, height: 22)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 12, y: 20))
      path.addCurve(
        to: CGPoint(x: 2, y: 8), controlPoint1: CGPoint(x: 6, y: 15.5),
        controlPoint2: CGPoint(x: 2, y: 12))
      path.addCurve(
        to: CGPoint(x: 12, y: 5.5), controlPoint1: CGPoint(x: 2, y: 1.5),
        controlPoint2: CGPoint(x: 10, y: 0.5))
      path.addCurve(
        to: CGPoint(x: 22, y: 8), controlPoint1: CGPoint(x: 14, y: 0.5),
        controlPoint2: CGPoint(x: 22, y: 1.5))
      path.addCurve(
        to: CGPoint(x: 12, y: 20), controlPoint1: CGPoint(x: 22, y: 12),
        controlPoint2: CGPoint(x: 18, y: 15.5))
      path.close()
      UIColor.black.set()
      paint(path)
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  private static func arrow(size: CGSize, width: CGFloat) -> UIImage {
    // Kept for good: it must not be of the scale of whatever screen asks first.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      let inset = width / 2 + 0.25
      let (tip, tail) = (size.width - inset, inset)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: tail, y: inset))
      path.addLine(to: CGPoint(x: tip, y: size.height / 2))
      path.addLine(to: CGPoint(x: tail, y: size.height - inset))
      path.lineWidth = width
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }
    return image.withRenderingMode(.alwaysTemplate)
  }
}
