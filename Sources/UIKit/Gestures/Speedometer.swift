import Foundation

/// How fast a number changed lately; knows no clock.
nonisolated struct Speedometer {
  /// Seconds of the past that the speed is taken from.
  static let window: TimeInterval = 0.1

  private var samples: [(time: TimeInterval, value: CGFloat)] = []

  var isEmpty: Bool { samples.isEmpty }

  mutating func note(_ value: CGFloat, time: TimeInterval) {
    samples.append((time, value))
    while samples.count > 2, time - samples[0].time > Self.window { samples.removeFirst() }
  }

  /// Nothing moves at `time` any longer: what rested before has no speed.
  mutating func stop(time: TimeInterval) {
    guard let newest = samples.last else { return }
    if time - newest.time > Self.window { samples = [] }
  }

  /// A second, over the last ``window``.
  var speed: CGFloat {
    guard let first = samples.first, let newest = samples.last else { return 0 }
    let span = newest.time - first.time
    return span > 0 ? (newest.value - first.value) / span : 0
  }
}
