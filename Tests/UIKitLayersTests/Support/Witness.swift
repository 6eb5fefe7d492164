import Foundation
import UIKitLoop

@testable import UIKitLayers

/// Writes down what happens to an animation.
@MainActor
final class Witness: CAAnimationDelegate {
  private(set) var log: [String] = []
  private let name: String
  private let clock: () -> TimeInterval

  init(_ stage: Stage, _ name: String = "") {
    self.name = name.isEmpty ? "" : name + " "
    clock = { [loop = stage.loop] in loop.now }
  }

  func animationDidStart(_ anim: CAAnimation) { log.append("\(name)start \(time)") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("\(name)stop \(flag) \(time)")
  }

  private var time: String { String(format: "%.3f", clock()) }
}
