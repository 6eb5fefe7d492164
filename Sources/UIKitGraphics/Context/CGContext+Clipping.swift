public import Foundation

extension CGContext {
  /// Cuts all later drawing to the current path, and forgets it. An empty path leaves nothing.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = takePath()
    guard !path.isEmpty else {
      clip(to: .zero)
      return
    }
    state.clipBounds = state.clipBounds.overlap(path.controlBox.applying(state.ctm))
    send(.clip(path, rule))
  }

  /// Cuts all later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    currentPath = PathData()
    let rect = rect.standardized
    guard !rect.isInfinite else { return }
    let usable = rect.isFinite ? rect : .zero
    state.clipBounds = state.clipBounds.overlap(usable.applying(state.ctm))
    send(.clipRect(usable))
  }

  /// Cuts all later drawing to the rectangles together.
  public func clip(to rects: [CGRect]) {
    currentPath = PathData()
    addRects(rects)
    clip()
  }

  /// Lets later drawing through as far as an image's opacity says, stretched to a rectangle; outside of
  /// it nothing is drawn. Of an image without opacity the brightness counts.
  ///
  /// As with ``draw(_:in:byTiling:)``, the image's first row is where y is greatest.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect, upright: mask, flipped: true)
  }

  /// As ``clip(to:mask:)``, with the image's first row where y is least: upright in a view.
  package func clip(to rect: CGRect, uprightMask mask: CGImage) {
    clip(to: rect, upright: mask, flipped: false)
  }

  private func clip(to rect: CGRect, upright mask: CGImage, flipped: Bool) {
    currentPath = PathData()
    guard rect.isFinite else { return }
    let rect = rect.standardized
    state.clipBounds = state.clipBounds.overlap(rect.applying(state.ctm))
    let alphaMask = mask.isOpaque ? mask.brightnessMask() : mask
    guard let alphaMask else { return }
    guard flipped else {
      send(.clipMask(alphaMask, rect))
      return
    }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    send(.concatenate(flip))
    send(.clipMask(alphaMask, rect))
    send(.concatenate(flip))
  }

  /// A rectangle around all that the clip lets through, in the current coordinates.
  public var boundingBoxOfClipPath: CGRect {
    guard state.ctm.isInvertible else { return .null }
    return state.clipBounds.applying(state.ctm.inverted())
  }
}
