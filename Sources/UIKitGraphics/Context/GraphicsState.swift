import Foundation

/// What `saveGState` keeps.
struct GraphicsState {
  var ctm = CGAffineTransform.identity
  var fillColor = RGBA.black
  var strokeColor = RGBA.black
  var stroke = StrokeStyle()
  var style = DrawStyle()
  var interpolationQuality = CGInterpolationQuality.default
  /// A rectangle around the clip, in base space.
  var clipBounds: CGRect
}
