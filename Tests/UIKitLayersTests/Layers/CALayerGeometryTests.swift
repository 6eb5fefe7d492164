import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct CALayerGeometryTests {
  @Test func frameFollowsFromBoundsPositionAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 80, y: 90, width: 40, height: 20))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 100, y: 100, width: 40, height: 20))
    layer.frame = CGRect(x: 10, y: 10, width: 60, height: 30)
    #expect(layer.position == CGPoint(x: 10, y: 10))
    #expect(layer.bounds.size == CGSize(width: 60, height: 30))
  }

  @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 7, width: 10, height: 10)
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(layer.bounds == CGRect(x: 5, y: 7, width: 20, height: 20))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func frameUnderATransformIsTheRectangleAround() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    let frame = layer.frame
    #expect(abs(frame.minX - 90) < 1e-9 && abs(frame.height - 40) < 1e-9)
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(layer.bounds.size == CGSize(width: 50, height: 25))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func convertsThroughTransformsAndScrolledBounds() {
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    outer.bounds.origin = CGPoint(x: 0, y: 30)
    inner.frame = CGRect(x: 20, y: 40, width: 20, height: 20)
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    other.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    outer.addSublayer(inner)
    outer.addSublayer(other)
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: outer) == CGPoint(x: 30, y: 50))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: nil) == CGPoint(x: 20, y: 10))
    #expect(inner.convert(CGPoint(x: 20, y: 10), from: nil) == .zero)
    #expect(inner.convert(CGPoint(x: 10, y: 10), to: other) == CGPoint(x: -20, y: 0))
    #expect(other.convert(CGPoint(x: -20, y: 0), from: inner) == CGPoint(x: -80, y: -20))
    #expect(
      inner.convert(CGRect(x: 0, y: 0, width: 20, height: 20), to: outer)
        == CGRect(x: 10, y: 30, width: 40, height: 40))
  }

  @Test func hitTestingGoesFrontToBack() {
    let (root, back, front) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    back.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    front.frame = CGRect(x: 25, y: 25, width: 100, height: 50)
    root.addSublayer(back)
    root.addSublayer(front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === back)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 90)) === root)
    #expect(root.hitTest(CGPoint(x: 110, y: 50)) === front)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 110, y: 50)) == nil)
    front.isHidden = true
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    back.zPosition = -1
    front.isHidden = false
    back.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === back)
    #expect(root.hitTest(CGPoint(x: CGFloat.nan, y: 0)) == nil)
  }
}
