import CCairo
import Foundation

extension CairoPainter {
  /// The largest coordinate in pixels that is handed to Cairo, which counts in 1/256 pixel of 32 bits.
  static let reach: CGFloat = 4_000_000

  /// Makes a path the current one.
  func setPath(_ path: PathData) {
    cairo_new_path(cairo)
    guard isWithinReach(path.controlBox) else {
      setClampedPath(path)
      return
    }
    path.append(to: cairo, .identity)
  }

  /// Makes a rectangle the current path.
  func setPath(_ rect: CGRect) {
    cairo_new_path(cairo)
    guard isWithinReach(rect) else {
      var path = PathData()
      path.addRect(rect)
      setClampedPath(path)
      return
    }
    cairo_rectangle(cairo, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  func isWithinReach(_ rect: CGRect) -> Bool {
    let box = rect.applying(state.matrix)
    return box.minX > -Self.reach && box.minY > -Self.reach && box.maxX < Self.reach
      && box.maxY < Self.reach
  }

  /// A path that reaches too far is mapped to pixels here and its points are brought into reach, far
  /// outside of any bitmap.
  private func setClampedPath(_ path: PathData) {
    guard !path.isEmpty else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    path.append(to: cairo, state.matrix, reach: Self.reach)
    cairo_restore(cairo)
  }

  // MARK: Clips

  func clip(_ path: PathData, _ rule: CGPathFillRule) {
    guard !state.isDegenerate else { return }
    if case .rect(let rect) = path.shape {
      clip(rect)
      return
    }
    setPath(path)
    cairo_set_fill_rule(cairo, rule.cairo)
    clipToPath()
  }

  func clip(_ rect: CGRect) {
    guard !state.isDegenerate, !rect.isInfinite else { return }
    if rect.isNull || !rect.isFinite {
      setPath(.zero)
    } else {
      setPath(rect)
    }
    clipToPath()
  }

  /// NB: Cairo cuts clips wrongly against each other when they do not all have the same antialiasing,
  /// which it takes from the last thing that was painted.
  func clipToPath() {
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_DEFAULT)
    cairo_clip(cairo)
  }

  func clip(_ image: CGImage, _ rect: CGRect) {
    guard !state.isDegenerate, rect.isFinite else { return }
    clip(rect)
    state.masks.append(Mask(image: image, rect: rect.standardized, matrix: state.matrix))
  }
}

extension PathData {
  /// Adds the steps to the current path of a Cairo context.
  func append(
    to cairo: OpaquePointer, _ transform: CGAffineTransform, reach: CGFloat = .infinity
  ) {
    let unchanged = transform.isIdentity && reach == .infinity
    func map(_ point: CGPoint) -> CGPoint {
      if unchanged { return point }
      let mapped = point.applying(transform)
      return CGPoint(x: max(-reach, min(reach, mapped.x)), y: max(-reach, min(reach, mapped.y)))
    }
    var index = 0
    var current = CGPoint.zero
    points.withUnsafeBufferPointer { points in
      for verb in verbs {
        switch verb {
        case .move:
          current = map(points[index])
          cairo_move_to(cairo, current.x, current.y)
        case .line:
          current = map(points[index])
          cairo_line_to(cairo, current.x, current.y)
        case .quad:
          let end = map(points[index + 1])
          let (c1, c2) = Self.cubicControls(from: current, control: map(points[index]), to: end)
          cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
          current = end
        case .curve:
          let (c1, c2, end) = (map(points[index]), map(points[index + 1]), map(points[index + 2]))
          cairo_curve_to(cairo, c1.x, c1.y, c2.x, c2.y, end.x, end.y)
          current = end
        case .close:
          cairo_close_path(cairo)
        }
        index += verb.pointCount
      }
    }
  }

  /// Whether a fill would paint a point.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    guard point.isFinite, !isEmpty, controlBox.insetBy(dx: -1, dy: -1).contains(point) else {
      return false
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
    defer { cairo_surface_destroy(surface) }
    guard let cairo = cairo_create(surface) else { return false }
    defer { cairo_destroy(cairo) }
    cairo_set_fill_rule(cairo, rule.cairo)
    // NB: the point is brought to the origin, where Cairo's numbers are finest.
    let toOrigin = CGAffineTransform(translationX: -point.x, y: -point.y)
    append(to: cairo, toOrigin, reach: CairoPainter.reach)
    return cairo_in_fill(cairo, 0, 0) != 0
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t {
    self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}
