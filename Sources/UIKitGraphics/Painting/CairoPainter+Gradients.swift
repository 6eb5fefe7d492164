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
    let far = Self.reach / max(state.matrix.meanScale, 1) / 4
    switch shape {
    case .linear(let start, let end):
      let origin = keepingStart ? end : start
      let direction = CGVector(
        dx: keepingStart ? start.x - end.x : end.x - start.x,
        dy: keepingStart ? start.y - end.y : end.y - start.y)
      cairo_save(cairo)
      cairo_translate(cairo, origin.x, origin.y)
      cairo_rotate(cairo, atan2(direction.dy, direction.dx))
      cairo_rectangle(cairo, 0, -far, far, 2 * far)
      cairo_restore(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    case .radial(let start, let startRadius, let end, let endRadius):
      cairo_new_path(cairo)
      if keepingStart {
        cairo_arc(cairo, end.x, end.y, min(endRadius, far), 0, 2 * .pi)
      } else {
        guard startRadius > 0 else { return }
        cairo_rectangle(cairo, start.x - far, start.y - far, 2 * far, 2 * far)
        cairo_new_sub_path(cairo)
        cairo_arc(cairo, start.x, start.y, min(startRadius, far), 0, 2 * .pi)
      }
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    }
    cairo_clip(cairo)
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
