import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct ContentsPlacementTests {
  private func frame(_ gravity: CALayerContentsGravity) -> CGRect {
    ContentsPlacement(area: CGRect(x: 10, y: 20, width: 100, height: 50), gravity: gravity)
      .frame(ofContents: CGSize(width: 20, height: 20))
  }

  @Test func scales() {
    #expect(frame(.resize) == CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(frame(.resizeAspect) == CGRect(x: 35, y: 20, width: 50, height: 50))
    #expect(frame(.resizeAspectFill) == CGRect(x: 10, y: -5, width: 100, height: 100))
  }

  @Test func aligns() {
    #expect(frame(.center).origin == CGPoint(x: 50, y: 35))
    #expect(frame(.top).origin == CGPoint(x: 50, y: 20))
    #expect(frame(.bottom).origin == CGPoint(x: 50, y: 50))
    #expect(frame(.left).origin == CGPoint(x: 10, y: 35))
    #expect(frame(.right).origin == CGPoint(x: 90, y: 35))
    #expect(frame(.topLeft).origin == CGPoint(x: 10, y: 20))
    #expect(frame(.bottomRight).origin == CGPoint(x: 90, y: 50))
    #expect(frame(.topRight).size == CGSize(width: 20, height: 20))
  }

  @Test func nothingHasNoPlace() {
    let placement = ContentsPlacement(area: .zero, gravity: .resizeAspect)
    #expect(placement.frame(ofContents: .zero).isNull)
    #expect(!placement.transform(of: .zero).isInvertible)
  }
}
