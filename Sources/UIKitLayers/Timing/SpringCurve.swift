package import Foundation

/// A mass on a spring that is let go at 0 and comes to rest at 1, in closed form.
package nonisolated struct SpringCurve: Sendable, Hashable {
  package let mass: Double
  package let stiffness: Double
  package let damping: Double
  /// The speed at the start: the whole way a second, towards the end when positive.
  package let initialVelocity: Double

  /// A spring; what is not finite or, for mass and stiffness, not positive counts as Core Animation's
  /// own default (1, 100, 10, 0).
  package init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double = 0) {
    self.mass = mass.isFinite && mass > 0 ? mass : 1
    self.stiffness = stiffness.isFinite && stiffness > 0 ? stiffness : 100
    self.damping = damping.isFinite && damping >= 0 ? damping : 10
    self.initialVelocity = initialVelocity.isFinite ? initialVelocity : 0
  }

  /// The spring of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`: it has come to rest
  /// (to a thousandth of the way) after `duration` seconds.
  ///
  /// Measured on UIKit: for a ratio z under 1, omega = ln(1000 z / sqrt(1 - z^2)) / (z duration); for
  /// z = 1, omega duration = 9.2334134764515865. Mass 1, stiffness omega^2, damping 2 z omega.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let duration = duration.isFinite && duration > 0 ? duration : 1e-3
    let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
    let omega: Double
    if ratio < 1 {
      let law = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio
      // NB: at 1 the law has a pole; from where it passes the value for 1, that value is used.
      omega = (ratio > 0.99 ? min(law, Self.criticalRate) : law) / duration
    } else {
      omega = Self.criticalRate / duration
    }
    self.init(
      mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega,
      initialVelocity: initialVelocity)
  }

  /// How far the mass has come after `time` seconds; it may be beyond 1 meanwhile.
  package func progress(at time: TimeInterval) -> CGFloat {
    guard time > 0 else { return 0 }
    return CGFloat(1 - displacement(at: time))
  }

  /// The time after which the mass stays within a thousandth of its end, in seconds.
  package var settlingDuration: TimeInterval {
    let decay = decayRate
    guard decay > 0 else { return Self.longestSettling }
    // The envelope bounds the movement; the last crossing of the threshold lies under it.
    var time = 0.0
    let step = 0.1 / max(decay, omega0)
    let amplitude = envelope
    while time < Self.longestSettling {
      if amplitude(time) < 1e-3 { return time }
      time += max(step, time * 0.005)
    }
    return Self.longestSettling
  }

  private static let criticalRate = 9.2334134764515865
  private static let longestSettling: TimeInterval = 3600

  private var omega0: Double { (stiffness / mass).squareRoot() }
  private var zeta: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  private enum Regime { case under, critical, over }

  private var regime: Regime {
    abs(zeta - 1) < 1e-6 ? .critical : (zeta < 1 ? .under : .over)
  }

  /// The distance from the end, in whole ways: 1 at the start.
  private func displacement(at time: TimeInterval) -> Double {
    let omega = omega0
    let speed = -initialVelocity
    switch regime {
    case .under:
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let b = (speed + zeta * omega) / damped
      return exp(-zeta * omega * time) * (cos(damped * time) + b * sin(damped * time))
    case .critical:
      return exp(-omega * time) * (1 + (speed + omega) * time)
    case .over:
      let (slow, fast) = roots
      let a = (speed - fast) / (slow - fast)
      return a * exp(slow * time) + (1 - a) * exp(fast * time)
    }
  }

  private var roots: (slow: Double, fast: Double) {
    let spread = omega0 * (zeta * zeta - 1).squareRoot()
    return (-zeta * omega0 + spread, -zeta * omega0 - spread)
  }

  private var decayRate: Double {
    switch regime {
    case .under: zeta * omega0
    case .critical: omega0
    case .over: -roots.slow
    }
  }

  /// A function that the absolute displacement never exceeds from its time on.
  private var envelope: (TimeInterval) -> Double {
    let omega = omega0
    let zeta = zeta
    let speed = -initialVelocity
    switch regime {
    case .under:
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let b = (speed + zeta * omega) / damped
      let size = (1 + b * b).squareRoot()
      return { size * exp(-zeta * omega * $0) }
    case .critical:
      return { exp(-omega * $0) * (1 + abs(speed + omega) * $0) }
    case .over:
      let (slow, fast) = roots
      let a = abs((speed - fast) / (slow - fast))
      return { a * exp(slow * $0) + abs(1 - a) * exp(fast * $0) }
    }
  }
}
