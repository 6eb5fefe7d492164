import Foundation
import UIKitGraphics

/// Paints layers into a rectangle of a bitmap, back to front.
///
/// The context's own coordinates are pixels; the transform from a layer's coordinates is carried along
/// to leave out what does not touch the rectangle.
final class LayerPainter {
  /// The context of the frame's bitmap.
  var target: CGContext?
  /// How many layers painted something since it was set to 0.
  var paintedLayerCount = 0
  /// How many backdrops were blurred since it was set to 0.
  var blurCount = 0

  /// A painter of a frame.
  init() {
    keepsPlaces = true
    keepsBackdrops = true
    showsAnimations = true
    unclipped = .infinite
  }

  /// Paints `layer`, which lies in coordinates that `transform` maps to pixels, into `damage`, which
  /// lies in `visible`; both are in pixels.
  func paint(
    _ layer: CALayer, _ transform: CGAffineTransform, damage: CGRect, visible: CGRect
  ) {
    guard let target else { return }
    self.damage = damage
    target.saveGState()
    target.clip(to: damage)
    target.concatenate(transform)
    context = target
    paint(layer, transform, visible, alpha: 1)
    context = nil
    target.restoreGState()
  }

  /// What is painted on while something is painted.
  private(set) var context: CGContext?
  /// What has to be painted, in pixels.
  private(set) var damage = CGRect.null
  /// What can be seen of the layer whose contents are painted, in pixels.
  private(set) var visible = CGRect.null
  /// Where no clip has a round or slanted edge, in pixels; null where that is not known.
  private(set) var unclipped = CGRect.null
  let shadows = ShadowPainter()
  /// Whether it notes on the layers where they were painted: not when it paints aside.
  private let keepsPlaces: Bool
  /// Where its bitmap lies in the frame.
  private var origin = CGPoint.zero
  /// Whether what is beneath is not on its bitmap.
  private(set) var isAside = false
  /// Whether it keeps what it made of what is beneath layers.
  let keepsBackdrops: Bool

  /// Whether layers look as in the middle of their animations.
  private let showsAnimations: Bool

  private init(for context: CGContext, showsAnimations: Bool) {
    keepsPlaces = false
    keepsBackdrops = false
    self.showsAnimations = showsAnimations
    target = context
  }

  /// Paints a part of what another one paints, from `origin` on, on a bitmap of its own. `visible` is in
  /// pixels of the other one.
  init(aside bitmap: Bitmap, of other: LayerPainter, from origin: CGPoint, _ visible: CGRect) {
    keepsPlaces = other.keepsPlaces
    keepsBackdrops = false
    showsAnimations = other.showsAnimations
    isAside = true
    self.origin = CGPoint(x: other.origin.x + origin.x, y: other.origin.y + origin.y)
    target = bitmap.makeContext()
    context = target
    damage = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    self.visible = visible.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Paints a layer that may be on no screen; the context's coordinates are the layer's own.
  static func render(_ layer: CALayer, in context: CGContext, showsAnimations: Bool) {
    DisplayPass.run(below: layer)
    let transform = context.userSpaceToDeviceSpaceTransform
    let clip = context.boundingBoxOfClipPath.applying(transform)
    guard transform.isInvertible, !clip.isNull else { return }
    let painter = LayerPainter(for: context, showsAnimations: showsAnimations)
    let all = LayerExtent.subtree(of: layer, animated: showsAnimations)
    guard !all.isNull else { return }
    painter.damage = clip.overlap(all.applying(transform))
    guard !painter.damage.isEmpty, painter.damage.hasFiniteSides else { return }
    context.saveGState()
    let inner = painter.shown(layer).values.transformToSuperlayer.inverted()
    context.concatenate(inner)
    painter.context = context
    let outer = inner.concatenating(transform)
    painter.paint(layer, outer, painter.damage, alpha: 1)
    context.restoreGState()
  }

  /// Paints what throws the shadow of a layer that has no background; `transform` maps the layer's
  /// own coordinates to pixels of the bitmap.
  private func paintWithoutShadow(
    _ layer: CALayer, _ transform: CGAffineTransform, on bitmap: Bitmap
  ) {
    guard let target else { return }
    damage = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    context = target
    target.concatenate(transform)
    paintBox(layer, shown(layer), transform, damage, 1)
  }

  func paint(
    _ layer: CALayer, _ outer: CGAffineTransform, _ visible: CGRect, alpha: CGFloat
  ) {
    let shown = shown(layer)
    let values = shown.values
    guard let context, !values.isHidden, values.opacity > 0 else {
      if keepsPlaces { layer.painted = PaintedRects() }
      return
    }
    let local = values.transformToSuperlayer
    let transform = local.concatenating(outer)
    let extent = LayerExtent.subtree(of: layer, animated: showsAnimations)
    let onScreen = extent.isNull ? .null : extent.applying(transform).overlap(visible)
    guard !onScreen.isEmpty, onScreen.hasFiniteSides, transform.isInvertible else {
      if keepsPlaces { layer.painted = PaintedRects() }
      return
    }
    guard onScreen.overlaps(damage) else { return }
    if keepsPlaces {
      let own = LayerExtent.own(of: layer)
      layer.painted = PaintedRects(
        own: own.isNull ? .null : own.applying(transform).overlap(visible), subtree: onScreen
      ).moved(by: origin)
    }
    paintedLayerCount += 1

    let alpha = alpha * CGFloat(min(values.opacity, 1))
    context.saveGState()
    context.concatenate(local)
    let beneath = layer.beneathReaders > 0 ? context.bitmap : nil
    if let vibrance = layer.vibrance, let beneath {
      paintVibrant(
        layer, shown, vibrance, transform, visible, onScreen, alpha, on: beneath)
    } else if needsGroup(layer, shown, alpha) {
      if let beneath {
        paintFading(layer, shown, transform, visible, onScreen, alpha, on: beneath)
      } else {
        context.setAlpha(alpha)
        context.beginTransparencyLayer(in: extent)
        paintGroup(layer, shown, transform, visible)
        context.endTransparencyLayer()
      }
    } else {
      paintBody(layer, shown, transform, visible, alpha)
    }
    context.restoreGState()
  }

  /// All of a layer at full opacity, through its mask.
  func paintGroup(
    _ layer: CALayer, _ shown: CALayer, _ transform: CGAffineTransform, _ visible: CGRect
  ) {
    paintBody(layer, shown, transform, visible, 1)
    if let mask = layer.maskLayer { paintMask(mask, transform, visible) }
  }

  /// Shadow, background, contents, sublayers and border, in the layer's coordinates.
  func paintBody(
    _ layer: CALayer, _ shown: CALayer, _ transform: CGAffineTransform, _ visible: CGRect,
    _ alpha: CGFloat
  ) {
    guard let context else { return }
    let values = shown.values
    context.setAlpha(alpha)
    if values.throwsShadow {
      // NB: elsewhere than in a frame nobody says when it is stale.
      var kept = keepsPlaces ? layer.keptShadow : nil
      defer { if keepsPlaces { layer.keptShadow = kept } }
      shadows.paint(
        values, in: context, transform, damage: damage,
        extent: LayerExtent.body(of: layer, animated: showsAnimations),
        alpha: alpha, kept: &kept
      ) { bitmap, placed in
        LayerPainter(for: bitmap.makeContext(), showsAnimations: showsAnimations)
          .paintWithoutShadow(layer, placed, on: bitmap)
      }
      context.setAlpha(alpha)
    }
    paintBox(layer, shown, transform, visible, alpha)
  }

  /// All but the shadow.
  private func paintBox(
    _ layer: CALayer, _ shown: CALayer, _ transform: CGAffineTransform, _ visible: CGRect,
    _ alpha: CGFloat
  ) {
    guard let context else { return }
    let values = shown.values
    let corners = values.cornerRadius > 0 ? values.corners : CornerRadii(all: 0)
    paintBackground(values, corners)
    if values.masksToBounds {
      let cut = visible.overlap(values.area.applying(transform))
      if !cut.isEmpty {
        let wasUnclipped = unclipped
        unclipped = unclipped.overlap(
          values.area.applying(transform).betweenCorners(corners, transform))
        context.saveGState()
        clip(to: values.area, corners)
        self.visible = cut
        shown.paintContents(in: self)
        paintChildren(layer, transform, cut, alpha)
        context.restoreGState()
        unclipped = wasUnclipped
      }
    } else {
      self.visible = visible
      shown.paintContents(in: self)
      paintChildren(layer, transform, visible, alpha)
    }
    paintBorder(values, corners, alpha)
  }

  private func shown(_ layer: CALayer) -> CALayer { showsAnimations ? layer.shown : layer }

  private func paintChildren(
    _ layer: CALayer, _ transform: CGAffineTransform, _ visible: CGRect, _ alpha: CGFloat
  ) {
    for child in layer.orderedChildren {
      paint(child, transform, visible, alpha: alpha)
    }
  }

  /// Leaves of what has been painted in the group as much as the mask is opaque.
  private func paintMask(_ mask: CALayer, _ transform: CGAffineTransform, _ visible: CGRect) {
    guard let context else { return }
    context.setAlpha(1)
    context.setBlendMode(.destinationIn)
    context.beginTransparencyLayer()
    paint(mask, transform, visible, alpha: 1)
    context.endTransparencyLayer()
    context.setBlendMode(.normal)
  }

  /// Whether the layer has to be painted aside and put on the frame as one.
  private func needsGroup(_ layer: CALayer, _ shown: CALayer, _ alpha: CGFloat) -> Bool {
    if layer.maskLayer != nil { return true }
    guard alpha < 1 else { return false }
    if layer.beneathReaders > 0 { return true }
    let values = shown.values
    var count = shown.contentsPaintCount
    if values.hasBackground { count += 1 }
    if values.hasBorder { count += 1 }
    if values.throwsShadow { count += 1 }
    for child in layer.children where count < 2 {
      let extent = LayerExtent.subtree(of: child, animated: showsAnimations)
      if !extent.isNull, !self.shown(child).values.isHidden { count += 1 }
    }
    return count > 1
  }
}
