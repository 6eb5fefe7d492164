import Foundation
import Testing
import UIKitGraphics

@Suite struct CGAffineTransformTests {
  @Test func ordersStepsAsCoreGraphicsDoes() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 23))
    let other = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(transform == other)
  }

  @Test func invertsAndKeepsWhatCannotBeInverted() {
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    let back = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
    #expect(abs(back.x - 7) < 1e-9 && abs(back.y - 8) < 1e-9)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func rectanglesGrowAroundTheirCorners() {
    let box = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(box.minX + 20) < 1e-9 && abs(box.width - 20) < 1e-9 && abs(box.height - 10) < 1e-9)
    #expect(
      CGSize(width: 3, height: 4).applying(.init(scaleX: -1, y: 2)) == CGSize(width: -3, height: 8))
    #expect(CGRect.null.applying(.init(scaleX: 2, y: 2)).isNull)
  }

  @Test func beginsAsZeroAndKnowsIdentity() {
    #expect(CGAffineTransform().a == 0)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform(translationX: 1, y: 0).isIdentity)
  }
}
