import Foundation
import UIKitGraphics

/// Paints shadows, and keeps what it blurred.
final class ShadowPainter {
  func paint(
    of layer: CALayer, _ values: LayerValues, in context: CGContext,
    _ transform: CGAffineTransform, damage: CGRect, alpha: CGFloat
  ) {
  }
}
