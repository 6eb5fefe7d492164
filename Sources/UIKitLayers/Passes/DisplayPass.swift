import Foundation
import UIKitGraphics

/// The third pass: lets layers that asked for it make their contents anew, once.
enum DisplayPass {
  static func run(_ tree: LayerTree) {
    tree.statistics.displayCount += run(below: tree.rootLayer)
  }

  /// One layer, on request.
  static func display(_ layer: CALayer) {
    layer.pending.remove(.display)
    layer.display()
  }

  /// What `CALayer.display()` does: the delegate's contents, or a record of what is drawn.
  static func makeContents(of layer: CALayer) {
    if let delegate = layer.delegate {
      layer.delegateLeftDisplay = false
      delegate.display(layer)
      guard layer.delegateLeftDisplay else { return }
    }
    record(layer)
  }

  private static func record(_ layer: CALayer) {
    layer.delegate?.layerWillDraw(layer)
    let bounds = layer.values.area
    var list = DisplayList.empty
    // A layer without an area draws nothing, and nothing is asked to draw in it.
    if bounds.width > 0, bounds.height > 0 {
      list = DisplayList.record(clip: bounds.union(layer.drawingArea)) { layer.draw(in: $0) }
    }
    guard !(list.isEmpty && layer.recording == nil) else { return }
    layer.recording = list.isEmpty ? nil : LayerRecording(list: list, bounds: bounds)
    layer.animations?.isStale = true
    layer.damage(.own)
  }

  /// The layer and those below it; returns how many made contents.
  @discardableResult
  static func run(below layer: CALayer) -> Int {
    var count = 0
    if layer.pending.contains(.display) {
      display(layer)
      count += 1
    }
    guard layer.pending.contains(.displayBelow) else { return count }
    layer.pending.remove(.displayBelow)
    if let mask = layer.maskLayer { count += run(below: mask) }
    for child in layer.children {
      guard !child.pending.isDisjoint(with: [.display, .displayBelow]) else { continue }
      if child.parent === layer { count += run(below: child) }
    }
    return count
  }
}
