package import Foundation

/// The values of a keyframe animation over a fraction of time from 0 to 1.
package struct KeyframeTrack {
  /// How the track goes from one value to the next.
  package enum Mode: Sendable { case linear, discrete, paced, cubic }

  /// A track of `values` at `keyTimes`. Without key times, with too few of them, or when they go back
  /// the values are evenly spread; `paced` spreads them by their distances and ignores the key times
  /// and the curves. `curves` holds one timing curve a segment; missing ones are linear.
  package init(
    values: [AnimatableValue], keyTimes: [CGFloat]?, curves: [CubicBezier] = [], mode: Mode
  ) {
    self.values = values
    self.curves = mode == .paced ? [] : curves
    self.mode = mode
    let even = Self.evenTimes(count: values.count, mode: mode)
    switch mode {
    case .paced: times = Self.pacedTimes(values) ?? even
    default: times = Self.usable(keyTimes, count: values.count) ?? even
    }
  }

  /// The value at a fraction of the time; nil without any value.
  package func value(at fraction: CGFloat) -> AnimatableValue? {
    guard let first = values.first, let last = values.last else { return nil }
    guard values.count > 1 else { return first }
    if mode == .discrete { return discreteValue(at: fraction) }
    if fraction <= times[0] { return first }
    if fraction >= times[times.count - 1] { return last }
    var segment = 0
    while segment + 2 < times.count, fraction >= times[segment + 1] { segment += 1 }
    let length = times[segment + 1] - times[segment]
    var local = length > 0 ? (fraction - times[segment]) / length : 1
    if segment < curves.count { local = curves[segment].progress(at: local) }
    if mode == .cubic, let value = cubicValue(segment, local) { return value }
    return values[segment].interpolated(to: values[segment + 1], local)
  }

  private let values: [AnimatableValue]
  private let times: [CGFloat]
  private let curves: [CubicBezier]
  private let mode: Mode

  private func discreteValue(at fraction: CGFloat) -> AnimatableValue {
    var index = 0
    while index + 1 < values.count, index + 1 < times.count, fraction >= times[index + 1] {
      index += 1
    }
    return values[index]
  }

  /// A Catmull-Rom curve through the values; nil where values have no arithmetic.
  private func cubicValue(_ segment: Int, _ t: CGFloat) -> AnimatableValue? {
    let p1 = values[segment]
    let p2 = values[segment + 1]
    let p0 = segment > 0 ? values[segment - 1] : p1
    let p3 = segment + 2 < values.count ? values[segment + 2] : p2
    func curve(_ v0: CGFloat, _ v1: CGFloat, _ v2: CGFloat, _ v3: CGFloat) -> CGFloat {
      let linear = (v2 - v0) * t
      let square = (2 * v0 - 5 * v1 + 4 * v2 - v3) * t * t
      let cube = (3 * v1 - v0 - 3 * v2 + v3) * t * t * t
      return (2 * v1 + linear + square + cube) / 2
    }
    switch (p0, p1, p2, p3) {
    case (.number(let a), .number(let b), .number(let c), .number(let d)):
      return .number(curve(a, b, c, d))
    case (.point(let a), .point(let b), .point(let c), .point(let d)):
      return .point(CGPoint(x: curve(a.x, b.x, c.x, d.x), y: curve(a.y, b.y, c.y, d.y)))
    case (.size(let a), .size(let b), .size(let c), .size(let d)):
      return .size(
        CGSize(
          width: curve(a.width, b.width, c.width, d.width),
          height: curve(a.height, b.height, c.height, d.height)))
    default: return nil
    }
  }

  /// Discrete values each last as long, so that there is one time more than values.
  private static func evenTimes(count: Int, mode: Mode) -> [CGFloat] {
    let segments = mode == .discrete ? count : count - 1
    guard segments > 0 else { return [0] }
    return (0...segments).map { CGFloat($0) / CGFloat(segments) }
  }

  private static func usable(_ times: [CGFloat]?, count: Int) -> [CGFloat]? {
    guard let times, times.count >= count else { return nil }
    let used = Array(times.prefix(count))
    guard used.allSatisfy({ $0 >= 0 && $0 <= 1 }) else { return nil }
    return zip(used, used.dropFirst()).allSatisfy { $0 <= $1 } ? used : nil
  }

  private static func pacedTimes(_ values: [AnimatableValue]) -> [CGFloat]? {
    var sums: [CGFloat] = [0]
    for (a, b) in zip(values, values.dropFirst()) {
      guard let distance = a.distance(to: b), distance.isFinite else { return nil }
      sums.append(sums[sums.count - 1] + distance)
    }
    guard let total = sums.last, total > 0 else { return nil }
    return sums.map { $0 / total }
  }
}
