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
    cairo_save(cairo)
    saved.append(state)
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
    layers.append(Layer(style: style, state: state))
    if let rect, !state.isDegenerate { clip(rect) }
    cairo_push_group(cairo)
    state.alpha = 1
    state.masks = []
  }

  private func endLayer() {
    guard let layer = layers.popLast() else { return }
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    state = layer.state
    if let group, !state.isDegenerate { paintGroup(group, layer.style) }
    restore()
  }
}

extension CGAffineTransform {
  /// Cairo's numbers hold 24 bits before the point: beyond them coordinates wrap around.
  fileprivate var isWithinCairosReach: Bool {
    let reach: CGFloat = 4_000_000
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
