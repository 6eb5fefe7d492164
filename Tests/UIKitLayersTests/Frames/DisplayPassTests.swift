import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct DisplayPassTests {
  private final class Drawing: CALayer {
    var count = 0
    var color = CGColor.red
    override func draw(in ctx: CGContext) {
      count += 1
      ctx.setFillColor(color)
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  private let stage = Stage()
  private let kept = KeptLayer(Drawing())
  private var layer: Drawing { kept.value }

  init() {
    layer.makeStill()
    layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    stage.root.addSublayer(layer)
  }

  @Test func drawsOnceForEachTimeItIsAsked() {
    stage.frame()
    #expect(layer.count == 0 && stage.color(15, 15) == "#00000000")
    layer.setNeedsDisplay()
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    stage.frame()
    #expect(layer.count == 1 && stage.color(15, 15) == "#FF0000FF")
    #expect(stage.color(25, 15) == "#00000000")
    layer.position.x += 30
    layer.backgroundColor = .blue
    stage.frame()
    #expect(layer.count == 1 && stage.color(45, 15) == "#FF0000FF")
    #expect(stage.color(55, 15) == "#0000FFFF")
    layer.color = .green
    layer.setNeedsDisplay()
    stage.frame()
    #expect(layer.count == 2 && stage.color(45, 15) == "#00FF00FF")
    #expect(stage.tree.statistics.displayCount == 1)
  }

  @Test func whatWasDrawnStretchesUntilItIsDrawnAgain() {
    layer.setNeedsDisplay()
    stage.frame()
    layer.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    stage.frame()
    #expect(layer.count == 1)
    #expect(stage.color(35, 10) == "#FF0000FF" && stage.color(45, 10) == "#00000000")
    layer.contentsGravity = .right
    stage.frame()
    #expect(stage.color(65, 10) == "#FF0000FF" && stage.color(35, 10) == "#00000000")
    layer.needsDisplayOnBoundsChange = true
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    stage.frame()
    #expect(layer.count == 2)
    #expect(stage.color(5, 10) == "#FF0000FF" && stage.color(15, 10) == "#00000000")
  }

  @Test func drawingIsCutToTheBounds() {
    layer.frame = CGRect(x: 10, y: 10, width: 5, height: 5)
    layer.setNeedsDisplay()
    stage.frame()
    #expect(stage.color(12, 12) == "#FF0000FF")
    #expect(stage.color(17, 12) == "#00000000" && stage.color(12, 17) == "#00000000")
  }

  @Test func theDelegateDrawsOrSetsTheContents() throws {
    final class Owner: CALayerDelegate {
      var log: [String] = []
      func layerWillDraw(_ layer: CALayer) { log.append("will") }
      func draw(_ layer: CALayer, in ctx: CGContext) {
        log.append("draw")
        ctx.setFillColor(.blue)
        ctx.fill(layer.bounds)
      }
    }
    final class Setter: CALayerDelegate {
      let image: CGImage
      init(_ image: CGImage) { self.image = image }
      func display(_ layer: CALayer) { layer.contents = image }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("not asked") }
    }
    let owner = Owner()
    let plain = CALayer()
    plain.frame = CGRect(x: 50, y: 50, width: 10, height: 10)
    plain.delegate = owner
    stage.root.addSublayer(plain)
    plain.setNeedsDisplay()
    stage.frame()
    #expect(owner.log == ["will", "draw"] && stage.color(55, 55) == "#0000FFFF")
    let bitmap = try #require(Bitmap(width: 2, height: 2))
    let context = bitmap.makeContext()
    context.setFillColor(.green)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let setter = Setter(try #require(bitmap.makeImage()))
    plain.delegate = setter
    plain.setNeedsDisplay()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    plain.displayIfNeeded()
    CATransaction.commit()
    stage.frame()
    #expect(stage.color(55, 55) == "#00FF00FF")
    #expect(plain.contents is CGImage && !plain.needsDisplay())
  }

  @Test func aLayerWithoutAnAreaIsNotAskedToDraw() {
    layer.bounds = .zero
    layer.setNeedsDisplay()
    stage.frame()
    #expect(layer.count == 0 && !layer.needsDisplay())
  }
}
