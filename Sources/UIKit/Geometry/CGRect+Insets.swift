public import Foundation

nonisolated extension CGRect {
  /// The rectangle that is left when `insets` (points) are taken off its edges.
  ///
  /// As in UIKit, insets larger than the rectangle give a negative width or height.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  package var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// As a hit test sees it: the lower edges belong to the rectangle, the upper ones do not.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The same rectangle with its edges on whole device pixels, each rounded to the nearest.
  package func aligned(toScale scale: CGFloat) -> CGRect {
    let left = (minX * scale).rounded() / scale
    let top = (minY * scale).rounded() / scale
    let right = (maxX * scale).rounded() / scale
    let bottom = (maxY * scale).rounded() / scale
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

nonisolated extension CGPoint {
  package func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  package static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  package static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }
}
