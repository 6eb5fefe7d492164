import Foundation

extension PathData {
  /// The same subpaths in the same order, each from its end to its beginning.
  package func reversed() -> PathData {
    var result = PathData()
    var subpath = Subpath()
    var index = 0
    for verb in verbs {
      let step = Array(points[index..<index + verb.pointCount])
      index += verb.pointCount
      switch verb {
      case .move:
        subpath.appendReversed(to: &result)
        subpath = Subpath(start: step[0])
      case .close:
        subpath.isClosed = true
      case .line, .quad, .curve:
        subpath.steps.append((verb, step))
      }
    }
    subpath.appendReversed(to: &result)
    return result
  }

  private struct Subpath {
    var start: CGPoint?
    var steps: [(verb: Verb, points: [CGPoint])] = []
    var isClosed = false

    func appendReversed(to path: inout PathData) {
      guard let start else { return }
      path.move(to: steps.last?.points.last ?? start)
      for index in steps.indices.reversed() {
        let points = steps[index].points
        let end = index == 0 ? start : steps[index - 1].points.last ?? start
        switch steps[index].verb {
        case .quad: path.quad(to: end, control: points[0])
        case .curve: path.curve(to: end, points[1], points[0])
        default: path.line(to: end)
        }
      }
      if isClosed { path.close() }
    }
  }
}
