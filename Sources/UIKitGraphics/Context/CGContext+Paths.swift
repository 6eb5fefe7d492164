public import Foundation

extension CGContext {
  /// Forgets the current path.
  public func beginPath() {
    currentPath = PathData()
  }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) {
    withPath { $0.move(to: point) }
  }

  /// Adds a line; left out while there is no subpath.
  public func addLine(to point: CGPoint) {
    withPath { $0.line(to: point) }
  }

  /// Begins a subpath at the first of the points and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    withPath { path in
      path.move(to: first)
      for point in points.dropFirst() { path.line(to: point) }
    }
  }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    withPath { $0.quad(to: end, control: control) }
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    withPath { $0.curve(to: end, control1, control2) }
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    withPath { $0.close() }
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect) {
    withPath { $0.addRect(rect) }
  }

  /// Adds rectangles as closed subpaths.
  public func addRects(_ rects: [CGRect]) {
    withPath { path in rects.forEach { path.addRect($0) } }
  }

  /// Adds the ellipse that fills a rectangle as a closed subpath.
  public func addEllipse(in rect: CGRect) {
    withPath { $0.addEllipse(in: rect, .identity) }
  }

  /// Adds an arc of a circle; see ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``
  /// for the angles, in radians, and the direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    withPath {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, .identity)
    }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    guard tangent1End.isFinite, tangent2End.isFinite else { return }
    withPath { path in
      guard let start = path.currentPoint else { return }
      path.addArc(corner: tangent1End, end: tangent2End, radius: radius, from: start, .identity)
    }
  }

  /// Adds the steps of a path.
  public func addPath(_ path: CGPath) {
    withPath { $0.add(path.data, .identity) }
  }

  /// Whether the current path has no steps.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next step would start; the origin for an empty path.
  public var currentPointOfPath: CGPoint { pathInCurrentSpace.currentPoint ?? .zero }

  /// The smallest rectangle around all points of the current path; `CGRect.null` for an empty one.
  public var boundingBoxOfPath: CGRect { pathInCurrentSpace.controlBox }

  /// A copy of the current path; nil when it is empty.
  public var path: CGPath? {
    currentPath.isEmpty ? nil : CGPath(data: pathInCurrentSpace)
  }

  /// Whether a fill or stroke of the current path would paint a point. For the modes that stroke, the
  /// inside counts, not the line.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return mode != .stroke && pathInCurrentSpace.contains(point, rule)
  }

  /// The current path in the coordinates of now, whatever the transform was when it was built.
  var pathInCurrentSpace: PathData {
    guard pathMatrix != state.ctm, !currentPath.isEmpty else { return currentPath }
    guard state.ctm.isInvertible else { return PathData() }
    return currentPath.transformed(by: pathMatrix.concatenating(state.ctm.inverted()))
  }

  /// Takes the current path away, to be painted or to become the clip.
  func takePath() -> PathData {
    defer { currentPath = PathData() }
    return pathInCurrentSpace
  }

  private func withPath(_ change: (inout PathData) -> Void) {
    if pathMatrix != state.ctm {
      guard state.ctm.isInvertible || currentPath.isEmpty else { return }
      currentPath = pathInCurrentSpace
      pathMatrix = state.ctm
    }
    change(&currentPath)
  }
}
