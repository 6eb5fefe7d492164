import CCairo
import Foundation

extension CairoPainter {
  /// Draws an image into a rectangle, its first row at the top where y grows downward; tiled, repeats it
  /// from there over all that the clip lets through.
  func draw(
    _ image: CGImage, in rect: CGRect, tiled: Bool, _ quality: CGInterpolationQuality,
    _ style: DrawStyle
  ) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    let pixels = CGSize(
      width: rect.width * hypot(state.matrix.a, state.matrix.b),
      height: rect.height * hypot(state.matrix.c, state.matrix.d))
    let source = quality == .none || quality == .low ? image : image.shrunk(toCover: pixels)
    let scaleX = rect.width / CGFloat(source.width)
    let scaleY = rect.height / CGFloat(source.height)
    let toPixels = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX, ty: rect.minY
    ).concatenating(state.matrix)
    guard toPixels.isInvertible else { return }
    let surface = source.makeSurface()
    cairo_save(cairo)
    if !tiled {
      setPath(rect)
      clipToPath()
    }
    var placed = cairo_matrix_t(toPixels)
    cairo_set_matrix(cairo, &placed)
    cairo_set_source_surface(cairo, surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    // NB: EXTEND_PAD with a clip: EXTEND_NONE fades the edges, and is six times slower for RGB24.
    cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(
      pattern,
      quality == .none || toPixels.isWholePixelMove ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    let alpha = style.alpha * state.alpha
    if alpha >= 1 { cairo_paint(cairo) } else { cairo_paint_with_alpha(cairo, alpha) }
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
    withExtendedLifetime(source) {}
  }
}

extension CGAffineTransform {
  /// Whether pixels land exactly on pixels.
  fileprivate var isWholePixelMove: Bool {
    abs(a - 1) < 1e-9 && abs(d - 1) < 1e-9 && b == 0 && c == 0
      && abs(tx - tx.rounded()) < 1e-6 && abs(ty - ty.rounded()) < 1e-6
  }
}
