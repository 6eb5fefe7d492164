import Foundation
import Testing
import UIKitGraphics

@testable import UIKitLayers

@MainActor
@Suite struct CAShapeLayerTests {
  private let stage = Stage()
  private let kept = KeptLayer(CAShapeLayer())
  private var layer: CAShapeLayer { kept.value }

  init() {
    layer.makeStill()
    layer.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    layer.path = CGPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20), transform: nil)
    stage.root.addSublayer(layer)
  }

  @Test func fillsAndStrokes() {
    layer.strokeColor = .red
    layer.lineWidth = 4
    stage.frame()
    #expect(stage.color(30, 30) == "#000000FF")
    #expect(stage.color(19, 30) == "#FF0000FF" && stage.color(17, 30) == "#00000000")
    layer.fillColor = nil
    stage.frame()
    #expect(stage.color(30, 30) == "#00000000")
  }

  @Test func aLineReachesOutOfTheBoundsAndIsDamageThere() {
    stage.frame()
    layer.strokeColor = .blue
    layer.lineWidth = 30
    stage.frame()
    #expect(stage.color(7, 30) == "#0000FFFF")
    layer.lineWidth = 2
    stage.frame()
    #expect(stage.color(7, 30) == "#00000000")
  }

  @Test func theFillRuleDecidesWhatIsInside() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
    path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    layer.path = path
    stage.frame()
    #expect(stage.color(30, 30) == "#000000FF")
    layer.fillRule = .evenOdd
    stage.frame()
    #expect(stage.color(30, 30) == "#00000000" && stage.color(15, 15) == "#000000FF")
  }

  @Test func onlyAPartIsStroked() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 25))
    line.addLine(to: CGPoint(x: 50, y: 25))
    layer.path = line
    layer.fillColor = nil
    layer.strokeColor = .red
    layer.lineWidth = 4
    layer.strokeStart = 0.4
    layer.strokeEnd = 0.6
    stage.frame()
    #expect(stage.color(25, 35) == "#00000000" && stage.color(35, 35) == "#FF0000FF")
    #expect(stage.color(45, 35) == "#00000000")
    layer.strokeStart = 0.9
    stage.frame()
    #expect(stage.color(35, 35) == "#00000000")
  }

  @Test func thePathIsCopied() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    layer.path = path
    path.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
    stage.frame()
    #expect(stage.color(35, 35) == "#00000000")
  }

  @Test func dashes() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 25))
    line.addLine(to: CGPoint(x: 50, y: 25))
    layer.path = line
    layer.strokeColor = .red
    layer.lineWidth = 4
    layer.lineDashPattern = [10, 10]
    stage.frame()
    #expect(stage.color(15, 35) == "#FF0000FF" && stage.color(25, 35) == "#00000000")
    layer.lineDashPhase = 10
    stage.frame()
    #expect(stage.color(15, 35) == "#00000000" && stage.color(25, 35) == "#FF0000FF")
  }
}
