import CCairo
import Foundation

/// Carries out drawing steps on a bitmap with Cairo.
///
/// Every step comes through here, at once from a context of a bitmap or later from a display list, so
/// both look the same.
final class CairoPainter {
  /// What `save` keeps that Cairo does not keep itself.
  struct State {
    /// From the coordinates of the next step to pixels.
    var matrix: CGAffineTransform
    /// From the space that shadows are given in to pixels.
    var base: CGAffineTransform
    /// What all opacities are multiplied by.
    var alpha: CGFloat = 1
    /// Masks that all that is painted goes through.
    var masks: [Mask] = []
    /// Whether the matrix flattens everything, so that nothing can be painted.
    var isDegenerate = false
  }

  struct Mask {
    let image: CGImage
    let rect: CGRect
    let matrix: CGAffineTransform
  }

  struct Layer {
    let style: DrawStyle
    let state: State
    /// For a layer with a shadow: what it is drawn on, as far beyond the clip as the shadow comes from.
    let aside: Bitmap?
    let asideOrigin: CGPoint
    let outside: OpaquePointer
  }

  /// What is drawn on at the moment; another one while something is painted aside.
  var cairo: OpaquePointer
  var state: State
  private var saved: [State] = []
  private var layers: [Layer] = []
  private let bitmap: Bitmap

  init(bitmap: Bitmap, base: CGAffineTransform) {
    self.bitmap = bitmap
    cairo = cairo_create(bitmap.surface)
    state = State(matrix: .identity, base: base)
    setMatrix(base)
  }

  deinit {
    cairo_destroy(cairo)
  }

  /// Paints lists of lists this deep at most; what is deeper is left out.
  private static let deepestList = 64
  private var listDepth = 0

  func execute(_ command: DrawCommand) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .concatenate(let transform): setMatrix(transform.concatenating(state.matrix))
    case .clip(let path, let rule): clip(path, rule)
    case .clipRect(let rect): clip(rect)
    case .clipMask(let image, let rect): clip(image, rect)
    case .beginLayer(let rect, let style): beginLayer(rect, style)
    case .endLayer: endLayer()
    case .list(let list, let style): replay(list, style)
    default:
      if !state.isDegenerate { paint(command) }
    }
  }

  func save() {
    if saved.isEmpty && cairo_status(cairo) != CAIRO_STATUS_SUCCESS { recover() }
    cairo_save(cairo)
    saved.append(state)
  }

  /// Cairo does nothing any more after an error: what follows gets a new one.
  private func recover() {
    cairo_destroy(cairo)
    cairo = cairo_create(bitmap.surface)
    setMatrix(state.matrix)
  }

  func restore() {
    guard let last = saved.popLast() else { return }
    cairo_restore(cairo)
    state = last
  }

  /// Makes `matrix` map the next steps to pixels.
  ///
  /// NB: a matrix that cannot be inverted would put Cairo into an error it never leaves.
  func setMatrix(_ matrix: CGAffineTransform) {
    state.matrix = matrix
    state.isDegenerate = !matrix.isInvertible || !matrix.isWithinCairosReach
    guard !state.isDegenerate else { return }
    var converted = cairo_matrix_t(matrix)
    cairo_set_matrix(cairo, &converted)
  }

  /// Draws the steps of a list under the current matrix and clip.
  func replay(_ list: DisplayList, _ style: DrawStyle) {
    guard !list.isEmpty, !state.isDegenerate, style.alpha > 0, listDepth < Self.deepestList else {
      return
    }
    listDepth += 1
    defer { listDepth -= 1 }
    let asGroup = !style.isPlain
    save()
    if asGroup { beginLayer(list.bounds, style) } else { state.alpha *= style.alpha }
    state.base = state.matrix
    let depth = saved.count
    for command in list.commands {
      execute(command)
    }
    while saved.count > depth { restore() }
    if asGroup { endLayer() }
    restore()
  }

  // MARK: Layers

  private func beginLayer(_ rect: CGRect?, _ style: DrawStyle) {
    save()
    let (aside, origin) = bitmapForShadow(of: rect, style)
    layers.append(
      Layer(style: style, state: state, aside: aside, asideOrigin: origin, outside: cairo))
    if let aside, let inner = cairo_create(aside.surface) {
      cairo_surface_set_device_offset(aside.surface, -origin.x, -origin.y)
      cairo = inner
      setMatrix(state.matrix)
    }
    if let rect, !state.isDegenerate { clip(rect) }
    if aside == nil { cairo_push_group(cairo) }
    state.alpha = 1
    state.masks = []
  }

  private func endLayer() {
    guard let layer = layers.popLast() else { return }
    let group: OpaquePointer?
    if let aside = layer.aside {
      cairo_destroy(cairo)
      cairo = layer.outside
      group = cairo_pattern_create_for_surface(aside.surface)
      // NB: placed in pixels, whatever the matrix is.
      var toPixels = cairo_matrix_t(layer.state.matrix)
      cairo_pattern_set_matrix(group, &toPixels)
    } else {
      group = cairo_pop_group(cairo)
    }
    defer { cairo_pattern_destroy(group) }
    state = layer.state
    if let group, !state.isDegenerate { finish(layer, group) }
    restore()
  }

  private func finish(_ layer: Layer, _ group: OpaquePointer) {
    let alpha = layer.style.alpha * state.alpha
    guard let shadow = layer.style.shadow, let aside = layer.aside else {
      paintGroup(group, layer.style, alpha: alpha)
      return
    }
    let masks = state.masks
    let throughMasks = !masks.isEmpty
    if throughMasks {
      state.masks = []
      cairo_push_group(cairo)
    }
    let pixels = CGRect(
      origin: layer.asideOrigin, size: CGSize(width: aside.width, height: aside.height))
    paintShadow(shadow, of: pixels.applying(state.matrix.inverted()), DrawStyle()) {
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, alpha)
    }
    paintGroup(group, throughMasks ? DrawStyle() : layer.style, alpha: alpha)
    if throughMasks, let whole = cairo_pop_group(cairo) {
      state.masks = masks
      paintGroup(whole, layer.style, alpha: 1)
      cairo_pattern_destroy(whole)
    }
  }

  /// A bitmap for a layer with a shadow: it holds what casts a shadow into the clip from outside, too.
  private func bitmapForShadow(of rect: CGRect?, _ style: DrawStyle) -> (Bitmap?, CGPoint) {
    guard let shadow = style.shadow, !state.isDegenerate, let visible = visiblePixels else {
      return (nil, .zero)
    }
    let cast = CastShadow(shadow, base: state.base)
    var area = visible.union(
      visible.offsetBy(dx: -cast.offset.width, dy: -cast.offset.height)
        .insetBy(dx: -cast.margin, dy: -cast.margin))
    if let rect { area = area.overlap(rect.applying(state.matrix)) }
    guard !area.isNull, area.isFinite else { return (nil, .zero) }
    area = area.integral
    return (Bitmap(width: Int(area.width), height: Int(area.height)), area.origin)
  }
}

extension CGAffineTransform {
  /// Whether points can still be told apart that lie a pixel apart. Cairo's own narrow numbers are
  /// those of pixels, not of the matrix: something far from the origin of a large view may well be on
  /// the screen. See `CairoPainter.reach`.
  fileprivate var isWithinCairosReach: Bool {
    let reach: CGFloat = 1e15
    return abs(a) < reach && abs(b) < reach && abs(c) < reach && abs(d) < reach
      && abs(tx) < reach && abs(ty) < reach
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
