import Foundation

/// Where on the bitmap a layer was painted last, in pixels; null when it was not.
nonisolated struct PaintedRects {
  /// What the layer paints itself, its shadow included.
  var own = CGRect.null
  /// The same with all below it.
  var subtree = CGRect.null
}
