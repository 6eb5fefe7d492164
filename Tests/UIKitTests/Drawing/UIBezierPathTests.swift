import Testing
import UIKit

@Suite struct UIBezierPathTests {
  private let box = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// What `draw` paints on white, 40 by 40 pixels.
  private func picture(_ draw: () -> Void) -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 40, height: 40)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.black.set()
      draw()
    }.cgImage!
  }

  private func directions(_ path: UIBezierPath) -> [CGPathElementType] {
    var types: [CGPathElementType] = []
    path.cgPath.applyWithBlock { types.append($0.pointee.type) }
    return types
  }

  @Test func someCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 39, y: 19)))
    #expect(path.contains(CGPoint(x: 39, y: 1)) && path.contains(CGPoint(x: 1, y: 19)))
    #expect(path.bounds == box)
  }

  @Test func cornersAreEllipsesAtMostHalfASideLong() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 90, height: 5))
    // The ellipse of half axes 20 and 5 around (20, 5).
    #expect(!path.contains(CGPoint(x: 5, y: 1)) && path.contains(CGPoint(x: 6, y: 2)))
    let none = UIBezierPath(
      roundedRect: box, byRoundingCorners: [], cornerRadii: CGSize(width: 9, height: 9))
    #expect(none.contains(CGPoint(x: 0.5, y: 0.5)))
  }

  @Test func reversedItRunsBack() {
    let path = UIBezierPath()
    path.lineWidth = 7
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addCurve(
      to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 0),
      controlPoint2: CGPoint(x: 20, y: 5))
    path.addQuadCurve(to: CGPoint(x: 30, y: 30), controlPoint: CGPoint(x: 30, y: 20))
    let back = path.reversing()
    #expect(back.currentPoint == .zero && back.lineWidth == 7)
    #expect(
      directions(back)
        == [.moveToPoint, .addQuadCurveToPoint, .addCurveToPoint, .addLineToPoint])
    #expect(back.reversing().cgPath == path.cgPath)
    #expect(back.bounds == path.bounds)
  }

  @Test func aReversedOneMakesAHole() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let inner = CGRect(x: 10, y: 10, width: 10, height: 10)
    let filled = UIBezierPath(cgPath: path.cgPath)
    filled.append(UIBezierPath(rect: inner))
    path.append(UIBezierPath(rect: inner).reversing())
    #expect(filled.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(directions(path).filter { $0 == .closeSubpath }.count == 2)
  }

  @Test func fillsAndStrokesMix() {
    let half = picture {
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 40)).fill(with: .normal, alpha: 0.5)
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.lineWidth = 10
      line.move(to: CGPoint(x: 30, y: 0))
      line.addLine(to: CGPoint(x: 30, y: 40))
      line.stroke(with: .normal, alpha: 0.5)
      UIBezierPath(rect: CGRect(x: 38, y: 0, width: 2, height: 40)).fill()
    }
    #expect(half.rgb(x: 5, y: 5) == 0xFF8080 || half.rgb(x: 5, y: 5) == 0xFF7F7F)
    #expect(half.rgb(x: 30, y: 5) == 0x8080FF || half.rgb(x: 30, y: 5) == 0x7F7FFF)
    #expect(half.rgb(x: 39, y: 5) == 0xFF0000)
    let multiplied = picture {
      UIColor.green.setFill()
      UIBezierPath(rect: box).fill()
      UIColor.red.setFill()
      UIBezierPath(rect: box).fill(with: .multiply, alpha: 1)
    }
    #expect(multiplied.rgb(x: 5, y: 5) == 0)
  }

  @Test func clipsAndDashes() {
    let clipped = picture {
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).addClip()
      UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    #expect(clipped.rgb(x: 1, y: 1) == 0xFFFFFF && clipped.rgb(x: 20, y: 20) == 0)
    let dashed = picture {
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 20))
      line.addLine(to: CGPoint(x: 40, y: 20))
      line.lineWidth = 4
      line.setLineDash([10, 5], count: 2, phase: 0)
      line.stroke()
    }
    #expect(dashed.rgb(x: 5, y: 20) == 0 && dashed.rgb(x: 12, y: 20) == 0xFFFFFF)
    #expect(dashed.rgb(x: 20, y: 20) == 0)
  }

  @Test func changesAsItIsTold() {
    let path = UIBezierPath(roundedRect: box, cornerRadius: 6)
    path.apply(CGAffineTransform(translationX: 10, y: 5))
    #expect(path.bounds == CGRect(x: 10, y: 5, width: 40, height: 20))
    path.usesEvenOddFillRule = true
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 10, width: 5, height: 5)))
    #expect(!path.contains(CGPoint(x: 22, y: 12)))
    path.removeAllPoints()
    #expect(path.isEmpty)
    path.addArc(
      withCenter: CGPoint(x: 10, y: 10), radius: 10, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 20) < 1e-9)
  }
}
