import Foundation

/// Follows how the line between two fingers turns; knows neither views nor clocks.
nonisolated struct RotationMachine {
  /// Points that the fingers move around each other before it begins; they are left out of the rotation.
  /// UIKit's number is not documented.
  static let slop: CGFloat = 8
  /// Fingers that are nearer than this, in points, have no direction.
  static let nearest: CGFloat = 1

  /// Radians since it began, clockwise. Whole turns count.
  var rotation: CGFloat = 0

  private var hasBegun = false
  private var direction: CGFloat?
  private var turnBefore: CGFloat = 0
  private var turn: CGFloat = 0
  private var speedometer = Speedometer()

  /// Two fingers are down from now on; `line` goes from the first to the second. The direction jumps, the
  /// gesture does not.
  mutating func fingersChanged(to line: CGPoint, time: TimeInterval) {
    direction = Self.direction(of: line)
    turnBefore = 0
    if speedometer.isEmpty { speedometer.note(turn, time: time) }
  }

  /// The fingers moved; whether the gesture begins with this move.
  mutating func move(to line: CGPoint, time: TimeInterval) -> Bool {
    guard let new = Self.direction(of: line) else { return false }
    let step = direction.map { Self.shortest(new - $0) } ?? 0
    direction = new
    turn += step
    speedometer.note(turn, time: time)
    guard !hasBegun else {
      rotation += step
      return false
    }
    turnBefore += step
    let slop = Self.slop / line.distance(to: .zero)
    guard abs(turnBefore) >= slop else { return false }
    hasBegun = true
    rotation += turnBefore > 0 ? turnBefore - slop : turnBefore + slop
    return true
  }

  /// A finger was lifted: fingers that rested before have no velocity any longer.
  mutating func lift(time: TimeInterval) {
    speedometer.stop(time: time)
  }

  /// Radians a second.
  var velocity: CGFloat { speedometer.speed }

  private static func direction(of line: CGPoint) -> CGFloat? {
    line.distance(to: .zero) >= nearest ? atan2(line.y, line.x) : nil
  }

  /// The same turn, by no more than half a circle.
  private static func shortest(_ angle: CGFloat) -> CGFloat {
    remainder(angle, 2 * .pi)
  }
}
