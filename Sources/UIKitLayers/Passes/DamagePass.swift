import Foundation
import UIKitGraphics

/// The fourth pass: gathers what is stale on the bitmap, from where changed layers were painted last and
/// where they lie now.
enum DamagePass {
  static func run(_ tree: LayerTree) {
    collect(tree.rootLayer, tree.baseTransform, tree.region.extent, tree)
  }

  private static func collect(
    _ layer: CALayer, _ outer: CGAffineTransform, _ visible: CGRect, _ tree: LayerTree,
    isBlended: Bool = false
  ) {
    // Within a layer that is blended with what is beneath it nothing else is.
    let isBlended = isBlended || layer.vibrance != nil
    let work = layer.pending.intersection(.allDamage)
    // NB: a layer with a backdrop is stale when what is beneath it is, and has to be asked at its turn.
    guard !work.isEmpty || layer.beneathReaders > 0 else { return }
    dropShadow(layer)
    let values = layer.shownValues
    let isSeen = !values.isHidden && values.opacity > 0
    if work.isEmpty && !isSeen { return }
    // Where a shadow or a mask is made of what is below, a change below is one of the whole.
    let isWhole =
      work.contains(.subtreeDamage) || !isSeen || values.shadowFollowsContents
      || layer.maskLayer?.pending.isDisjoint(with: .allDamage) == false
    if isWhole {
      forget(layer)
      guard work.contains(.subtreeDamage) || isSeen else { return }
      tree.region.add(layer.painted.subtree)
      if isSeen {
        add(LayerExtent.subtree(of: layer), values, outer, visible, tree)
        if !isBlended { BackdropDamage.collect(layer, outer, visible, tree) }
      } else {
        layer.painted = PaintedRects()
      }
      return
    }
    layer.pending.subtract(.allDamage)
    if work.contains(.ownDamage) {
      tree.region.add(layer.painted.own)
      add(LayerExtent.own(of: layer), values, outer, visible, tree)
    }
    guard work.contains(.damageBelow) || layer.beneathReaders > 0 else { return }
    let transform = values.transformToSuperlayer.concatenating(outer)
    let within =
      values.masksToBounds ? visible.overlap(values.area.applying(transform)) : visible
    if let layer = layer as? BackdropLayer, !isBlended {
      BackdropDamage.add(layer, transform, within, tree)
    }
    let children = layer.beneathReaders > 0 ? layer.orderedChildren : layer.children
    for child in children { collect(child, transform, within, tree, isBlended: isBlended) }
  }

  private static func add(
    _ extent: CGRect, _ values: LayerValues, _ outer: CGAffineTransform, _ visible: CGRect,
    _ tree: LayerTree
  ) {
    guard !extent.isNull else { return }
    let rect = extent.applying(values.transformToSuperlayer.concatenating(outer))
    tree.region.add(rect.overlap(visible))
  }

  /// A shadow is stale with what throws it. Where the layer is, and how opaque, makes no other one.
  private static func dropShadow(_ layer: CALayer) {
    if !layer.pending.isDisjoint(with: [.ownDamage, .damageBelow]) { layer.keptShadow = nil }
  }

  /// What is below is covered by what is above.
  private static func forget(_ layer: CALayer) {
    let work = layer.pending
    dropShadow(layer)
    layer.pending.subtract(.allDamage)
    guard work.contains(.damageBelow) else { return }
    for child in layer.children { forget(child) }
    if let mask = layer.maskLayer { forget(mask) }
  }
}
