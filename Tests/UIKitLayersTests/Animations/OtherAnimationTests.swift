import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct OtherAnimationTests {
  private let stage = Stage(width: 400, height: 100)
  private let layer = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)

  init() {
    stage.root.addSublayer(layer)
    stage.present()
    stage.loop.runUntilIdle()
    stage.loop.advance(to: 1)
  }

  private var shown: CALayer { layer.presentation() ?? CALayer() }

  @Test(arguments: [1, 0.5] as [CGFloat])
  func aSpringIsWhereItsLawSays(ratio: CGFloat) {
    let spring = CASpringAnimation(keyPath: "position.x", duration: 0.5, dampingRatio: ratio)
    spring.fromValue = 0
    spring.toValue = 100
    layer.add(spring, forKey: "x")
    let omega: CGFloat =
      ratio == 1
      ? 9.2334134764515865 / 0.5
      : log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio / 0.5
    for frame in 1..<30 {
      stage.loop.advance(by: 1.0 / 60)
      let t = CGFloat(frame) / 60
      let left: CGFloat
      if ratio == 1 {
        left = exp(-omega * t) * (1 + omega * t)
      } else {
        let damped = omega * (1 - ratio * ratio).squareRoot()
        left =
          exp(-ratio * omega * t) * (cos(damped * t) + ratio * omega / damped * sin(damped * t))
      }
      #expect(abs(shown.position.x - 100 * (1 - left)) < 1e-4, "frame \(frame)")
    }
    stage.loop.runUntilIdle()
    #expect(abs(stage.loop.now - 1.5) < 1e-6)
  }

  @Test func keyframesGoThroughTheirValues() {
    let frames = CAKeyframeAnimation(keyPath: "position.x")
    frames.values = [0, 100, 50]
    frames.keyTimes = [0, 0.25, 1]
    frames.duration = 4
    layer.add(frames, forKey: "x")
    for (time, expected) in [(0.5, 50), (1.0, 100), (2.5, 75), (3.4, 60)] {
      stage.loop.advance(to: 1 + time)
      #expect(abs(shown.position.x - CGFloat(expected)) < 1e-6)
    }
  }

  @Test func keyframesFollowAPath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 10, y: 10))
    path.addLine(to: CGPoint(x: 110, y: 10))
    let frames = CAKeyframeAnimation(keyPath: "position")
    frames.path = path
    frames.duration = 1
    layer.add(frames, forKey: "path")
    path.addLine(to: CGPoint(x: 0, y: 0))
    stage.loop.advance(by: 0.5)
    #expect(shown.position == CGPoint(x: 60, y: 10))
  }

  @Test func aGroupRunsItsAnimationsInItsOwnTime() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = 1
    fade.duration = 5
    let group = CAAnimationGroup()
    group.animations = [move, fade]
    group.duration = 2
    let witness = Witness(stage)
    group.delegate = witness
    layer.add(group, forKey: "group")
    stage.loop.advance(by: 0.5)
    #expect(abs(shown.position.x - 25) < 1e-6 && shown.opacity == 1)
    stage.loop.advance(by: 1)
    #expect(abs(shown.position.x - 75) < 1e-6 && abs(shown.opacity - 0.1) < 1e-6)
    stage.loop.runUntilIdle()
    #expect(witness.log == ["start 1.017", "stop true 3.000"])
    #expect(shown.opacity == 1)
  }

  @Test func shapesAnimate() {
    let shape = CAShapeLayer()
    shape.makeStill()
    shape.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 50))
    line.addLine(to: CGPoint(x: 200, y: 50))
    shape.path = line
    shape.strokeColor = .blue
    shape.fillColor = nil
    shape.lineWidth = 10
    stage.root.addSublayer(shape)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.duration = 1
    shape.add(draw, forKey: "draw")
    stage.loop.advance(by: 0.5)
    #expect(abs((shape.presentation()?.strokeEnd ?? 0) - 0.5) < 1e-6)
    #expect(stage.color(90, 50) == "#0000FFFF" && stage.color(110, 50) == "#00000000")
    stage.loop.runUntilIdle()
    #expect(stage.color(190, 50) == "#0000FFFF")
  }

  @Test func presentationsAnswerHitTestsWhereThingsShow() {
    let holder = CALayer.still(CGRect(x: 0, y: 0, width: 400, height: 100))
    stage.root.addSublayer(holder)
    holder.addSublayer(layer)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 300
    move.duration = 1
    layer.add(move, forKey: "x")
    let hit = holder.presentation()?.hitTest(CGPoint(x: 300, y: 5))
    #expect(hit?.model() === layer)
    #expect(holder.hitTest(CGPoint(x: 300, y: 5)) === holder)
    #expect(shown.superlayer?.model() === holder)
  }
}
