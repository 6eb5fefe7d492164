import Foundation
import Testing

@testable import UIKitGraphics

@Suite struct CGPathTests {
  @Test func boxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func ellipseTouchesItsRectangleExactly() {
    let rect = CGRect(x: 5, y: 6, width: 30, height: 20)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    #expect(abs(box.minX - 5) < 1e-9 && abs(box.maxY - 26) < 1e-9 && abs(box.width - 30) < 1e-9)
  }

  @Test func containsFollowsTheRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
    path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    #expect(path.contains(CGPoint(x: 2, y: 2), transform: .init(scaleX: 10, y: 10)))
  }

  @Test func elementsComeInOrderWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 7, y: 7))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { seen.append("\($0.pointee.type.rawValue) \($0.pointee.points[0].x)") }
    #expect(seen.prefix(3) == ["0 1.0", "1 3.0", "3 5.0"])
    #expect(seen.last?.first == "4")
  }

  @Test func aFullTurnIsAFullCircleEitherWay() {
    for clockwise in [true, false] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      let box = path.boundingBoxOfPath
      #expect(abs(box.width - 20) < 0.01 && abs(box.height - 20) < 0.01)
    }
  }

  @Test func arcsTurnAsCoreGraphicsCountsClockwise() {
    let quarter = CGMutablePath()
    quarter.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(quarter.boundingBoxOfPath.maxY > 9.9 && quarter.boundingBoxOfPath.minX > -0.1)
    let rest = CGMutablePath()
    rest.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(rest.boundingBoxOfPath.minX < -9.9)
  }

  @Test func tangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 20) < 1e-6)
  }

  @Test func coordinatesThatAreNotFiniteAreLeftOut() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(path.isEmpty)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 1))
    path.addRect(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1))
    path.addArc(center: .zero, radius: -1, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.boundingBox == .zero)
  }

  @Test func aCopyIsIndependent() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    #expect(copy == path)
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    var move = CGAffineTransform(translationX: 10, y: 0)
    #expect(path.copy(using: &move)?.boundingBox.minX == 10)
  }

  @Test func radiiAreBroughtIntoTheRectangle() {
    let radii = CornerRadii(topLeft: 30, topRight: 30, bottomRight: 0, bottomLeft: -4)
    let fitted = radii.fitted(to: CGSize(width: 40, height: 100))
    #expect(fitted.topLeft == 20 && fitted.topRight == 20 && fitted.bottomLeft == 0)
  }

  @Test func rectanglesAreKnownAsSuch() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: rect, transform: nil).isRect(&found) && found == rect)
    #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
  }
}
