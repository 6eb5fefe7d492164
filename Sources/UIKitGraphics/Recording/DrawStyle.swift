package import Foundation

/// What of a context's state concerns each thing drawn, besides its colour.
package struct DrawStyle: Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var antialias = true
  package var shadow: Shadow?

  package init(alpha: CGFloat = 1) {
    self.alpha = alpha
  }

  /// Whether the thing can be painted as it is: nothing below it is read, nothing is added around it.
  var isPlain: Bool { blendMode == .normal && shadow == nil }
}

/// A shadow under what is drawn.
package struct Shadow: Sendable, Hashable {
  /// Where it lies, in the context's base space: the transforms made since do not change it.
  package var offset: CGSize
  /// How far it is blurred, in points; a Gaussian of half as many.
  package var blur: CGFloat
  package var color: RGBA

  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}
