package import Foundation

/// A shadow under what is drawn.
package struct Shadow: Sendable, Hashable {
  /// Where it lies, in the context's base space: the transforms made since do not change it.
  package var offset: CGSize
  /// How far it is blurred, in points; a Gaussian of half as many.
  package var blur: CGFloat
  package var color: RGBA

  /// How far it can reach beyond what casts it, its offset apart.
  package var reach: CGFloat { 1.5 * blur + 2 }

  /// Where the shadow of a thing within `bounds` can be.
  package func area(of bounds: CGRect) -> CGRect {
    bounds.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -reach, dy: -reach)
  }

  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
