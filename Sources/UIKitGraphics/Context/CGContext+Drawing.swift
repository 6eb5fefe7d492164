public import Foundation

extension CGContext {
  /// Fills or strokes the current path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    switch mode {
    case .fill, .fillStroke: fill(path, .winding)
    case .eoFill, .eoFillStroke: fill(path, .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(path, state.stroke)
    case .fill, .eoFill: break
    }
  }

  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), rule)
  }

  /// Strokes the current path and forgets it.
  public func strokePath() {
    stroke(takePath(), state.stroke)
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    currentPath = PathData()
    guard rect.isFinite else {
      if rect.isInfinite { fillClip() }
      return
    }
    let rect = rect.standardized
    send(.fillRect(rect, state.fillColor, state.style), painting: rect)
  }

  /// Fills rectangles; where they overlap, once.
  public func fill(_ rects: [CGRect]) {
    var path = PathData()
    rects.forEach { path.addRect($0) }
    currentPath = PathData()
    fill(path, .winding)
  }

  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.stroke.width)
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var path = PathData()
    path.addRect(rect)
    currentPath = PathData()
    var style = state.stroke
    style.width = width
    stroke(path, style)
  }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    var path = PathData()
    path.addEllipse(in: rect, .identity)
    currentPath = PathData()
    fill(path, .winding)
  }

  /// Strokes the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    var path = PathData()
    path.addEllipse(in: rect, .identity)
    currentPath = PathData()
    stroke(path, state.stroke)
  }

  /// Strokes lines between each two of the points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathData()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.line(to: points[index + 1])
    }
    currentPath = PathData()
    stroke(path, state.stroke)
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    guard rect.isFinite else { return }
    send(.clear(rect.standardized))
  }

  /// Draws a display list under the current transform and clip, with the current opacity, blend mode
  /// and shadow. The opacity is that of each thing in the list; for one of the whole, draw it within a
  /// transparency layer.
  package func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    send(.list(list, state.style), painting: list.bounds)
  }

  /// Draws something of another module's.
  package func draw(_ drawable: any DisplayListDrawable) {
    let bounds = drawable.bounds
    guard !bounds.isNull, bounds.isFinite else { return }
    send(.drawable(drawable, state.style), painting: bounds)
  }

  /// Fills a path without making it the current one.
  package func fill(_ path: PathData, _ rule: CGPathFillRule) {
    guard !path.isEmpty else { return }
    if case .rect(let rect) = path.shape {
      send(.fillRect(rect, state.fillColor, state.style), painting: rect)
    } else {
      send(.fill(path, rule, state.fillColor, state.style), painting: path.controlBox)
    }
  }

  private func stroke(_ path: PathData, _ style: StrokeStyle) {
    guard !path.isEmpty, style.width.isFinite, style.width > 0 else { return }
    send(
      .stroke(path, style, state.strokeColor, state.style),
      painting: path.controlBox.insetBy(dx: -style.reach, dy: -style.reach))
  }

  /// Fills all that the clip lets through.
  private func fillClip() {
    let area = boundingBoxOfClipPath
    guard area.isFinite else { return }
    fill(area)
  }
}
