import CCairo
import Foundation

extension CairoPainter {
  /// Carries out a step that paints, with its opacity, blend mode and shadow, through the masks.
  func paint(_ command: DrawCommand) {
    switch command {
    case .clear(let rect):
      clear(rect)
    case .fillRect(let rect, let color, let style):
      if !paintPlainShadow(style, color, .winding, { PathData(rect: rect) }) { return }
      paint(style, within: rect) {
        setColor(color, style)
        setPath(rect)
        fill(.winding, style)
      }
    case .fill(let path, let rule, let color, let style):
      if !paintPlainShadow(style, color, rule, { path }) { return }
      paint(style, within: path.controlBox) {
        setColor(color, style)
        setPath(path)
        fill(rule, style)
      }
    case .stroke(let path, let stroke, let color, let style):
      paint(style, within: path.controlBox.insetBy(dx: -stroke.reach, dy: -stroke.reach)) {
        setColor(color, style)
        setPath(path)
        self.stroke(stroke, style)
      }
    case .image(let image, let rect, let tiled, let quality, let style):
      paint(style, within: tiled ? .infinite : rect) {
        draw(image, in: rect, tiled: tiled, quality, style)
      }
    case .gradient(let gradient, let shape, let options, let style):
      paint(style, within: .infinite) { draw(gradient, shape, options, style) }
    case .shadow(let path, let shadow, let style):
      var plain = style
      plain.shadow = nil
      let base = state.matrix
      paint(plain, within: .infinite) {
        paintShadow(
          shadow, of: path, opacity: style.alpha * state.alpha, base: base, plain)
      }
    case .drawable(let drawable, let style):
      paint(style, within: drawable.bounds) {
        cairo_save(cairo)
        cairo_set_operator(cairo, style.blendMode.withinStrokes)
        drawable.draw(cairo: cairo, alpha: style.alpha * state.alpha)
        cairo_restore(cairo)
      }
    default:
      break
    }
  }

  /// Sets the blend mode for the time of `body`, after its shadow; with masks, paints `body` aside and
  /// then through them.
  private func paint(_ style: DrawStyle, within bounds: CGRect, _ body: () -> Void) {
    guard style.alpha * state.alpha > 0 || style.blendMode != .normal else { return }
    if !state.masks.isEmpty {
      let masks = state.masks
      state.masks = []
      cairo_push_group(cairo)
      var inner = style
      inner.blendMode = .normal
      paint(inner, within: bounds, body)
      let group = cairo_pop_group(cairo)
      state.masks = masks
      if let group {
        var plain = DrawStyle()
        plain.blendMode = style.blendMode
        paintGroup(group, plain, alpha: 1)
      }
      cairo_pattern_destroy(group)
      return
    }
    if let shadow = style.shadow {
      paintShadow(shadow, of: bounds, style, body)
    }
    cairo_set_operator(cairo, style.blendMode.cairo)
    body()
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  /// The quick way to a filled shape's shadow: paints it and the shape. True when the way is not open
  /// and nothing has been painted.
  private func paintPlainShadow(
    _ style: DrawStyle, _ color: RGBA, _ rule: CGPathFillRule, _ path: () -> PathData
  ) -> Bool {
    guard let shadow = style.shadow, state.masks.isEmpty else { return true }
    let path = path()
    guard path.shape != .general else { return true }
    paintShadow(
      shadow, of: path, opacity: color.alpha * style.alpha * state.alpha, base: state.base, style)
    var plain = style
    plain.shadow = nil
    paint(.fill(path, rule, color, plain))
    return false
  }

  /// Paints what has been drawn aside.
  func paintGroup(_ group: OpaquePointer, _ style: DrawStyle, alpha: CGFloat) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var pattern = group
    cairo_pattern_reference(group)
    for mask in state.masks {
      cairo_push_group(cairo)
      cairo_set_source(cairo, pattern)
      mask.apply(to: cairo)
      cairo_pattern_destroy(pattern)
      pattern = cairo_pop_group(cairo)
    }
    cairo_set_operator(cairo, style.blendMode.cairo)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
  }

  private func setColor(_ color: RGBA, _ style: DrawStyle) {
    cairo_set_source_rgba(
      cairo, color.red, color.green, color.blue, color.alpha * style.alpha * state.alpha)
  }

  private func fill(_ rule: CGPathFillRule, _ style: DrawStyle) {
    cairo_set_fill_rule(cairo, rule.cairo)
    cairo_set_antialias(
      cairo, style.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard style.blendMode.reachesBeyondShapes else {
      cairo_fill(cairo)
      return
    }
    // NB: as a clip, so that the mode does not change what lies beside the shape.
    cairo_save(cairo)
    clipToPath()
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  private func stroke(_ stroke: StrokeStyle, _ style: DrawStyle) {
    guard stroke.width.isFinite, stroke.width > 0 else {
      cairo_new_path(cairo)
      return
    }
    cairo_set_antialias(
      cairo, style.antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_line_width(cairo, min(stroke.width, Self.reach / max(state.matrix.meanScale, 1)))
    cairo_set_line_cap(cairo, stroke.cap.cairo)
    cairo_set_line_join(cairo, stroke.join.cairo)
    cairo_set_miter_limit(cairo, stroke.miterLimit)
    cairo_set_dash(
      cairo, stroke.dashes.map(Double.init), Int32(stroke.dashes.count), stroke.dashPhase)
    cairo_set_operator(cairo, style.blendMode.withinStrokes)
    cairo_stroke(cairo)
  }

  private func clear(_ rect: CGRect) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    setPath(rect)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }
}

extension CairoPainter.Mask {
  /// Paints the source of `cairo` where the mask lets it through.
  fileprivate func apply(to cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var device = cairo_matrix_t()
    cairo_get_matrix(cairo, &device)
    let surface = image.makeSurface()
    defer { cairo_surface_destroy(surface) }
    // NB: the mask pattern is placed by its own matrix, so that the source stays where it is.
    let toPixels = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    let current = CGAffineTransform(
      a: device.xx, b: device.yx, c: device.xy, d: device.yy, tx: device.x0, ty: device.y0)
    let placed = toPixels.concatenating(matrix).concatenating(current.inverted())
    guard placed.isInvertible, let pattern = cairo_pattern_create_for_surface(surface) else {
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    var converted = cairo_matrix_t(placed.inverted())
    cairo_pattern_set_matrix(pattern, &converted)
    cairo_mask(cairo, pattern)
    cairo_surface_finish(surface)
  }
}

extension CGLineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
