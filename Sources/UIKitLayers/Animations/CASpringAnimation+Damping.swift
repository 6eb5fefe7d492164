package import Foundation

extension CASpringAnimation {
  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)` over the property
  /// `keyPath`: at rest after `duration` seconds, without overshooting for a ratio of 1. The velocity
  /// is in whole ways a second.
  package convenience init(
    keyPath: String?, duration: TimeInterval, dampingRatio: CGFloat, initialVelocity: CGFloat = 0
  ) {
    self.init(keyPath: keyPath)
    let curve = SpringCurve(
      duration: duration, dampingRatio: Double(dampingRatio),
      initialVelocity: Double(initialVelocity))
    mass = CGFloat(curve.mass)
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    self.initialVelocity = CGFloat(curve.initialVelocity)
    self.duration = duration
  }

  /// The spring of `UIView.animate(springDuration:bounce:…)`: `perceptualDuration` is one turn of the
  /// spring without friction, in seconds; `bounce` goes from 0, critically damped, to 1, swinging for
  /// ever, and below 0 it creeps. The velocity is in whole ways a second.
  package convenience init(
    keyPath: String?, perceptualDuration: TimeInterval, bounce: CGFloat,
    initialVelocity: CGFloat = 0
  ) {
    self.init(keyPath: keyPath)
    let turn = 2 * CGFloat.pi / CGFloat(perceptualDuration)
    stiffness = turn * turn
    damping = bounce < 0 ? 2 * turn / (1 + bounce) : 2 * turn * (1 - bounce)
    self.initialVelocity = initialVelocity
    duration = settlingDuration
  }
}
