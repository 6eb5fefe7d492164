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
