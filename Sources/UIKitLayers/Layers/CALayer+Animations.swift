import Foundation
import UIKitGraphics

extension CALayer {
  /// When the layer's own time begins, in its superlayer's time; 0 by default.
  public final var beginTime: CFTimeInterval {
    get { timing?.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  /// How fast the layer's own time runs, for its animations and those below it; 1 by default. 0 stops
  /// them where `timeOffset` says.
  public final var speed: Float {
    get { timing?.speed ?? 1 }
    set { changeTiming { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// Added to the layer's own time, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval {
    get { timing?.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// A time of another layer's, or of ``CACurrentMediaTime()`` for nil, in this layer's own time.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.mediaTime(t) ?? t)
  }

  /// A time of this layer's in another layer's, or in ``CACurrentMediaTime()`` for nil. While the
  /// layer stands still, all its time is the time it stopped at.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(t)
    return l?.localTime(time) ?? time
  }

  /// The layer that a presentation shows; the layer itself for all others.
  public final func model() -> Self { modelLayer as? Self ?? self }

  /// What the layer shows: its own values, or those in the middle of its animations.
  final var shown: CALayer { animations?.shown ?? self }
  final var shownValues: LayerValues { animations?.shown?.values ?? values }

  final func addAnimation(_ animation: CAAnimation, _ key: String?) {
    guard modelLayer == nil else { return }
    let copy = animation.makeCopy()
    copy.resolveDuration(CATransaction.animationDuration())
    let running = RunningAnimation(copy, key: key, group: CATransaction.currentGroup)
    if copy.keyPaths.contains("zPosition") { parent?.sortsByZPosition = true }
    let list = animations ?? LayerAnimations(self)
    animations = list
    list.add(running)
    if let tree {
      running.begin(at: localTime(tree.now))
      tree.startAnimating(self)
    } else {
      CATransaction.addUnresolved(running, of: self)
    }
  }

  final func findAction(_ event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return Self.unlessNull(action) }
    if let action = actions?[event] { return Self.unlessNull(action) }
    if let action = Self.defaultAction(forKey: event) { return Self.unlessNull(action) }
    guard let tree, tree.rootLayer !== self else { return nil }
    return implicitAnimation(event, tree)
  }

  final func makePresentation() -> CALayer? {
    guard let tree else { return nil }
    let copy = copyForPresentation()
    copy.modelLayer = self
    copy.maskLayer = nil
    animations?.apply(at: localTime(tree.now), to: copy)
    return copy
  }

  /// From the clock of the loop to the layer's own.
  final func localTime(_ time: TimeInterval) -> TimeInterval {
    var chain: [LayerTiming] = []
    var current: CALayer? = self
    while let layer = current {
      if let timing = layer.timing { chain.append(timing) }
      current = layer.parent
    }
    return chain.reversed().reduce(time) { $1.local($0) }
  }

  /// Whether the layer's own time stands still.
  final var isTimeStopped: Bool {
    var current: CALayer? = self
    while let layer = current {
      if layer.timing?.speed == 0 { return true }
      current = layer.parent
    }
    return false
  }

  /// From the layer's own time to the clock of the loop.
  private func mediaTime(_ time: TimeInterval) -> TimeInterval {
    var time = time
    var current: CALayer? = self
    while let layer = current {
      if let timing = layer.timing { time = timing.outside(time) }
      current = layer.parent
    }
    return time
  }

  private func changeTiming(_ change: (inout LayerTiming) -> Void) {
    var changed = timing ?? LayerTiming()
    change(&changed)
    timing = changed == LayerTiming() ? nil : changed
    tree?.setNeedsFrame()
  }

  private func implicitAnimation(_ event: String, _ tree: LayerTree) -> CABasicAnimation? {
    guard let property = animatableProperty(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    let source = animations?.isEmpty == false ? makePresentation() ?? self : self
    let start = property.read(source)
    animation.fromValue = start.any ?? start
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  private static func unlessNull(_ action: any CAAction) -> (any CAAction)? {
    action is NSNull ? nil : action
  }
}
