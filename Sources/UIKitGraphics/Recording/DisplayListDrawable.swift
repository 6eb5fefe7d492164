package import Foundation

/// Something another module knows how to paint, a line of text for instance, that a context can hold
/// in a display list without knowing what it is.
package protocol DisplayListDrawable: Sendable {
  /// What it paints at most, in its own coordinates.
  var bounds: CGRect { get }

  /// Paints itself with its own colours, multiplied by `alpha`.
  ///
  /// - Parameter cairo: A `cairo_t` whose matrix maps the coordinates of `bounds`. Its state may be
  ///   changed freely, its operator excepted: the caller puts it back.
  func draw(cairo: OpaquePointer, alpha: CGFloat)
}
