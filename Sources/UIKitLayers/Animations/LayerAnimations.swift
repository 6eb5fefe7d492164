import Foundation

/// The running animations of one layer, and what the layer shows because of them.
final class LayerAnimations {
  /// What a layer needs until something about it changes.
  enum Need: Equatable {
    case nothing
    case everyFrame
    /// A frame when the layer's own time reaches this.
    case frame(at: TimeInterval)
  }

  init(_ layer: CALayer) {
    self.layer = layer
  }

  /// The layer in the middle of its animations; nil when it shows its own values.
  private(set) var shown: CALayer?
  /// Whether the layer or its animations have changed since `shown` was made.
  var isStale = false
  /// Whether the tree has the layer on its list.
  var isListed = false

  var isEmpty: Bool { running.isEmpty }
  var keys: [String]? {
    let keys = running.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  func animation(_ key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  func add(_ animation: RunningAnimation) {
    isStale = true
    if let key = animation.key { remove(key) }
    running.append(animation)
  }

  func remove(_ key: String) {
    let removed = running.filter { $0.key == key }
    guard !removed.isEmpty else { return }
    running.removeAll { $0.key == key }
    didRemove(removed)
    for animation in removed { animation.end(finished: false) }
  }

  func removeAll(finished: Bool = false) {
    let removed = running
    running = []
    didRemove(removed)
    for animation in removed { animation.end(finished: finished) }
  }

  /// Ends one that cannot run, as if it had run to its end.
  func finish(_ animation: RunningAnimation) {
    running.removeAll { $0 === animation }
    didRemove([animation])
    animation.end(finished: true)
  }

  /// Gives a begin to those added while the layer was on no screen.
  func resolve(now: TimeInterval) {
    for animation in running { animation.begin(at: now) }
  }

  /// Moves all on to `time`, removes those that are over; returns whom to tell.
  func advance(to time: TimeInterval) -> [() -> Void] {
    var calls: [() -> Void] = []
    var removed: [RunningAnimation] = []
    for animation in running {
      let before = animation.stage
      let told = animation.advance(to: time)
      calls += told
      if animation.stage == .running || before != animation.stage { isStale = true }
      if isOver(animation, time), animation.animation.isRemovedOnCompletion {
        removed.append(animation)
      }
    }
    if !removed.isEmpty {
      running.removeAll { animation in removed.contains { $0 === animation } }
      didRemove(removed)
    }
    return calls
  }

  /// Makes `shown` anew for `time` if something has changed.
  func refresh(at time: TimeInterval) {
    guard isStale, let layer else { return }
    isStale = false
    if running.isEmpty {
      shown = nil
    } else {
      let shown = shown ?? makeShown(layer)
      self.shown = shown
      shown.copyValues(from: layer)
      apply(at: time, to: shown)
    }
    markDamage(running)
  }

  /// Writes the values of all at `time` to a copy of the layer.
  func apply(at time: TimeInterval, to copy: CALayer) {
    for animation in running where animation.isResolved {
      animation.animation.apply(at: time, to: copy)
    }
  }

  func need(at time: TimeInterval) -> Need {
    var need = Need.nothing
    for animation in running {
      guard animation.isResolved else { return .everyFrame }
      switch animation.animation.clock.phase(at: time) {
      case .active where animation.animation.speed != 0: return .everyFrame
      case .before:
        let begin = animation.animation.beginTime
        if case .frame(let other) = need {
          need = .frame(at: min(begin, other))
        } else {
          need = .frame(at: begin)
        }
      default: break
      }
    }
    return need
  }

  private weak var layer: CALayer?
  private var running: [RunningAnimation] = []

  private func isOver(_ animation: RunningAnimation, _ time: TimeInterval) -> Bool {
    guard animation.isResolved, case .after = animation.animation.clock.phase(at: time) else {
      return false
    }
    return true
  }

  private func didRemove(_ removed: [RunningAnimation]) {
    isStale = true
    markDamage(removed)
    layer?.tree?.setNeedsFrame()
  }

  private func makeShown(_ layer: CALayer) -> CALayer {
    let copy = layer.copyForPresentation()
    copy.modelLayer = layer
    return copy
  }

  private func markDamage(_ animations: [RunningAnimation]) {
    guard let layer else { return }
    for animation in animations {
      for path in animation.animation.keyPaths {
        if let property = layer.animatableProperty(path) { layer.damage(property.damage) }
      }
    }
  }
}
