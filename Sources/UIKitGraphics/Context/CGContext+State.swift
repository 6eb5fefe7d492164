public import Foundation

extension CGContext {
  /// Keeps the state: transform, clip, colours, line style, opacity, blend mode, shadow. The path is not
  /// part of it.
  public func saveGState() {
    savedStates.append(state)
    send(.save)
  }

  /// Brings back the state kept last. Without one nothing happens.
  public func restoreGState() {
    // The last of a layer's own: what is below was kept outside of it.
    guard savedStates.count > (openLayers.last.map { $0 + 1 } ?? 0),
      let last = savedStates.popLast()
    else {
      return
    }
    state = last
    send(.restore)
  }

  /// The transform from the current coordinates to the context's own.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by an angle in radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Puts a transform before the current one. While it cannot be undone, scaling by 0 for instance,
  /// nothing is painted.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.ctm = transform.concatenating(state.ctm)
    send(.concatenate(transform))
  }

  /// The width of lines, in points; 1 at first.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.width = width
  }

  /// How the ends of lines look; `.butt` at first.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  /// How the corners of lines look; `.miter` at first.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// How many times the line width a sharp corner may reach; 10 at first, at least 1.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit.isFinite ? max(limit, 1) : 10
  }

  /// Makes lines dashed: lengths of dashes and gaps in turn, in points, beginning `phase` points into
  /// them. Solid when there is none, one is negative, or all are 0.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let usable =
      phase.isFinite && lengths.allSatisfy { $0.isFinite && $0 >= 0 }
      && lengths.contains { $0 > 0 }
    state.stroke.dashes = usable ? lengths : []
    state.stroke.dashPhase = usable ? phase : 0
  }

  /// The opacity of what is drawn, from 0 to 1, multiplied with that of its colours.
  public func setAlpha(_ alpha: CGFloat) {
    state.style.alpha = RGBA.unit(alpha)
  }

  /// How what is drawn mixes with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.style.blendMode = mode
  }

  /// Whether the edges of fills and strokes are smooth; at first they are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.style.antialias = shouldAntialias
  }

  /// How carefully images are scaled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// The colour of fills; opaque black at first.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color.rgba
  }

  /// The colour of fills, by components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of fills, a gray from 0, black, to 1, white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// The colour of strokes; opaque black at first.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color.rgba
  }

  /// The colour of strokes, by components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour of strokes, a gray from 0, black, to 1, white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = RGBA(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}
