import CCairo
import Foundation

extension CairoPainter {
  /// Paints all that the clip lets through with a gradient.
  func draw(
    _ gradient: CGGradient, _ shape: GradientShape, _ options: CGGradientDrawingOptions,
    _ style: DrawStyle
  ) {
    guard let pattern = shape.makePattern() else { return }
    defer { cairo_pattern_destroy(pattern) }
    let alpha = style.alpha * state.alpha
    for stop in gradient.stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.red, color.green, color.blue, color.alpha * alpha)
    }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    let keepsStart = options.contains(.drawsBeforeStartLocation)
    let keepsEnd = options.contains(.drawsAfterEndLocation)
    if !keepsStart && !keepsEnd && !shape.endHoldsStart {
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE)
    } else {
      // NB: cut by a clip, whose edge is smooth.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      if !keepsEnd { clip(to: shape, keepingStart: true) }
      if !keepsStart { clip(to: shape, keepingStart: false) }
    }
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
  }

  /// Cuts off what lies beyond one of the ends.
  private func clip(to shape: GradientShape, keepingStart: Bool) {
    guard let visible = visiblePixels else { return }
    let area = visible.insetBy(dx: -1, dy: -1).applying(state.matrix.inverted())
    switch shape {
    case .linear(let start, let end):
      let (edge, kept) = keepingStart ? (end, start) : (start, end)
      let inside = CGVector(dx: kept.x - edge.x, dy: kept.y - edge.y)
      clip(PathData(area, from: edge, towards: inside), .winding)
    case .radial(let start, let startRadius, let end, let endRadius):
      guard keepingStart || startRadius > 0 else { return }
      var path = PathData()
      if !keepingStart { path.addRect(area) }
      let (center, radius) = keepingStart ? (end, endRadius) : (start, startRadius)
      let circle = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      path.addEllipse(in: circle, .identity)
      clip(path, .evenOdd)
    }
  }
}

extension PathData {
  /// The part of a rectangle on one side of the line through a point, straight across a direction.
  fileprivate init(_ area: CGRect, from point: CGPoint, towards direction: CGVector) {
    self.init()
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
    ]
    let length = hypot(direction.dx, direction.dy)
    let sides = corners.map {
      ($0.x - point.x) * direction.dx / length + ($0.y - point.y) * direction.dy / length
    }
    for index in corners.indices {
      let next = (index + 1) % corners.count
      if sides[index] >= 0 { extend(to: corners[index]) }
      guard (sides[index] >= 0) != (sides[next] >= 0) else { continue }
      let part = sides[index] / (sides[index] - sides[next])
      extend(
        to: CGPoint(
          x: corners[index].x + (corners[next].x - corners[index].x) * part,
          y: corners[index].y + (corners[next].y - corners[index].y) * part))
    }
    close()
  }

  private mutating func extend(to point: CGPoint) {
    if isEmpty { move(to: point) } else { line(to: point) }
  }
}

extension GradientShape {
  /// Whether what is before the start lies within what is before the end, so that clips can cut both.
  fileprivate var endHoldsStart: Bool {
    switch self {
    case .linear: true
    case .radial(let start, let startRadius, let end, let endRadius):
      hypot(end.x - start.x, end.y - start.y) + startRadius <= endRadius
    }
  }

  fileprivate func makePattern() -> OpaquePointer? {
    switch self {
    case .linear(let start, let end):
      cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
    }
  }
}
