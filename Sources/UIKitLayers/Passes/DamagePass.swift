import Foundation
import UIKitGraphics

/// The fourth pass: gathers what is stale on the bitmap, from where changed layers were painted last and
/// where they lie now.
enum DamagePass {
  static func run(_ tree: LayerTree) {
    collect(tree.rootLayer, tree.baseTransform, tree.region.extent, tree)
  }

  private static func collect(
    _ layer: CALayer, _ outer: CGAffineTransform, _ visible: CGRect, _ tree: LayerTree
  ) {
    let work = layer.pending.intersection(.allDamage)
    guard !work.isEmpty else { return }
    let values = layer.shownValues
    let isSeen = !values.isHidden && values.opacity > 0
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
    guard work.contains(.damageBelow) else { return }
    let transform = values.transformToSuperlayer.concatenating(outer)
    let within =
      values.masksToBounds ? visible.overlap(values.area.applying(transform)) : visible
    for child in layer.children { collect(child, transform, within, tree) }
  }

  private static func add(
    _ extent: CGRect, _ values: LayerValues, _ outer: CGAffineTransform, _ visible: CGRect,
    _ tree: LayerTree
  ) {
    guard !extent.isNull else { return }
    let rect = extent.applying(values.transformToSuperlayer.concatenating(outer))
    tree.region.add(rect.overlap(visible))
  }

  /// What is below is covered by what is above.
  private static func forget(_ layer: CALayer) {
    let work = layer.pending
    layer.pending.subtract(.allDamage)
    guard work.contains(.damageBelow) else { return }
    for child in layer.children { forget(child) }
    if let mask = layer.maskLayer { forget(mask) }
  }
}
