import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct CALayerBadInputTests {
  private let nan = CGFloat.nan
  private let infinity = CGFloat.infinity

  @Test func whatIsNotFiniteIsRefusedWithAMessage() {
    let messages = Messages()
    let layer = CALayer()
    layer.name = "victim"
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let frame = layer.frame
    layer.position = CGPoint(x: nan, y: 0)
    layer.bounds = CGRect(x: 0, y: 0, width: infinity, height: 1)
    layer.frame = CGRect(x: 0, y: nan, width: 1, height: 1)
    layer.frame = .null
    layer.anchorPoint = CGPoint(x: infinity, y: 0)
    layer.setAffineTransform(CGAffineTransform(scaleX: nan, y: 1))
    layer.opacity = .nan
    layer.cornerRadius = infinity
    layer.borderWidth = nan
    layer.shadowRadius = nan
    layer.shadowOffset = CGSize(width: nan, height: 0)
    layer.zPosition = nan
    layer.contents = "an image"
    #expect(layer.frame == frame)
    #expect(layer.opacity == 1 && layer.cornerRadius == 0 && layer.affineTransform().isIdentity)
    #expect(messages.texts.count == 13)
    #expect(messages.texts.allSatisfy { $0.contains("\"victim\"") })
    #expect(messages.texts.contains { $0.contains("position cannot be") })
  }

  @Test func hugeAndNegativeNumbersArePaintedWithoutHarm() {
    let stage = Stage()
    for frame in [
      CGRect(x: -1e300, y: -1e300, width: 1e305, height: 1e305),
      CGRect(x: 1e18, y: 0, width: 10, height: 10),
      CGRect(x: 50, y: 50, width: -20, height: -20),
      CGRect(x: 0, y: 0, width: 1e9, height: 0.001),
    ] {
      let layer = CALayer.still(frame, .red)
      layer.cornerRadius = 1e200
      layer.borderWidth = 1e100
      layer.shadowOpacity = 5
      layer.shadowRadius = 1e50
      layer.shadowOffset = CGSize(width: 1e300, height: -1e300)
      layer.masksToBounds = false
      stage.root.addSublayer(layer)
    }
    stage.frame()
    let turned = CALayer.still(CGRect(x: 0, y: 0, width: 1e8, height: 10), .blue)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: 1).scaledBy(x: 1e-9, y: 1e9))
    turned.shadowOpacity = 1
    stage.root.addSublayer(turned)
    stage.frame()
    let flat = CALayer.still(CGRect(x: 0, y: 0, width: 50, height: 50), .green)
    flat.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    stage.root.addSublayer(flat)
    stage.frame()
    #expect(!stage.tree.isFrameNeeded)
  }

  @Test func aNegativeFrameIsTurnedTheRightWayRound() {
    let layer = CALayer()
    layer.frame = CGRect(x: 50, y: 50, width: -20, height: -10)
    #expect(layer.frame == CGRect(x: 30, y: 40, width: 20, height: 10))
    layer.bounds = CGRect(x: 0, y: 0, width: -20, height: 10)
    #expect(layer.frame.width == 20)
  }

  @Test func anAnimationToNowhereLeavesTheLayerWhereItIs() {
    let stage = Stage()
    stage.present()
    let layer = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.root.addSublayer(layer)
    for path in ["position.x", "bounds", "transform", "no.such.property", "position"] {
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = CGFloat.nan
      animation.toValue = CGPoint(x: CGFloat.infinity, y: 0)
      layer.add(animation, forKey: path)
    }
    stage.loop.advance(by: 0.1)
    #expect(layer.presentation()?.frame == layer.frame)
    #expect(stage.loop.runUntilIdle())
  }

  @Test func screensThatCannotBePaintedMakeNoFrame() {
    let messages = Messages()
    for size in [
      CGSize(width: 1e6, height: 1e6), CGSize(width: nan, height: 10), CGSize(width: -5, height: 5),
      .zero, CGSize(width: 50_000, height: 10),
    ] {
      let stage = Stage(width: size.width, height: size.height)
      stage.root.addSublayer(.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red))
      #expect(stage.frame() == nil)
      #expect(!stage.tree.isFrameNeeded)
    }
    #expect(messages.texts.count == 2)
    let stage = Stage(scale: nan)
    #expect(stage.frame() == nil)
    stage.tree.scale = 1
    #expect(stage.frame() != nil)
  }
}
