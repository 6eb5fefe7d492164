package import Foundation
package import UIKitGraphics

/// Cuts a part out of a path by its length.
package nonisolated struct PathTrim {
  package init(_ path: PathData) {
    self.path = path
    steps = Self.steps(of: path)
  }

  /// The part between two fractions of the whole length, each from 0 to 1. Curves stay curves.
  package func part(from start: CGFloat, to end: CGFloat) -> PathData {
    var result = PathData()
    let total = steps.reduce(0) { $0 + $1.length }
    let first = min(max(start, 0), 1) * total
    let last = min(max(end, 0), 1) * total
    guard total > 0, total.isFinite, last > first else { return result }
    var passed: CGFloat = 0
    var pen: CGPoint?
    for step in steps {
      let from = max(first - passed, 0)
      let to = min(last - passed, step.length)
      passed += step.length
      guard to > from, step.length > 0 else {
        continue
      }
      let curve = step.curve.part(from: step.parameter(at: from), to: step.parameter(at: to))
      if pen != curve.p0 || step.beginsSubpath { result.move(to: curve.p0) }
      if step.isLine {
        result.line(to: curve.p3)
      } else {
        result.curve(to: curve.p3, curve.p1, curve.p2)
      }
      pen = curve.p3
    }
    return result
  }

  private let path: PathData
  private let steps: [Step]

  private struct Step {
    let curve: Cubic
    let isLine: Bool
    let beginsSubpath: Bool
    /// The length up to each of some evenly spread parameters.
    let lengths: [CGFloat]

    init(_ curve: Cubic, isLine: Bool, beginsSubpath: Bool) {
      self.curve = curve
      self.isLine = isLine
      self.beginsSubpath = beginsSubpath
      let count = isLine ? 1 : 48
      var lengths: [CGFloat] = [0]
      var last = curve.p0
      for index in 1...count {
        let point = curve.point(at: CGFloat(index) / CGFloat(count))
        lengths.append(lengths[index - 1] + hypot(point.x - last.x, point.y - last.y))
        last = point
      }
      self.lengths = lengths
    }

    var length: CGFloat { lengths[lengths.count - 1] }

    func parameter(at length: CGFloat) -> CGFloat {
      guard length > 0 else { return 0 }
      guard length < self.length else { return 1 }
      if isLine { return length / self.length }
      var index = 1
      while index < lengths.count - 1, lengths[index] < length { index += 1 }
      let span = lengths[index] - lengths[index - 1]
      let within = span > 0 ? (length - lengths[index - 1]) / span : 0
      return (CGFloat(index - 1) + within) / CGFloat(lengths.count - 1)
    }
  }

  private static func steps(of path: PathData) -> [Step] {
    var steps: [Step] = []
    var current = CGPoint.zero
    var start = CGPoint.zero
    var begins = true
    var index = 0
    for verb in path.verbs {
      let p = path.points[index..<index + verb.pointCount]
      let base = index
      index += verb.pointCount
      switch verb {
      case .move:
        current = p[base]
        start = current
        begins = true
        continue
      case .line: steps.append(Step(.line(current, p[base]), isLine: true, beginsSubpath: begins))
      case .quad:
        let curve = Cubic.quad(current, p[base], p[base + 1])
        steps.append(Step(curve, isLine: false, beginsSubpath: begins))
      case .curve:
        let curve = Cubic(p0: current, p1: p[base], p2: p[base + 1], p3: p[base + 2])
        steps.append(Step(curve, isLine: false, beginsSubpath: begins))
      case .close: steps.append(Step(.line(current, start), isLine: true, beginsSubpath: begins))
      }
      current = verb == .close ? start : p[base + verb.pointCount - 1]
      begins = false
    }
    return steps
  }
}
