package import Foundation
package import UIKitGraphics

/// A path as a keyframe track of points: curves become many short lines.
package struct PathTrack {
  package let track: KeyframeTrack

  /// `keyTimes` and `curves` count the path's steps, each of which is a segment; a path without key
  /// times spends as long on each.
  package init(
    _ path: CGPath, keyTimes: [CGFloat]?, curves: [CubicBezier], mode: KeyframeTrack.Mode
  ) {
    let segments = Self.segments(of: path.data)
    guard let start = segments.first?.first else {
      track = KeyframeTrack(values: [], keyTimes: nil, mode: .linear)
      return
    }
    if mode == .discrete {
      let ends = [start] + segments.compactMap(\.last)
      track = KeyframeTrack(
        values: ends.map { .point($0) }, keyTimes: keyTimes, mode: .discrete)
      return
    }
    // The timing of a step is spread over its lines by asking where each line's end lies in time.
    var values: [AnimatableValue] = [.point(start)]
    var times: [CGFloat] = [0]
    let bounds = Self.bounds(keyTimes, segments.count)
    for (index, points) in segments.enumerated() {
      let curve = index < curves.count ? curves[index] : nil
      for (step, point) in points.enumerated().dropFirst() {
        let fraction = CGFloat(step) / CGFloat(points.count - 1)
        let time = curve.map { Self.time(of: fraction, on: $0) } ?? fraction
        values.append(.point(point))
        times.append(bounds[index] + (bounds[index + 1] - bounds[index]) * time)
      }
    }
    track = KeyframeTrack(values: values, keyTimes: times, mode: mode == .cubic ? .linear : mode)
  }

  private static func bounds(_ keyTimes: [CGFloat]?, _ count: Int) -> [CGFloat] {
    if let keyTimes, keyTimes.count > count, keyTimes.allSatisfy({ $0 >= 0 && $0 <= 1 }) {
      return keyTimes
    }
    return (0...count).map { CGFloat($0) / CGFloat(count) }
  }

  /// The inverse of a timing curve, by bisection.
  private static func time(of progress: CGFloat, on curve: CubicBezier) -> CGFloat {
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if curve.progress(at: middle) < progress { low = middle } else { high = middle }
    }
    return high
  }

  /// For each step its points from where it starts to where it ends.
  private static func segments(of path: PathData) -> [[CGPoint]] {
    var segments: [[CGPoint]] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var index = 0
    for verb in path.verbs {
      let points = Array(path.points[index..<index + verb.pointCount])
      index += verb.pointCount
      switch verb {
      case .move: start = points[0]
      case .line: segments.append([current, points[0]])
      case .quad:
        let c1 = CGPoint(
          x: current.x + (points[0].x - current.x) * 2 / 3,
          y: current.y + (points[0].y - current.y) * 2 / 3)
        let c2 = CGPoint(
          x: points[1].x + (points[0].x - points[1].x) * 2 / 3,
          y: points[1].y + (points[0].y - points[1].y) * 2 / 3)
        segments.append(flattened(current, c1, c2, points[1]))
      case .curve: segments.append(flattened(current, points[0], points[1], points[2]))
      case .close: if current != start { segments.append([current, start]) }
      }
      current = verb == .close ? start : points[points.count - 1]
    }
    return segments
  }

  private static func flattened(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint
  ) -> [CGPoint] {
    let steps = 64
    return (0...steps).map { step in
      let t = CGFloat(step) / CGFloat(steps)
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }
  }
}
