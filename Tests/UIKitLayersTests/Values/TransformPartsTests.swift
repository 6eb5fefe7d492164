import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@Suite struct TransformPartsTests {
  private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    abs(a.a - b.a) < 1e-9 && abs(a.b - b.b) < 1e-9 && abs(a.c - b.c) < 1e-9
      && abs(a.d - b.d) < 1e-9 && abs(a.tx - b.tx) < 1e-9 && abs(a.ty - b.ty) < 1e-9
  }

  @Test(arguments: [
    CGAffineTransform.identity,
    CGAffineTransform(rotationAngle: 2.5),
    CGAffineTransform(scaleX: -1, y: 1),
    CGAffineTransform(scaleX: 3, y: -0.5).rotated(by: 1).translatedBy(x: 4, y: 5),
    CGAffineTransform(a: 1, b: 0.3, c: 2, d: -4, tx: 7, ty: 8),
    CGAffineTransform(a: 0, b: 0, c: 2, d: 3, tx: 1, ty: 1),
    CGAffineTransform(scaleX: 0, y: 0),
  ])
  func takenApartAndPutTogetherIsTheSame(transform: CGAffineTransform) {
    #expect(isClose(TransformParts(transform).transform, transform))
  }

  @Test func rotationsGoTheShortWay() {
    let from = CGAffineTransform(rotationAngle: 170 * .pi / 180)
    let to = CGAffineTransform(rotationAngle: -170 * .pi / 180)
    let middle = TransformParts.interpolate(from, to, 0.5)
    #expect(isClose(middle, CGAffineTransform(rotationAngle: .pi)))
  }

  @Test func aQuarterTurnDoesNotShrinkOnItsWay() {
    let middle = TransformParts.interpolate(
      .identity, CGAffineTransform(rotationAngle: .pi / 2), 0.5)
    #expect(isClose(middle, CGAffineTransform(rotationAngle: .pi / 4)))
  }

  @Test func aMirroredXAxisFlipsInPlace() {
    let middle = TransformParts.interpolate(.identity, CGAffineTransform(scaleX: -1, y: 1), 0.5)
    #expect(isClose(middle, CGAffineTransform(scaleX: 0, y: 1)))
  }

  @Test func endsAreExactAndBeyondThemItGoesOn() {
    let to = CGAffineTransform(scaleX: 3, y: 3).translatedBy(x: 0.1, y: 0.7)
    #expect(TransformParts.interpolate(.identity, to, 1) == to)
    #expect(TransformParts.interpolate(.identity, to, 0) == .identity)
    let beyond = TransformParts.interpolate(.identity, CGAffineTransform(scaleX: 2, y: 2), 1.5)
    #expect(isClose(beyond, CGAffineTransform(scaleX: 2.5, y: 2.5)))
  }
}
