import Foundation
import UIKitGraphics

extension LayerPainter {
  /// Paints layers that read what is beneath them as a group.
  ///
  /// Aside they would find nothing to read: they are painted on the frame, which then goes back to
  /// what it was by as much as opacity and mask say.
  func paintFading(
    _ layer: CALayer, _ shown: CALayer, _ transform: CGAffineTransform, _ visible: CGRect,
    _ onScreen: CGRect, _ alpha: CGFloat, on bitmap: Bitmap
  ) {
    guard let part = onScreen.insetBy(dx: -1, dy: -1).overlap(damage).pixels(in: .infinite),
      let before = bitmap.copy(of: part)
    else { return }
    let room = part.overlap(CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
    paintBody(layer, shown, transform, visible, 1)
    var mask: Bitmap?
    if let maskLayer = layer.maskLayer {
      guard
        let painted = paintAside(
          room, transform, visible,
          { $0.paint(maskLayer, $1, $0.visible, alpha: 1) })
      else { return }
      mask = painted
    }
    bitmap.fade(room, to: before, mask: mask, alpha: alpha)
  }

  /// Paints a layer that blends with what is beneath it.
  func paintVibrant(
    _ layer: CALayer, _ shown: CALayer, _ vibrance: Vibrance, _ transform: CGAffineTransform,
    _ visible: CGRect, _ onScreen: CGRect, _ alpha: CGFloat, on bitmap: Bitmap
  ) {
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let context, let part = onScreen.overlap(damage).pixels(in: all),
      let beneath = bitmap.copy(of: part),
      let content = paintAside(
        part, transform, visible, { $0.paintGroup(layer, shown, $1, $0.visible) })
    else { return }
    var vibrance = vibrance
    vibrance.strength *= alpha
    beneath.blend(content, vibrance)
    context.saveGState()
    context.concatenate(transform.inverted())
    context.setAlpha(1)
    context.setBlendMode(.copy)
    context.drawUpright(beneath.takeImage(), in: part)
    context.restoreGState()
  }

  /// What `body` paints, on a bitmap of its own of the size of a part of this one.
  private func paintAside(
    _ part: CGRect, _ transform: CGAffineTransform, _ visible: CGRect,
    _ body: (LayerPainter, CGAffineTransform) -> Void
  ) -> Bitmap? {
    guard let bitmap = Bitmap(width: Int(part.width), height: Int(part.height)) else { return nil }
    let placed = transform.concatenating(
      CGAffineTransform(translationX: -part.minX, y: -part.minY))
    let painter = LayerPainter(aside: bitmap, of: self, from: part.origin, visible)
    painter.context?.concatenate(placed)
    body(painter, placed)
    return bitmap
  }
}
