package import UIKitGraphics

extension CALayer {
  /// As ``render(in:)``, in the middle of the animations that run.
  package func renderAsSeen(in context: CGContext) {
    LayerPainter.render(self, in: context, showsAnimations: true)
  }
}
