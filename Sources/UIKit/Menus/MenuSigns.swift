import Foundation

/// The small pictures of menus, drawn in code.
enum MenuSigns {
  static let check = sign([(2, 8), (6, 12.5), (14, 3)])
  static let dash = sign([(3, 8), (13, 8)])
  static let forward = sign([(6, 3), (11, 8), (6, 13)])
  static let down = sign([(3, 6), (8, 11), (13, 6)])

  private static func sign(_ points: [(CGFloat, CGFloat)]) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 4
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
      let path = UIBezierPath()
      for (index, point) in points.enumerated() {
        let place = CGPoint(x: point.0, y: point.1)
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
      path.lineWidth = 2
      path.lineCapStyle = .round
      path.lineJoinStyle = .round
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
