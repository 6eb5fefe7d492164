import Foundation
import UIKitGraphics

/// What is special to a layer with a backdrop, as values.
nonisolated struct BackdropValues {
  var radius: CGFloat = 0
  var saturation: CGFloat = 1
  var tint: CGColor?
}

nonisolated extension BackdropValues {
  /// Whether it makes something else of what is beneath.
  var isSeen: Bool { radius > 0 || saturation != 1 || (tint?.alpha ?? 0) > 0 }

  /// Whether what is beneath does not show.
  var isOpaque: Bool { (tint?.alpha ?? 0) >= 1 }

  /// The same in pixels, `scale` of which make a point.
  func style(scale: CGFloat) -> BackdropStyle {
    BackdropStyle(
      sigma: radius * scale, saturation: saturation,
      tint: tint?.rgba ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0))
  }
}
