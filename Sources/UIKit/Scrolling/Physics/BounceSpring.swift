import Foundation

/// The spring that brings content back to its end, and to its page: mass 1, stiffness 120, damping 22, as
/// measured on UIKit.
///
/// It is damped a little more than critically, so that two rates describe it: 10 and 12 a second.
package nonisolated struct BounceSpring: Equatable, Sendable {
  private static let slowRate: CGFloat = 10
  private static let fastRate: CGFloat = 12
  /// Nearer than this, in points, is at rest.
  private static let tolerance: CGFloat = 0.1

  /// Where it comes to rest, in points.
  package let end: CGFloat
  private let slow: CGFloat
  private let fast: CGFloat

  /// How many times as quick as UIKit's it is.
  private let pace: CGFloat

  /// - Parameters:
  ///   - velocity: in points a second.
  ///   - pace: above 0: how many times as quick it is, 1 by default.
  package init(end: CGFloat, start: CGFloat, velocity: CGFloat, pace: CGFloat = 1) {
    self.end = end
    self.pace = pace
    let way = start - end
    slow = (velocity / pace + Self.fastRate * way) / (Self.fastRate - Self.slowRate)
    fast = way - slow
  }

  /// How fast content may come towards an end `way` points away without running over it.
  package static func greatestSpeed(for way: CGFloat, pace: CGFloat = 1) -> CGFloat {
    abs(way) * fastRate * pace
  }

  /// How long it takes to come to rest, in seconds.
  package var duration: TimeInterval {
    let reach = abs(slow) + abs(fast)
    return reach > Self.tolerance ? log(reach / Self.tolerance) / (Self.slowRate * pace) : 0
  }

  package func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return end }
    let time = time * pace
    return end + slow * exp(-Self.slowRate * time) + fast * exp(-Self.fastRate * time)
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let time = time * pace
    return -pace
      * (slow * Self.slowRate * exp(-Self.slowRate * time)
        + fast * Self.fastRate * exp(-Self.fastRate * time))
  }
}
