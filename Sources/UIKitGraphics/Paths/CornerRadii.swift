package import Foundation

/// The radius of each corner of a rounded rectangle, in points.
package struct CornerRadii: Sendable, Hashable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  package init(all radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package var isZero: Bool {
    topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0
  }

  package var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

  package func scaled(by factor: CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: topLeft * factor, topRight: topRight * factor,
      bottomRight: bottomRight * factor, bottomLeft: bottomLeft * factor)
  }

  /// Radii that fit a rectangle: none is negative, and two on one side do not overlap.
  package func fitted(to size: CGSize) -> CornerRadii {
    var radii = CornerRadii(
      topLeft: Self.usable(topLeft), topRight: Self.usable(topRight),
      bottomRight: Self.usable(bottomRight), bottomLeft: Self.usable(bottomLeft))
    let width = abs(size.width)
    let height = abs(size.height)
    var factor: CGFloat = 1
    for (sum, side) in [
      (radii.topLeft + radii.topRight, width), (radii.bottomLeft + radii.bottomRight, width),
      (radii.topLeft + radii.bottomLeft, height), (radii.topRight + radii.bottomRight, height),
    ] where sum > side {
      factor = min(factor, side / sum)
    }
    if factor < 1 { radii = radii.scaled(by: factor) }
    return radii
  }

  private static func usable(_ radius: CGFloat) -> CGFloat {
    radius.isFinite ? max(radius, 0) : 0
  }
}
