import Foundation

/// Follows how far two fingers are apart; knows neither views nor clocks.
nonisolated struct PinchMachine {
  /// Points by which the distance changes before it begins; they are left out of the scale. UIKit's
  /// number is not documented.
  static let slop: CGFloat = 8
  /// Fingers are never taken to be nearer than this, in points: a scale needs something to divide by.
  static let nearest: CGFloat = 1

  /// What the distance is, as a multiple of what it was when it began. Set, it counts on from there.
  var scale: CGFloat {
    get { hasBegun ? scaleAtAnchor * distance / anchor : scaleAtAnchor }
    set {
      scaleAtAnchor = newValue
      anchor = distance
    }
  }

  private var hasBegun = false
  private var distance = nearest
  private var scaleAtAnchor: CGFloat = 1
  /// The distance at which the scale was ``scaleAtAnchor``; before it begins, the distance at the start.
  private var anchor = nearest
  /// The natural logarithm of how much the distance has grown: fingers that change, and a scale that is
  /// set, leave it alone.
  private var growth: CGFloat = 0
  private var speedometer = Speedometer()

  /// Two fingers are down from now on, `newDistance` apart: the distance jumps, the gesture does not.
  mutating func fingersChanged(to newDistance: CGFloat, time: TimeInterval) {
    let scale = scale
    distance = max(newDistance, Self.nearest)
    self.scale = scale
    if speedometer.isEmpty { speedometer.note(growth, time: time) }
  }

  /// The fingers moved; whether the gesture begins with this move.
  mutating func move(to newDistance: CGFloat, time: TimeInterval) -> Bool {
    let old = distance
    distance = max(newDistance, Self.nearest)
    growth += log(distance / old)
    speedometer.note(growth, time: time)
    guard !hasBegun, abs(distance - anchor) >= Self.slop else { return false }
    hasBegun = true
    anchor += distance > anchor ? Self.slop : -Self.slop
    return true
  }

  /// A finger was lifted: fingers that rested before have no velocity any longer.
  mutating func lift(time: TimeInterval) {
    speedometer.stop(time: time)
  }

  /// How much the scale grows in a second.
  var velocity: CGFloat { scale * speedometer.speed }
}
