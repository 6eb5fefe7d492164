package import Foundation
package import UIKitGraphics

/// Two paths of the same steps, point by point between each other.
package struct PathMorph {
  /// Nil when the paths differ in their steps.
  package init?(_ from: CGPath, _ to: CGPath) {
    guard from.data.verbs == to.data.verbs else { return nil }
    self.from = from.data
    self.to = to.data
  }

  package func path(at progress: CGFloat) -> CGPath {
    let path = CGMutablePath()
    var index = 0
    func next() -> CGPoint {
      let (a, b) = (from.points[index], to.points[index])
      index += 1
      return CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
    }
    for verb in from.verbs {
      switch verb {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quad:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case .curve:
        let control1 = next()
        let control2 = next()
        path.addCurve(to: next(), control1: control1, control2: control2)
      case .close: path.closeSubpath()
      }
    }
    return path
  }

  private let from: PathData
  private let to: PathData
}
