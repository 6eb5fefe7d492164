package import Foundation

/// One step of drawing, with all the state it needs: what a context hands to the painter, or keeps in
/// a display list.
package enum DrawCommand: Sendable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(PathData, CGPathFillRule)
  case clipRect(CGRect)
  case clipMask(CGImage, CGRect)
  case clear(CGRect)
  case fillRect(CGRect, RGBA, DrawStyle)
  case fill(PathData, CGPathFillRule, RGBA, DrawStyle)
  case stroke(PathData, StrokeStyle, RGBA, DrawStyle)
  /// An image, its first row at the rectangle's top as seen where y grows downward.
  case image(CGImage, CGRect, tiled: Bool, CGInterpolationQuality, DrawStyle)
  /// Paints all that the clip lets through.
  case gradient(CGGradient, GradientShape, CGGradientDrawingOptions, DrawStyle)
  /// The shadow of a filled path without the path; its offset is in the coordinates of the path.
  case shadow(PathData, Shadow, DrawStyle)
  case drawable(any DisplayListDrawable, DrawStyle)
  case list(DisplayList, DrawStyle)
  case beginLayer(CGRect?, DrawStyle)
  case endLayer
}
