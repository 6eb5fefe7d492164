import Foundation

/// What a finger leaves behind that lets go: the content's speed, in points a second, and the offset that
/// it will come to rest at.
package nonisolated struct ScrollRelease: Equatable, Sendable {
  package var velocity: CGPoint
  package var target: CGPoint
  /// For a wheel's step: how fast the content is going already, in points a second.
  package var stepVelocity: CGPoint?

  package init(velocity: CGPoint, target: CGPoint, stepVelocity: CGPoint? = nil) {
    self.velocity = velocity
    self.target = target
    self.stepVelocity = stepVelocity
  }
}
