import Foundation
import UIKitGraphics

extension LayerPainter {
  /// Paints what a layer makes of what has been painted so far.
  func paintBackdrop(of shown: BackdropLayer) {
    guard let context else { return }
    guard let bitmap = context.bitmap, !isAside, !shown.backdrop.isOpaque else {
      return paintTint(of: shown)
    }
    let layer = shown.modelLayer as? BackdropLayer ?? shown
    let transform = context.userSpaceToDeviceSpaceTransform
    guard let place = layer.place(transform, visible),
      let part = place.frame.overlap(damage).pixels(in: bitmap.area),
      let backdrop = backdrop(of: layer, place, part, on: bitmap)
    else { return }
    let corners = shown.values.cornerRadius > 0 ? shown.values.corners : CornerRadii(all: 0)
    // Where no edge has to be smooth the pixels are put down directly.
    let whole = shown.values.area.applying(transform).betweenCorners(corners, transform)
    let direct = whole.overlap(unclipped).overlap(part)
    if !direct.isNull, direct.height >= 1, direct.width == part.width {
      backdrop.paint(direct, on: bitmap)
      let above = CGRect(
        x: part.minX, y: part.minY, width: part.width, height: direct.minY - part.minY)
      let below = CGRect(
        x: part.minX, y: direct.maxY, width: part.width, height: part.maxY - direct.maxY)
      for rest in [above, below] where rest.height >= 1 {
        paint(backdrop, rest, within: shown.values.area, corners, transform)
      }
    } else {
      paint(backdrop, part, within: shown.values.area, corners, transform)
    }
  }

  /// The backdrop that is kept, or a new one. Nil when there is none, and what it is made from is not there
  /// as a whole: this part will be painted again together with that.
  private func backdrop(
    of layer: BackdropLayer, _ place: BackdropLayer.Place, _ part: CGRect, on bitmap: Bitmap
  ) -> Backdrop? {
    guard keepsBackdrops else {
      blurCount += 1
      return Backdrop(bitmap, area: part, style: place.style)
    }
    if let kept = layer.kept, kept.place == place { return kept.backdrop }
    guard damage.contains(layer.sample) else { return nil }
    blurCount += 1
    let backdrop = Backdrop(bitmap, area: place.frame, style: place.style)
    layer.kept = backdrop.map { BackdropLayer.Kept(place: place, backdrop: $0) }
    return backdrop
  }

  private func paint(
    _ backdrop: Backdrop, _ part: CGRect, within area: CGRect, _ corners: CornerRadii,
    _ transform: CGAffineTransform
  ) {
    guard let context, let bitmap = context.bitmap,
      let image = backdrop.image(of: part, on: bitmap)
    else { return }
    context.saveGState()
    clip(to: area, corners)
    context.concatenate(transform.inverted())
    context.setAlpha(1)
    // It takes the place of what is beneath, which may let through itself.
    context.setBlendMode(backdrop.isOpaque ? .normal : .copy)
    context.drawUpright(image, in: part)
    context.restoreGState()
  }

  /// A context without pixels, or one aside of the frame, has nothing to blur, and nothing shows through an
  /// opaque tint.
  private func paintTint(of shown: BackdropLayer) {
    guard let context, let tint = shown.backdrop.tint else { return }
    context.saveGState()
    clip(to: shown.values.area, shown.values.corners)
    context.setFillColor(tint)
    context.fill(shown.values.area)
    context.restoreGState()
  }
}

extension Bitmap {
  nonisolated fileprivate var area: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
}

extension CGRect {
  /// The rows of a rectangle that a transform made in which its sides are straight and between pixels; null
  /// when it has none.
  nonisolated func betweenCorners(_ corners: CornerRadii, _ transform: CGAffineTransform) -> CGRect
  {
    guard transform.b == 0, transform.c == 0,
      [minX, minY, maxX, maxY].allSatisfy({ abs($0 - $0.rounded()) < 0.01 })
    else { return .null }
    let (left, top) = (minX.rounded(), minY.rounded())
    let radius = (corners.largest * transform.meanScale).rounded(.up)
    let height = maxY.rounded() - top - 2 * radius
    guard height >= 1 else { return .null }
    return CGRect(x: left, y: top + radius, width: maxX.rounded() - left, height: height)
  }
}
