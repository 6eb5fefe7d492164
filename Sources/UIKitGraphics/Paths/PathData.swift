package import Foundation

/// The value behind a path: steps and their points, cheap to copy and safe to share.
///
/// Points that are not finite are refused where they come in, so nothing below has to look for them.
package struct PathData: Sendable, Hashable {
  /// A step of a path; each takes a fixed number of points.
  package enum Verb: UInt8, Sendable {
    case move, line, quad, curve, close

    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// What the whole path is, where painting knows a quicker way for it.
  package enum Shape: Sendable, Hashable {
    case general
    case rect(CGRect)
    case roundedRect(CGRect, CornerRadii)
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  /// The shape, as long as nothing else has been added.
  package private(set) var shape = Shape.general
  /// Where the current subpath began.
  private var subpathStart = CGPoint.zero
  /// The smallest rectangle around all points, control points included; null while there are none.
  package private(set) var controlBox = CGRect.null

  package init() {}

  package init(rect: CGRect) {
    addRect(rect)
  }

  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next step starts; nil before the first one.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    if verbs.last == .move {
      points.removeLast()
      verbs.removeLast()
    }
    append(.move, point)
    subpathStart = point
  }

  package mutating func line(to point: CGPoint) {
    guard point.isFinite, beginSubpathIfNeeded() else { return }
    append(.line, point)
  }

  package mutating func quad(to point: CGPoint, control: CGPoint) {
    guard point.isFinite, control.isFinite, beginSubpathIfNeeded() else { return }
    append(.quad, control)
    append(point)
  }

  package mutating func curve(to point: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
    guard point.isFinite, control1.isFinite, control2.isFinite, beginSubpathIfNeeded() else {
      return
    }
    append(.curve, control1)
    append(control2)
    append(point)
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
    shape = .general
  }

  /// Adds a rectangle as a closed subpath; one of negative size is turned the right way round.
  package mutating func addRect(_ rect: CGRect) {
    guard rect.isFinite else { return }
    let wasEmpty = isEmpty
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
    if wasEmpty { shape = .rect(rect) }
  }

  /// Says what the whole path is, after its steps have been added to an empty one.
  package mutating func mark(as shape: Shape) {
    self.shape = shape
  }

  /// Adds the steps of another path, mapped by `transform`.
  package mutating func add(_ other: PathData, _ transform: CGAffineTransform) {
    if isEmpty && transform.isIdentity {
      self = other
      return
    }
    var index = 0
    let p = other.points
    for verb in other.verbs {
      switch verb {
      case .move: move(to: p[index].applying(transform))
      case .line: line(to: p[index].applying(transform))
      case .quad: quad(to: p[index + 1].applying(transform), control: p[index].applying(transform))
      case .curve:
        curve(
          to: p[index + 2].applying(transform), p[index].applying(transform),
          p[index + 1].applying(transform))
      case .close: close()
      }
      index += verb.pointCount
    }
  }

  package func transformed(by transform: CGAffineTransform) -> PathData {
    if transform.isIdentity { return self }
    var result = PathData()
    result.reserve(verbs.count, points.count)
    result.add(self, transform)
    if transform.b == 0 && transform.c == 0 {
      result.shape = shape.scaled(by: transform)
    }
    return result
  }

  private mutating func reserve(_ verbCount: Int, _ pointCount: Int) {
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// After a close the next step starts at the subpath's first point. False when there is no point yet.
  private mutating func beginSubpathIfNeeded() -> Bool {
    guard let last = verbs.last else { return false }
    if last == .close { append(.move, subpathStart) }
    return true
  }

  private mutating func append(_ verb: Verb, _ point: CGPoint) {
    verbs.append(verb)
    append(point)
  }

  private mutating func append(_ point: CGPoint) {
    points.append(point)
    if controlBox.isNull {
      controlBox = CGRect(origin: point, size: .zero)
    } else {
      controlBox.extend(to: point)
    }
    shape = .general
  }
}

extension PathData.Shape {
  /// The shape after a transform that only scales and moves.
  fileprivate func scaled(by transform: CGAffineTransform) -> PathData.Shape {
    switch self {
    case .general: .general
    case .rect(let rect): .rect(rect.applying(transform))
    case .roundedRect(let rect, let radii):
      // NB: an uneven or mirrored scaling changes the corners; the steps say how.
      if transform.a == transform.d && transform.a > 0 {
        .roundedRect(rect.applying(transform), radii.scaled(by: transform.a))
      } else {
        .general
      }
    }
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
