public import Foundation
import UIKitLoop

/// Groups changes to layers: how the animations that follow from them run, and when all have ended.
///
/// Transactions nest. Outside of ``begin()`` and ``commit()`` there is always an implicit one, which
/// ends with the next frame, or with the main loop's turn when no layer is on a screen.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction, with the settings of the one around it.
  open class func begin() {
    levels.append((levels.last ?? implicit).nested())
  }

  /// Ends the transaction begun last. Without one this is ``flush()``.
  open class func commit() {
    guard let level = levels.popLast() else { return flush() }
    if levels.isEmpty { resolve() }
    level.group?.close()
  }

  /// Ends the implicit transaction now; does nothing within another one.
  open class func flush() {
    guard levels.isEmpty else { return }
    resolve()
    let group = implicit.group
    implicit = TransactionLevel()
    group?.close()
  }

  /// The duration of animations that have none, in seconds; .25 at first.
  open class func animationDuration() -> CFTimeInterval { current.duration }

  /// Sets the duration of animations that have none, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    guard dur.isFinite, dur >= 0 else { return }
    current.duration = dur
  }

  /// The pace of the animations that changes cause; nil for the default one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }

  /// Sets the pace of the animations that changes cause.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.timingFunction = function
  }

  /// Whether changes cause no actions, and so no animations; false at first.
  open class func disableActions() -> Bool { current.disablesActions }

  /// Sets whether changes cause no actions.
  open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

  /// What runs when all animations of this transaction, and of those in it, have ended.
  open class func completionBlock() -> (() -> Void)? { current.group?.block }

  /// Sets what runs, once and on the main actor, when all animations of this transaction have ended or
  /// were removed; at the commit when there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if current.group == nil { current.group = CompletionGroup(parent: nil) }
    current.group?.block = block
    if levels.isEmpty { scheduleFlush() }
  }

  // MARK: Machinery

  /// The group that animations added now belong to.
  static var currentGroup: CompletionGroup? { current.group }

  /// An animation of a layer that is on no screen yet: by the end of the transaction it is, or the
  /// animation is over.
  static func addUnresolved(_ animation: RunningAnimation, of layer: CALayer) {
    unresolved.append((animation, layer))
    if levels.isEmpty { scheduleFlush() }
  }

  private static var levels: [TransactionLevel] = []
  private static var implicit = TransactionLevel()
  private static var unresolved: [(RunningAnimation, CALayer)] = []

  private static var current: TransactionLevel {
    get { levels.last ?? implicit }
    set {
      if levels.isEmpty { implicit = newValue } else { levels[levels.count - 1] = newValue }
    }
  }

  private static func scheduleFlush() {
    MainLoops.current.perform { flush() }
  }

  private static func resolve() {
    let waiting = unresolved
    unresolved = []
    for (animation, layer) in waiting where !animation.isResolved {
      if let tree = layer.tree {
        animation.begin(at: layer.localTime(tree.now))
        tree.startAnimating(layer)
      } else {
        layer.animations?.finish(animation)
      }
    }
  }
}
