import Foundation
import UIKitGraphics

/// Part of the fifth pass: what is stale of layers that show what is beneath them.
///
/// It is asked in the order of painting, when the region holds what is stale beneath a layer: of what is
/// above it, it does not depend. If the region touches what the layer is made from, all of that has
/// to be painted as one, so that it is there to be read; what was made before is dropped.
enum BackdropDamage {
  /// Adds what is stale of the layers with a backdrop in a layer that is stale as a whole.
  static func collect(
    _ layer: CALayer, _ outer: CGAffineTransform, _ visible: CGRect, _ tree: LayerTree
  ) {
    let values = layer.shownValues
    guard layer.beneathReaders > 0, layer.vibrance == nil, !values.isHidden, values.opacity > 0
    else { return }
    let transform = values.transformToSuperlayer.concatenating(outer)
    let within =
      values.masksToBounds ? visible.overlap(values.area.applying(transform)) : visible
    if let layer = layer as? BackdropLayer { add(layer, transform, within, tree) }
    for child in layer.orderedChildren { collect(child, transform, within, tree) }
  }

  /// Adds what one layer is made from, if it is stale.
  static func add(
    _ layer: BackdropLayer, _ transform: CGAffineTransform, _ visible: CGRect, _ tree: LayerTree
  ) {
    guard let place = layer.place(transform, visible) else {
      layer.kept = nil
      return
    }
    let reach = place.style.reach
    guard
      let sample = place.frame.insetBy(dx: -reach, dy: -reach).pixels(in: tree.region.extent)
    else { return }
    guard layer.kept?.place != place || tree.region.touches(sample) else { return }
    layer.kept = nil
    layer.sample = sample
    tree.region.addWhole(sample)
  }
}
