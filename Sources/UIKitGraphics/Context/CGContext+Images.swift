public import Foundation

extension CGContext {
  /// Draws an image stretched to a rectangle, its first row where y is greatest: upright in a bitmap's
  /// own context, upside down in a view's, as Core Graphics does.
  ///
  /// With `byTiling` the image is repeated from the rectangle over all that the clip lets through.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    send(.save)
    send(
      .concatenate(
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)))
    let area = byTiling ? state.clipBounds.applying(state.ctm.inverted()) : rect
    send(
      .image(image, rect, tiled: byTiling, state.interpolationQuality, state.style), painting: area)
    send(.restore)
  }

  /// Draws an image stretched to a rectangle, its first row where y is least: upright in a view.
  package func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.isFinite else { return }
    let rect = rect.standardized
    send(
      .image(image, rect, tiled: false, state.interpolationQuality, state.style), painting: rect)
  }
}
