import Foundation

/// Follows the middle of the fingers that drag; knows neither views nor clocks.
nonisolated struct PanMachine {
  /// Points that the fingers travel before it begins. Measured on UIKit.
  static let slop: CGFloat = 10
  /// Seconds of the past that the velocity is taken from.
  static let window: TimeInterval = 0.1

  /// In points of the window, since it began.
  var translation = CGPoint.zero

  private var last = CGPoint.zero
  private var travel = CGPoint.zero
  private var hasBegun = false
  private var samples: [(time: TimeInterval, way: CGPoint)] = []
  private var way = CGPoint.zero

  /// A finger came or went: the middle jumps, the gesture does not.
  mutating func fingersChanged(at point: CGPoint, time: TimeInterval) {
    last = point
    if samples.isEmpty { samples.append((time, way)) }
  }

  /// The middle moved; whether the gesture begins with this move.
  mutating func move(to point: CGPoint, time: TimeInterval) -> Bool {
    let step = point - last
    last = point
    way = way + step
    samples.append((time, way))
    while samples.count > 2, time - samples[0].time > Self.window { samples.removeFirst() }
    guard !hasBegun else {
      translation = translation + step
      return false
    }
    travel = travel + step
    let distance = travel.distance(to: .zero)
    guard distance >= Self.slop else { return false }
    hasBegun = true
    let rest = (distance - Self.slop) / distance
    translation = CGPoint(x: travel.x * rest, y: travel.y * rest)
    return true
  }

  /// The last finger was lifted: one that rested before has no velocity any longer.
  mutating func lift(time: TimeInterval) {
    guard let newest = samples.last else { return }
    if time - newest.time > Self.window { samples = [] }
  }

  /// Points a second over the last ``window``.
  var velocity: CGPoint {
    guard let first = samples.first, let newest = samples.last else { return .zero }
    let span = newest.time - first.time
    guard span > 0 else { return .zero }
    let distance = newest.way - first.way
    return CGPoint(x: distance.x / span, y: distance.y / span)
  }
}
