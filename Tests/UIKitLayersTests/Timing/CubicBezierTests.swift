import Foundation
import Testing

@testable import UIKitLayers

@Suite struct CubicBezierTests {
  /// The curve as a point at a parameter, to compare with.
  private func point(_ curve: CubicBezier, _ t: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
    return (a * curve.x1 + b * curve.x2 + c, a * curve.y1 + b * curve.y2 + c)
  }

  @Test(arguments: [
    CubicBezier(0.42, 0, 0.58, 1), CubicBezier(0.42, 0, 1, 1), CubicBezier(0, 0, 0.58, 1),
    CubicBezier(0.25, 0.1, 0.25, 1), CubicBezier(1, 0, 0, 1), CubicBezier(0, 1, 1, 0),
    CubicBezier(0.5, -0.8, 0.5, 1.8), CubicBezier(1, 1, 0, 0),
  ])
  func solvesForTheTime(curve: CubicBezier) {
    for step in 1..<200 {
      let (x, y) = point(curve, CGFloat(step) / 200)
      // Where the curve is almost upright, the progress says less about the time than the reverse.
      #expect(abs(curve.progress(at: x) - y) < 2e-4, "at \(x)")
    }
  }

  @Test func beginsAndEndsExactly() {
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    #expect(curve.progress(at: -3) == 0)
    #expect(curve.progress(at: 7) == 1)
    #expect(curve.progress(at: .nan) == 0)
    #expect(abs(curve.progress(at: 0.5) - 0.5) < 1e-9)
  }

  @Test func bringsTimesOfControlPointsIntoRange() {
    let curve = CubicBezier(-4, 0.5, .nan, .infinity)
    #expect(curve == CubicBezier(0, 0.5, 1, 1))
  }

  @Test func theNamedCurvesHaveTheirControlPoints() {
    func points(_ name: CAMediaTimingFunctionName) -> [Float] {
      let function = CAMediaTimingFunction(name: name)
      var values = [Float](repeating: 0, count: 8)
      for index in 0..<4 {
        values.withUnsafeMutableBufferPointer {
          function.getControlPoint(at: index, values: $0.baseAddress! + 2 * index)
        }
      }
      return values
    }
    #expect(points(.easeInEaseOut) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
    #expect(points(.easeIn) == [0, 0, 0.42, 0, 1, 1, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0, 0, 0.58, 1, 1, 1])
    #expect(points(.linear) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(points(.default) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(
      CAMediaTimingFunction(name: .easeIn)
        == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
  }
}
