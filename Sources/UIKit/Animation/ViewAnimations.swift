import Foundation
import UIKitLayers

/// Which animation block the code that runs now is in, and what that makes of changes to views.
@MainActor enum ViewAnimations {
  static var isEnabled = true
  private(set) static var current: AnimationBlock?

  static func run(_ block: AnimationBlock, _ animations: () -> Void) {
    let outer = current
    if let outer { block.inherit(from: outer) }
    current = block
    animations()
    if block.options.contains(.layoutSubviews) { block.layOutChangedViews() }
    block.commitKeyframes()
    current = outer
    block.close()
  }

  static func runWithout(_ actions: () -> Void) {
    let outer = current
    let wasEnabled = isEnabled
    current = nil
    isEnabled = false
    actions()
    isEnabled = wasEnabled
    current = outer
  }

  static func addKeyframe(start: Double, duration: Double, animations: () -> Void) {
    guard let block = current, case .keyframes(let recorder) = block.pace else {
      Diagnostics.report(
        "addKeyframe was called outside of animateKeyframes: the changes are made at once.")
      animations()
      return
    }
    recorder.record(start: start, duration: duration, animations)
  }

  static func modify(repeatCount: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard let block = current else {
      animations()
      return
    }
    let outer = block.repetition
    block.repetition = AnimationBlock.Repetition(
      count: Float(repeatCount), autoreverses: autoreverses)
    animations()
    block.repetition = outer
  }

  /// What a view answers its layer, which asks before each change.
  static func action(for view: UIView, layer: CALayer, key: String) -> (any CAAction)? {
    guard layer === view.layer else { return nil }
    guard isEnabled, let block = current, AnimationBlock.animates(key) else { return NSNull() }
    return block.action(for: view, key: key)
  }
}
