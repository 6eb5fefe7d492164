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
}
