import Foundation

/// How content goes on by itself in one direction: a glide, a spring, or a glide that a spring catches at
/// the end of the content.
package nonisolated struct AxisMotion: Equatable, Sendable {
  private let glide: Deceleration?
  private let glideEnd: TimeInterval
  private let spring: BounceSpring?
  private let rest: CGFloat

  private init(
    _ glide: Deceleration?, until glideEnd: TimeInterval, then spring: BounceSpring?, rest: CGFloat
  ) {
    self.glide = glide
    self.glideEnd = glideEnd
    self.spring = spring
    self.rest = rest
  }

  /// No motion.
  package static func still(at position: CGFloat) -> AxisMotion {
    AxisMotion(nil, until: 0, then: nil, rest: position)
  }

  /// Let go at a speed in points a second: glides, and comes back from beyond the ends.
  package static func free(
    from position: CGFloat, velocity: CGFloat, in axis: ScrollAxis, rate: CGFloat
  ) -> AxisMotion {
    let glide = Deceleration(start: position, velocity: velocity, rate: rate)
    let excess = axis.excess(position)
    if excess != 0 {
      // Thrown back in: it need not stop at the end that it comes from.
      let isInward = excess * velocity < 0 && axis.excess(glide.landing) * excess <= 0
      if !isInward || glide.landing == axis.clamped(position) {
        return springing(to: axis.clamped(position), from: position, velocity: velocity)
      }
    }
    let end = velocity < 0 ? axis.least : axis.most
    guard axis.excess(glide.landing) * velocity > 0, let time = glide.time(reaching: end) else {
      return AxisMotion(glide, until: glide.duration, then: nil, rest: glide.landing)
    }
    let spring =
      axis.bounces ? BounceSpring(end: end, start: end, velocity: glide.velocity(at: time)) : nil
    return AxisMotion(glide, until: time, then: spring, rest: end)
  }

  /// On the way to a place that was asked for: glides there with a rate that leads there, if its speed
  /// does so at all in a time that nobody wonders at; otherwise a spring does.
  package static func directed(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat, rate: CGFloat
  ) -> AxisMotion {
    let way = target - position
    guard way != 0 else { return .still(at: target) }
    let speed = abs(velocity) - Deceleration.stopSpeed
    if way * velocity > 0, speed > 0 {
      let reach = abs(way) / speed
      let ownReach = Deceleration(start: 0, velocity: 0, rate: rate).reach
      if reach >= Self.leastReach, reach <= max(ownReach, Self.leastReach) * 2 {
        let glide = Deceleration(
          start: position, velocity: velocity, rate: 1000 * reach / (1000 * reach + 1))
        return AxisMotion(glide, until: glide.duration, then: nil, rest: target)
      }
    }
    return springing(to: target, from: position, velocity: velocity)
  }

  /// Seconds of the present speed in which a glide still looks like one.
  private static let leastReach: CGFloat = 0.05

  /// Comes to a place as a spring, without running over it from within.
  package static func settling(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    springing(to: target, from: position, velocity: velocity)
  }

  /// Goes to where a wheel's step leads: quickly, on from the speed that it has, and never beyond.
  package static func stepping(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    let way = target - position
    guard way != 0 else { return .still(at: target) }
    let greatest = BounceSpring.greatestSpeed(for: way, pace: stepPace)
    let tamed = way * velocity > 0 ? min(max(velocity, -greatest), greatest) : 0
    let spring = BounceSpring(end: target, start: position, velocity: tamed, pace: stepPace)
    return AxisMotion(nil, until: 0, then: spring, rest: target)
  }

  /// A notch is half done after 80 ms.
  private static let stepPace: CGFloat = 2

  private static func springing(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat
  ) -> AxisMotion {
    let way = target - position
    let greatest = BounceSpring.greatestSpeed(for: way)
    let tamed = way * velocity > 0 ? min(max(velocity, -greatest), greatest) : velocity
    let spring = BounceSpring(end: target, start: position, velocity: tamed)
    return AxisMotion(nil, until: 0, then: spring, rest: target)
  }

  /// How long it lasts, in seconds.
  package var duration: TimeInterval { glideEnd + (spring?.duration ?? 0) }

  /// Where it ends.
  package var end: CGFloat { rest }

  package func position(at time: TimeInterval) -> CGFloat {
    if time >= duration { return rest }
    if let glide, time < glideEnd { return glide.position(at: time) }
    return spring?.position(at: time - glideEnd) ?? rest
  }

  package func velocity(at time: TimeInterval) -> CGFloat {
    if time >= duration { return 0 }
    if let glide, time < glideEnd { return glide.velocity(at: time) }
    return spring?.velocity(at: time - glideEnd) ?? 0
  }
}
