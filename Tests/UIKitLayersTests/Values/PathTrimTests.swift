import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@Suite struct PathTrimTests {
  private var corner: PathData {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 60, y: 0))
    path.line(to: CGPoint(x: 60, y: 40))
    return path
  }

  @Test func cutsByLength() {
    let part = PathTrim(corner).part(from: 0.3, to: 0.8)
    #expect(part.verbs == [.move, .line, .line])
    #expect(part.points == [CGPoint(x: 30, y: 0), CGPoint(x: 60, y: 0), CGPoint(x: 60, y: 20)])
  }

  @Test func skipsStepsBeforeAndAfter() {
    let part = PathTrim(corner).part(from: 0.7, to: 0.9)
    #expect(part.verbs == [.move, .line])
    #expect(part.points.map(\.x) == [60, 60])
    #expect(zip(part.points, [10, 30]).allSatisfy { abs($0.y - $1) < 1e-9 })
  }

  @Test func curvesStayOnTheCurve() {
    let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
    let part = PathTrim(circle.data).part(from: 0, to: 0.375)
    let end = part.points[part.points.count - 1]
    #expect(abs(hypot(end.x, end.y) - 50) < 0.05)
    let start = circle.data.points[0]
    let angle = atan2(end.y, end.x) - atan2(start.y, start.x)
    let turned = abs(angle.truncatingRemainder(dividingBy: 2 * .pi)) / (2 * .pi)
    #expect(abs(min(turned, 1 - turned) - 0.375) < 0.002)
  }

  @Test func separateSubpathsStaySeparate() {
    var path = PathData()
    path.move(to: CGPoint(x: 0, y: 0))
    path.line(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 0, y: 5))
    path.line(to: CGPoint(x: 10, y: 5))
    let part = PathTrim(path).part(from: 0.25, to: 0.75)
    #expect(part.verbs == [.move, .line, .move, .line])
  }

  @Test func nothingIsLeftOfNothing() {
    #expect(PathTrim(PathData()).part(from: 0, to: 1).isEmpty)
    #expect(PathTrim(corner).part(from: 0.5, to: 0.5).isEmpty)
    #expect(PathTrim(corner).part(from: 0.8, to: 0.2).isEmpty)
  }
}
