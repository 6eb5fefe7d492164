public import Foundation

extension CGContext {
  /// Puts a shadow under all that is drawn from now on, each thing its own. Part of the state that
  /// ``saveGState()`` keeps.
  ///
  /// - Parameters:
  ///   - offset: Where it lies, in the context's own coordinates: transforms do not turn or scale it.
  ///     In a view's context a positive height is downward.
  ///   - blur: How far it is smeared, in points, at least 0: a Gaussian of half as much.
  ///   - color: Its colour; nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      !blur.isNaN
    else {
      state.style.shadow = nil
      return
    }
    state.style.shadow = Shadow(offset: offset, blur: max(0, min(blur, 1000)), color: color.rgba)
  }

  /// Puts a shadow of a third of black's opacity under all that is drawn from now on; see
  /// ``setShadow(offset:blur:color:)``.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Draws the shadow of a filled path and not the path. The offset is in the current coordinates.
  package func drawShadow(of path: CGPath, _ shadow: Shadow) {
    let data = path.data
    guard !data.isEmpty, shadow.color.alpha > 0, shadow.offset.width.isFinite,
      shadow.offset.height.isFinite, shadow.blur.isFinite
    else { return }
    send(
      .shadow(data, shadow, state.style),
      painting: shadow.area(of: data.controlBox))
  }
}
