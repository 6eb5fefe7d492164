import Foundation

/// What becomes of a speed when the finger lets go, in one direction: it decays by a constant part each
/// millisecond, and at 10 points a second the motion ends.
///
/// Measured on UIKit: v(t) = v0 r^ms, x(t) = x0 + v0 k (1 - r^ms), with k = r / (1000 (1 - r)): .499 for
/// the normal rate, .998, and .099 for the fast one, .99.
package nonisolated struct Deceleration: Equatable, Sendable {
  /// The speed that ends the motion, in points a second.
  package static let stopSpeed: CGFloat = 10

  /// Where it begins, in points.
  package let start: CGFloat
  /// The speed at the beginning, in points a second.
  package let velocity: CGFloat
  /// What is left of the speed after a millisecond, above 0 and below 1.
  package let rate: CGFloat

  package init(start: CGFloat, velocity: CGFloat, rate: CGFloat) {
    self.start = start
    self.velocity = velocity
    self.rate = min(max(rate.isFinite ? rate : 0.998, 0.001), 0.9999)
  }

  /// The way that a speed of one point a second leads, in points, if it were never to stop.
  package var reach: CGFloat { rate / (1 - rate) / 1000 }

  /// How long it lasts, in seconds; 0 for what is slow already.
  package var duration: TimeInterval {
    let speed = abs(velocity)
    return speed > Self.stopSpeed ? log(Self.stopSpeed / speed) / (1000 * log(rate)) : 0
  }

  /// Where it ends.
  package var landing: CGFloat {
    guard abs(velocity) > Self.stopSpeed else { return start }
    return start + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * reach
  }

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return landing }
    return start + velocity * reach * (1 - pow(rate, 1000 * max(0, time)))
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * pow(rate, 1000 * max(0, time)) : 0
  }

  /// When it comes by a place, in seconds; nil when it never does.
  package func time(reaching place: CGFloat) -> TimeInterval? {
    let way = place - start
    if way == 0 { return 0 }
    guard abs(velocity) > Self.stopSpeed, way.sign == velocity.sign,
      abs(way) <= abs(landing - start)
    else { return nil }
    return log(1 - way / (velocity * reach)) / (1000 * log(rate))
  }
}
