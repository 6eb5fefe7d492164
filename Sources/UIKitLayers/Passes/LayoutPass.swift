import Foundation

/// The second pass: lets layers that asked for it place their sublayers, top down, until all is quiet.
enum LayoutPass {
  /// A layer that asks for a layout more often than this in one pass never comes to rest.
  static let mostRuns = 64

  static func run(_ tree: LayerTree) {
    tree.statistics.layoutCount += start(tree.rootLayer)
  }

  /// Lays out as `CALayer.layoutIfNeeded()` has to: from the topmost layer that asks without a gap.
  static func run(onBehalfOf layer: CALayer) {
    var top = layer
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    let count = start(top)
    layer.tree?.statistics.layoutCount += count
  }

  private static var passNumber: UInt64 = 0
  private static var depth = 0

  /// A run that a layout asked for counts as part of the one around it, so that the bound holds.
  private static func start(_ layer: CALayer) -> Int {
    if depth == 0 { passNumber += 1 }
    depth += 1
    defer { depth -= 1 }
    return layOut(layer, passNumber)
  }

  /// Returns how many layouts there were.
  private static func layOut(_ layer: CALayer, _ pass: UInt64) -> Int {
    var count = 0
    while !layer.pending.isDisjoint(with: [.layout, .layoutBelow]) {
      if layer.pending.contains(.layout) {
        layer.pending.remove(.layout)
        guard mayRun(layer, pass) else { continue }
        layer.layoutSublayers()
        count += 1
      } else {
        layer.pending.remove(.layoutBelow)
        if let mask = layer.maskLayer { count += layOut(mask, pass) }
        // NB: a copy: layouts may change the hierarchy; who came in meanwhile set the bit again.
        for child in layer.children {
          guard !child.pending.isDisjoint(with: [.layout, .layoutBelow]) else { continue }
          if child.parent === layer { count += layOut(child, pass) }
        }
      }
    }
    return count
  }

  private static func mayRun(_ layer: CALayer, _ pass: UInt64) -> Bool {
    if layer.layoutRuns.pass != pass { layer.layoutRuns = LayoutRuns(pass: pass, count: 0) }
    layer.layoutRuns.count += 1
    guard layer.layoutRuns.count > mostRuns else { return true }
    LayerDiagnostics.report(
      "\(layer.logName) asked for a layout more than \(mostRuns) times in one pass: its layout "
        + "changes what makes it lay out again. It is left as it is until the next frame")
    return false
  }
}
