import Foundation
import UIKitGraphics

/// The fifth pass: paints what is stale.
enum CompositePass {
  static func run(_ tree: LayerTree) -> LayerFrame? {
    guard let bitmap = tree.bitmap, !tree.region.isEmpty else { return nil }
    let painter = tree.painter
    painter.paintedLayerCount = 0
    painter.blurCount = 0
    painter.shadows.madeCount = 0
    let rects = tree.region.rects
    for rect in rects {
      bitmap.clear(rect)
      painter.paint(
        tree.rootLayer, tree.baseTransform, damage: rect, visible: tree.region.extent)
    }
    tree.statistics.pixelCount = tree.region.pixelCount
    tree.statistics.paintedLayerCount = painter.paintedLayerCount
    tree.statistics.blurCount = painter.blurCount
    tree.statistics.shadowCount = painter.shadows.madeCount
    tree.region.removeAll()
    return LayerFrame(bitmap: bitmap, damage: rects)
  }
}
