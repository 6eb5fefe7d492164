import Foundation

/// Follows the middle of the fingers that drag; knows neither views nor clocks.
nonisolated struct PanMachine {
  /// Points that the fingers travel before it begins. Measured on UIKit.
  static let slop: CGFloat = 10
  /// Seconds of the past that the velocity is taken from.
  static let window = Speedometer.window

  /// In points of the window, since it began.
  var translation = CGPoint.zero
  /// The way up to the beginning, in points of the window.
  private(set) var travel = CGPoint.zero

  private var last = CGPoint.zero
  private var hasBegun = false
  private var way = CGPoint.zero
  private var across = Speedometer()
  private var down = Speedometer()

  /// A finger came or went: the middle jumps, the gesture does not.
  mutating func fingersChanged(at point: CGPoint, time: TimeInterval) {
    last = point
    if across.isEmpty { noteWay(time) }
  }

  /// The middle moved; whether the gesture begins with this move.
  mutating func move(to point: CGPoint, time: TimeInterval) -> Bool {
    let step = point - last
    last = point
    return move(by: step, after: Self.slop, time: time)
  }

  /// What is dragged moved by a step; whether the gesture begins with it, `slop` points into its way.
  mutating func move(by step: CGPoint, after slop: CGFloat, time: TimeInterval) -> Bool {
    way = way + step
    noteWay(time)
    guard !hasBegun else {
      translation = translation + step
      return false
    }
    travel = travel + step
    guard travel != .zero, let rest = axes.rest(of: travel, after: slop) else { return false }
    hasBegun = true
    translation = rest
    return true
  }

  /// The directions that it may begin in.
  var axes = PanAxes.both

  /// The last finger was lifted: one that rested before has no velocity any longer.
  mutating func lift(time: TimeInterval) {
    across.stop(time: time)
    down.stop(time: time)
  }

  /// Points a second over the last ``window``.
  var velocity: CGPoint { CGPoint(x: across.speed, y: down.speed) }

  private mutating func noteWay(_ time: TimeInterval) {
    across.note(way.x, time: time)
    down.note(way.y, time: time)
  }
}
