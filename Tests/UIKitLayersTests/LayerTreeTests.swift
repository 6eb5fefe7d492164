import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct LayerTreeTests {
  @Test func paintsBackToFrontAndThenRests() {
    let stage = Stage()
    let back = CALayer.still(CGRect(x: 10, y: 10, width: 50, height: 50), .red)
    let front = CALayer.still(CGRect(x: 40, y: 40, width: 50, height: 50), .blue)
    stage.root.addSublayer(back)
    stage.root.addSublayer(front)
    #expect(stage.frame() != nil)
    #expect(stage.color(5, 5) == "#00000000")
    #expect(stage.color(20, 20) == "#FF0000FF")
    #expect(stage.color(50, 50) == "#0000FFFF")
    #expect(!stage.tree.isFrameNeeded)
    #expect(stage.frame() == nil)
    #expect(stage.tree.statistics == FrameStatistics())
  }

  @Test func asksForAFrameOnceUntilItIsMade() {
    let stage = Stage()
    stage.frame()
    var count = 0
    stage.tree.onFrameNeeded = { count += 1 }
    let layer = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.root.addSublayer(layer)
    layer.position.x += 5
    #expect(count == 1)
    stage.frame()
    #expect(!stage.tree.isFrameNeeded)
    layer.position.x += 5
    #expect(count == 2)
  }

  @Test func anImplicitAnimationTakesAQuarterOfASecondAndEnds() {
    let stage = Stage()
    stage.present()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .red
    stage.root.addSublayer(layer)
    stage.loop.runUntilIdle()
    let start = stage.loop.now
    layer.position.x += 80
    stage.loop.advance(by: 0.125)
    let middle = layer.presentation()?.position.x ?? 0
    #expect(middle > 60 && middle < 75)
    stage.loop.runUntilIdle()
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 85)
    #expect(abs(stage.loop.now - start - 0.25) < 0.02)
    #expect(stage.color(82, 5) == "#FF0000FF")
    #expect(stage.color(5, 5) == "#00000000")
  }
}
