public import Foundation

/// A path of lines and curves that does not change; `CGMutablePath` is the one that does.
///
/// Coordinates are in points. Steps with coordinates that are not finite are left out.
public class CGPath: Hashable {
  package internal(set) var data: PathData

  package init(data: PathData) {
    self.data = data
  }

  /// A path of one rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addRect(rect)
    self.init(data: data.transformed(by: transform?.pointee ?? .identity))
  }

  /// A path of one ellipse that fills `rect`.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var data = PathData()
    data.addEllipse(in: rect, transform?.pointee ?? .identity)
    self.init(data: data)
  }

  /// A path of one rectangle with rounded corners; the radii are at most half of its sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var data = PathData()
    data.addRounded(
      rect, width: cornerWidth, height: cornerHeight, transform?.pointee ?? .identity)
    self.init(data: data)
  }

  /// A path of one rectangle with a radius of its own for each corner.
  package convenience init(roundedRect rect: CGRect, corners: CornerRadii) {
    var data = PathData()
    data.addRounded(rect, radii: corners, .identity)
    self.init(data: data)
  }

  /// A path of one rectangle of which some corners are quarter ellipses.
  package convenience init(
    roundedRect rect: CGRect, radii: CGSize, topLeft: Bool, topRight: Bool, bottomRight: Bool,
    bottomLeft: Bool
  ) {
    var data = PathData()
    data.addRounded(rect, radii: radii, rounded: [topLeft, topRight, bottomRight, bottomLeft])
    self.init(data: data)
  }

  /// The same path, each of its subpaths from its end to its beginning.
  package func reversed() -> CGPath { CGPath(data: data.reversed()) }

  /// Whether the path has no steps.
  public var isEmpty: Bool { data.isEmpty }

  /// Where the next step would start; the origin for an empty path.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The smallest rectangle around all points of the path, control points included; `CGRect.null` for
  /// an empty path.
  public var boundingBox: CGRect { data.controlBox }

  /// The smallest rectangle around the path itself; `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { data.tightBox }

  /// Whether the path is one rectangle with level sides; `rect` gets it.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let found) = data.shape else { return false }
    rect?.pointee = found
    return true
  }

  /// Whether filling the path would paint a point; `transform` maps the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    data.contains(point.applying(transform), rule)
  }

  /// Calls `block` for each step of the path in order. The element and its points are valid only
  /// during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    data.forEachElement(block)
  }

  /// A copy that does not change.
  public func copy() -> CGPath? { CGPath(data: data) }

  /// A copy, mapped by a transform, that does not change.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(data: data.transformed(by: transform?.pointee ?? .identity))
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(data: data) }

  /// A copy, mapped by a transform, that can be added to.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(data: data.transformed(by: transform?.pointee ?? .identity))
  }

  /// Whether two paths have the same steps.
  public static func == (left: CGPath, right: CGPath) -> Bool {
    left === right || (left.data.verbs == right.data.verbs && left.data.points == right.data.points)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(data.verbs)
    hasher.combine(data.points)
  }
}
