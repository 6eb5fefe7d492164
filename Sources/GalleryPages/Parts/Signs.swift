import UIKit

/// The small pictures of the Gallery, drawn in code.
enum Signs {
  /// Points to where a tap leads. Drawn for the screen that asks.
  static var chevron: UIImage { arrow(size: CGSize(width: 8, height: 14), width: 2) }

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

  private static func arrow(size: CGSize, width: CGFloat) -> UIImage {
    let image = UIGraphicsImageRenderer(size: size).image { _ in
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
