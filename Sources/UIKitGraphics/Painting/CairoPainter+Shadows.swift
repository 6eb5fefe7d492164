import CCairo
import Foundation

extension CairoPainter {
  /// Paints the shadow of what `draw` draws within `bounds`.
  func paintShadow(_ shadow: Shadow, of bounds: CGRect, _ style: DrawStyle, _ draw: () -> Void) {
    let cast = CastShadow(shadow, base: state.base)
    guard let visible = visiblePixels else { return }
    let source = visible.offsetBy(dx: -cast.offset.width, dy: -cast.offset.height)
      .insetBy(dx: -cast.margin, dy: -cast.margin)
      .overlap(bounds.applying(state.matrix).insetBy(dx: -1, dy: -1))
      .insetBy(dx: -cast.margin, dy: -cast.margin).integral
    guard !source.isNull, source.isFinite, source.width >= 1, source.height >= 1,
      let mask = AlphaMask(width: Int(source.width), height: Int(source.height)),
      let aside = cairo_create(mask.surface)
    else { return }
    cairo_surface_set_device_offset(mask.surface, -source.minX, -source.minY)
    let outside = cairo
    let outsideState = state
    cairo = aside
    state.masks = []
    setMatrix(state.matrix)
    draw()
    cairo = outside
    state = outsideState
    cairo_destroy(aside)
    cairo_surface_set_device_offset(mask.surface, 0, 0)
    mask.blur(sigma: cast.sigma)
    paint(mask, at: source.origin, cast, style)
  }

  /// Paints the shadow of a filled path; that of a rounded rectangle is put together from a patch.
  func paintShadow(
    _ shadow: Shadow, of path: PathData, opacity: CGFloat, base: CGAffineTransform,
    _ style: DrawStyle
  ) {
    let outsideBase = state.base
    state.base = base
    defer { state.base = outsideBase }
    let cast = CastShadow(shadow, base: base)
    if let (rect, radii) = path.roundedRect(by: state.matrix),
      let patch = ShadowPatch.patch(sigma: cast.sigma, radii: radii),
      Int(rect.width) >= patch.leastSide, Int(rect.height) >= patch.leastSide,
      let visible = visiblePixels
    {
      let margin = CGFloat(patch.margin)
      let area = rect.insetBy(dx: -margin, dy: -margin)
        .overlap(
          visible.offsetBy(dx: -cast.offset.width, dy: -cast.offset.height)
            .insetBy(dx: -1, dy: -1).integral)
      guard !area.isNull, area.width >= 1, area.height >= 1,
        let mask = patch.mask(of: rect, in: area)
      else { return }
      var faded = cast
      faded.color = cast.color.with(alpha: cast.color.alpha * opacity)
      paint(mask, at: area.origin, faded, style)
      return
    }
    paintShadow(shadow, of: path.controlBox, style) {
      cairo_set_source_rgba(cairo, 0, 0, 0, opacity)
      setPath(path)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
  }

  /// Paints a blurred mask in the shadow's colour, moved by its offset.
  func paint(_ mask: AlphaMask, at origin: CGPoint, _ cast: CastShadow, _ style: DrawStyle) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_set_operator(cairo, style.blendMode.cairo)
    let color = cast.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    // NB: to whole pixels, which a blur hides and which is several times faster.
    cairo_mask_surface(
      cairo, mask.surface, (origin.x + cast.offset.width).rounded(),
      (origin.y + cast.offset.height).rounded())
  }

  /// The pixels that the clip lets through; nil when it lets none.
  var visiblePixels: CGRect? {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    guard right > left, bottom > top else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
