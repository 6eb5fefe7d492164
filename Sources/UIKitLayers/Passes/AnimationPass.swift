import Foundation

/// The first pass: moves animations on to the time of the frame.
enum AnimationPass {
  /// Advances all animations, makes what their layers show, then tells the delegates: what those change
  /// is part of this frame.
  static func run(_ tree: LayerTree, at time: TimeInterval) {
    var calls: [() -> Void] = []
    let layers = tree.animating
    tree.statistics.animatedLayerCount = layers.count
    for layer in layers {
      guard let animations = layer.animations else { continue }
      guard layer.tree === tree else {
        leave(layer, animations)
        continue
      }
      let local = layer.localTime(time)
      animations.resolve(now: local)
      calls += animations.advance(to: local)
      animations.refresh(at: local)
    }
    for call in calls { call() }
    dropIdle(tree)
  }

  /// Makes anew what layers show that changed, or got animations, since `run`.
  static func refresh(_ tree: LayerTree, at time: TimeInterval) {
    for layer in tree.animating {
      guard let animations = layer.animations, layer.tree === tree else { continue }
      if animations.isStale { animations.refresh(at: layer.localTime(time)) }
    }
    dropIdle(tree)
  }

  /// The time of the next frame that animations need: `time` itself for one as soon as possible, nil
  /// for none.
  static func nextFrameTime(_ tree: LayerTree, after time: TimeInterval) -> TimeInterval? {
    var next: TimeInterval?
    for layer in tree.animating {
      guard let animations = layer.animations, !layer.isTimeStopped else { continue }
      switch animations.need(at: layer.localTime(time)) {
      case .nothing: continue
      case .everyFrame: return time
      case .frame(let local):
        let begin = layer.convertTime(local, to: nil)
        next = min(next ?? begin, begin)
      }
    }
    return next.map { max($0, time) }
  }

  /// A layer that has left the screen for good loses its animations.
  private static func leave(_ layer: CALayer, _ animations: LayerAnimations) {
    animations.isListed = false
    if let other = layer.tree {
      other.startAnimating(layer)
    } else {
      animations.removeAll()
      layer.animations = nil
    }
  }

  private static func dropIdle(_ tree: LayerTree) {
    tree.animating.removeAll { layer in
      guard let animations = layer.animations else { return true }
      // One that has left the tree with animations under way stays for the next frame, which ends them.
      let showsNothing = animations.shown == nil || layer.tree !== tree
      guard animations.isEmpty, showsNothing else { return false }
      animations.isListed = false
      layer.animations = nil
      return true
    }
  }
}
