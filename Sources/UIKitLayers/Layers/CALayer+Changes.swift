import Foundation
import UIKitGraphics

extension CALayer {
  /// Sets a value: asks for an action before, marks what is stale and runs the action after.
  final func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, to value: Value, _ key: LayerKey
  ) {
    guard values[keyPath: path] != value else { return }
    let action = willChange(key)
    values[keyPath: path] = value
    didChange(key, action)
  }

  final func willChange(_ key: LayerKey) -> (any CAAction)? {
    guard modelLayer == nil, !CATransaction.disableActions() else { return nil }
    return action(forKey: key.name)
  }

  final func didChange(_ key: LayerKey, _ action: (any CAAction)?) {
    animations?.isStale = true
    damage(key.damage)
    action?.run(forKey: key.name, object: self, arguments: nil)
  }

  /// Says that what is on the screen of this layer is stale.
  final func damage(_ damage: LayerKey.Damage) {
    if damage == .own { invalidateOwnExtent() } else { invalidateExtent() }
    guard let tree else { return }
    // Before the pass, in which the layer has its new place in the order.
    if damage == .order, !painted.subtree.isNull { tree.damage(painted.subtree) }
    if isMask {
      parent?.damage(.subtree)
    } else {
      mark(damage == .own ? .ownDamage : .subtreeDamage)
    }
  }

  final var isMask: Bool { parent?.maskLayer === self }

  /// Notes work for the next frame, here and on the way up, and asks for a frame.
  final func mark(_ work: PendingWork) {
    guard modelLayer == nil else { return }
    pending.insert(work)
    markAbove(work.below)
    tree?.setNeedsFrame()
  }

  /// Notes on the superlayers that there is work below them.
  final func markAbove(_ work: PendingWork) {
    var above = parent
    while let layer = above, !layer.pending.isSuperset(of: work) {
      layer.pending.insert(work)
      above = layer.parent
    }
  }

  /// Forgets what the layer and those around it cover.
  final func invalidateExtent() {
    cachedExtent = nil
    var above = parent
    while let layer = above, layer.cachedExtent != nil {
      layer.cachedExtent = nil
      above = layer.parent
    }
  }

  // What a layer paints itself may grow with any of its looks: a border, an image that is not scaled.
  private final func invalidateOwnExtent() { invalidateExtent() }

  /// Geometry and the like that makes no sense is not taken over.
  final func refuse(_ property: String, _ value: Any) {
    LayerDiagnostics.report(
      "\(self.logName): \(property) cannot be \(value); it keeps its value")
  }

  /// The layer's name or class, and whose layer it is.
  final var logName: String {
    let own = name.map { "\(type(of: self)) \"\($0)\"" } ?? "\(type(of: self))"
    return delegate.map { "\(own) of \(type(of: $0))" } ?? own
  }
}
