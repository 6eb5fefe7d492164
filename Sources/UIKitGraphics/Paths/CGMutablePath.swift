public import Foundation

/// A path that is built step by step. Each `transform` maps the coordinates given with it.
///
/// Begin a subpath with `move(to:transform:)`: a line or curve added to an empty path is left out.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() {
    super.init(data: PathData())
  }

  override init(data: PathData) {
    super.init(data: data)
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.move(to: point.applying(transform))
  }

  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    data.line(to: point.applying(transform))
  }

  /// Begins a subpath at the first of the points and adds lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    data.move(to: first.applying(transform))
    for point in points.dropFirst() {
      data.line(to: point.applying(transform))
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    data.quad(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    data.curve(
      to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    data.close()
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if transform.isIdentity {
      data.addRect(rect)
    } else {
      data.add(CGPath(rect: rect, transform: nil).data, transform)
    }
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds the ellipse that fills a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    data.addEllipse(in: rect, transform)
  }

  /// Adds a rectangle with rounded corners as a closed subpath; the radii are at most half of its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    data.addRounded(rect, width: cornerWidth, height: cornerHeight, transform)
  }

  /// Adds an arc of a circle, after a line to its start when a subpath is open.
  ///
  /// Angles are in radians from the positive x axis. `clockwise` counts as where y grows upward: in
  /// UIKit's coordinates an arc with `clockwise: false` is seen to go clockwise. Angles a turn or more
  /// apart give the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    data.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform)
  }

  /// Adds an arc of a circle that begins at an angle and sweeps by `delta`, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    data.addArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`: a line to where
  /// the circle touches the first side, and its arc to the second. Left out of an empty path.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = data.currentPoint, tangent1End.isFinite, tangent2End.isFinite else {
      return
    }
    let start = current.applying(transform.inverted())
    data.addArc(corner: tangent1End, end: tangent2End, radius: radius, from: start, transform)
  }

  /// Adds the steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    data.add(path.data, transform)
  }
}
