import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct RenderTests {
  private func color(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [CGFloat] {
    guard let color = bitmap.makeImage()?.color(x: x, y: y) else { return [] }
    return [color.red, color.green, color.blue, color.alpha]
  }

  @Test func rendersALayerThatIsOnNoScreen() throws {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.green)
        ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 500, y: 500, width: 40, height: 40)
    layer.backgroundColor = .red
    let drawing = Drawing()
    drawing.frame = CGRect(x: 20, y: 20, width: 10, height: 10)
    drawing.setNeedsDisplay()
    layer.addSublayer(drawing)
    let bitmap = try #require(Bitmap(width: 100, height: 100))
    let context = bitmap.makeContext(base: CGAffineTransform(scaleX: 2, y: 2))
    context.translateBy(x: 5, y: 5)
    layer.render(in: context)
    #expect(color(bitmap, 5, 5) == [0, 0, 0, 0])
    #expect(color(bitmap, 12, 12) == [1, 0, 0, 1])
    #expect(color(bitmap, 60, 60) == [0, 1, 0, 1])
    #expect(color(bitmap, 95, 95) == [0, 0, 0, 0])
  }

  @Test func rendersWithoutAnimationsAndWithoutTouchingTheScreen() throws {
    let stage = Stage()
    stage.present()
    let layer = CALayer.still(CGRect(x: 0, y: 0, width: 100, height: 100))
    let dot = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    layer.addSublayer(dot)
    stage.root.addSublayer(layer)
    stage.loop.runUntilIdle()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 85
    move.toValue = 85
    move.duration = 1
    dot.add(move, forKey: "x")
    stage.loop.advance(by: 0.5)
    let places = dot.painted.own
    #expect(stage.color(85, 5) == "#FF0000FF")
    let bitmap = try #require(Bitmap(width: 200, height: 200))
    layer.render(in: bitmap.makeContext(base: CGAffineTransform(scaleX: 2, y: 2)))
    #expect(color(bitmap, 10, 10) == [1, 0, 0, 1])
    #expect(color(bitmap, 170, 10) == [0, 0, 0, 0])
    #expect(dot.painted.own == places)
  }

  @Test func rendersIntoADisplayList() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = .red
    layer.shadowOpacity = 1
    layer.opacity = 0.5
    let list = DisplayList.record { layer.render(in: $0) }
    #expect(list.bounds.contains(CGRect(x: 0, y: 0, width: 40, height: 40)))
    let bitmap = try #require(Bitmap(width: 50, height: 50))
    bitmap.makeContext().draw(list)
    #expect(color(bitmap, 20, 20)[0] > 0.6)
  }
}
