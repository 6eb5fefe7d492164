import Foundation

/// Where on the bitmap a layer was painted last, in pixels; null when it was not.
nonisolated struct PaintedRects {
  /// What the layer paints itself, its shadow included.
  var own = CGRect.null
  /// The same with all below it.
  var subtree = CGRect.null

  /// The same in a bitmap that this one begins at `origin` of.
  func moved(by origin: CGPoint) -> PaintedRects {
    guard origin != .zero else { return self }
    func moved(_ rect: CGRect) -> CGRect {
      rect.isNull ? .null : rect.offsetBy(dx: origin.x, dy: origin.y)
    }
    return PaintedRects(own: moved(own), subtree: moved(subtree))
  }
}
