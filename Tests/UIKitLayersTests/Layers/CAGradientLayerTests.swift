import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct CAGradientLayerTests {
  private let stage = Stage()
  private let kept = KeptLayer(CAGradientLayer())
  private var layer: CAGradientLayer { kept.value }

  init() {
    layer.makeStill()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.colors = [CGColor.black, CGColor.white]
    stage.root.addSublayer(layer)
  }

  private func gray(_ x: Int, _ y: Int) -> Int {
    Int(stage.color(x, y).dropFirst().prefix(2), radix: 16) ?? -1
  }

  @Test func goesFromTopToBottomByItself() {
    stage.frame()
    #expect(gray(50, 0) < 4 && gray(50, 99) > 251)
    #expect(abs(gray(10, 50) - 128) <= 2 && gray(10, 50) == gray(90, 50))
  }

  @Test func followsItsPointsAndLocations() {
    layer.startPoint = CGPoint(x: 0.25, y: 0.5)
    layer.endPoint = CGPoint(x: 0.75, y: 0.5)
    layer.locations = [0, 0.5]
    stage.frame()
    #expect(gray(5, 50) == 0 && gray(60, 50) == 255)
    #expect(abs(gray(37, 10) - 128) <= 4)
  }

  @Test func radialIsAnEllipseAroundTheStart() {
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 0.75)
    stage.frame()
    #expect(gray(50, 50) < 8)
    #expect(abs(gray(74, 50) - gray(50, 62)) <= 6)
    #expect(gray(50, 90) == 255)
    layer.endPoint = layer.startPoint
    stage.frame()
    #expect(gray(20, 20) == 255)
  }

  @Test func roundsItsCorners() {
    layer.cornerRadius = 30
    stage.frame()
    #expect(stage.color(1, 1) == "#00000000" && gray(50, 50) > 120)
  }

  @Test func colorsAnimate() {
    stage.present()
    stage.loop.runUntilIdle()
    let change = CABasicAnimation(keyPath: "colors")
    change.fromValue = [CGColor.white, CGColor.white]
    change.duration = 1
    layer.add(change, forKey: "colors")
    stage.loop.advance(by: 0.5)
    #expect(abs(gray(50, 0) - 128) < 6 && gray(50, 99) > 250)
    #expect((layer.presentation()?.colors as? [CGColor])?.first != layer.colors?.first as? CGColor)
  }

  @Test func whatIsNoColourIsRefused() {
    let messages = Messages()
    layer.colors = ["red"]
    layer.startPoint = CGPoint(x: CGFloat.nan, y: 0)
    layer.locations = [NSNumber(value: Double.nan)]
    #expect(messages.texts.count == 3)
    #expect(layer.colors?.count == 2 && layer.startPoint.x == 0.5 && layer.locations == nil)
    layer.colors = nil
    stage.frame()
    #expect(stage.color(50, 50) == "#00000000")
  }
}
