import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct CABasicAnimationTests {
  private let stage = Stage(width: 400, height: 100)
  private let layer = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)

  init() {
    stage.root.addSublayer(layer)
    stage.present()
    stage.loop.runUntilIdle()
    stage.loop.advance(to: 10)
  }

  private var x: CGFloat { layer.presentation()?.position.x ?? .nan }

  private func slide(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = 105
    animation.duration = 1
    change(animation)
    return animation
  }

  @Test func isWhereItsCurveSaysAtEachTime() {
    layer.add(
      slide { $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }, forKey: "x")
    let curve = CubicBezier(0.42, 0, 0.58, 1)
    for frame in 0..<60 {
      let expected = 5 + 100 * curve.progress(at: CGFloat(frame) / 60)
      #expect(abs(x - expected) < 1e-6, "frame \(frame)")
      // What is on the screen is that of the same time.
      #expect(frame == 0 || abs(layer.shownValues.position.x - expected) < 1e-6)
      stage.loop.advance(by: 1.0 / 60)
    }
    #expect(x == 5)
    #expect(layer.animationKeys() == nil)
    #expect(stage.frames.count >= 60)
  }

  @Test func theValuesFollowFromWhatIsSet() {
    layer.position.x = 50
    let cases: [(Any?, Any?, Any?, CGFloat, CGFloat)] = [
      (10, 20, nil, 10, 20), (10, nil, 5, 10, 15), (nil, 20, 5, 15, 20), (10, nil, nil, 10, 50),
      (nil, 20, nil, 50, 20), (nil, nil, 8, 50, 58), (nil, nil, nil, 50, 50),
    ]
    for (from, to, by, start, end) in cases {
      layer.add(
        slide {
          $0.fromValue = from
          $0.toValue = to
          $0.byValue = by
        }, forKey: "x")
      #expect(x == start)
      stage.loop.advance(by: 0.75)
      #expect(abs(x - (start + (end - start) * 0.75)) < 1e-6)
    }
  }

  @Test func aDelayShowsTheLayerAndThenTheAnimation() {
    let witness = Witness(stage)
    layer.add(
      slide {
        $0.beginTime = 11
        $0.delegate = witness
      }, forKey: "x")
    stage.loop.advance(by: 0.5)
    #expect(x == 5 && witness.log == [])
    #expect(!stage.tree.isFrameNeeded, "nothing to paint while it waits")
    stage.loop.advance(by: 1)
    #expect(abs(x - 55) < 1e-6)
    stage.loop.runUntilIdle()
    #expect(witness.log == ["start 11.000", "stop true 12.000"])
  }

  @Test func fillingBackwardsShowsTheStartDuringADelay() {
    layer.position.x = 200
    layer.add(
      slide {
        $0.beginTime = 11
        $0.fillMode = .backwards
      }, forKey: "x")
    #expect(x == 5)
    stage.loop.advance(by: 0.5)
    #expect(layer.shownValues.position.x == 5)
  }

  @Test func repeatsAndComesBack() {
    let witness = Witness(stage)
    layer.add(
      slide {
        $0.repeatCount = 2
        $0.autoreverses = true
        $0.delegate = witness
      }, forKey: "x")
    for (time, expected) in [(0.25, 30), (0.75, 80), (1.25, 80), (1.75, 30), (2.25, 30), (3.5, 55)]
    {
      stage.loop.advance(to: 10 + time)
      #expect(abs(x - CGFloat(expected)) < 1e-6, "at \(time)")
    }
    stage.loop.runUntilIdle()
    #expect(witness.log == ["start 10.017", "stop true 14.000"])
  }

  @Test func repeatingForEverEndsWithItsRemoval() {
    let witness = Witness(stage)
    layer.add(
      slide {
        $0.repeatCount = .infinity
        $0.delegate = witness
      }, forKey: "x")
    #expect(!stage.loop.runUntilIdle(limit: 5))
    layer.removeAllAnimations()
    #expect(witness.log.last == "stop false 15.000")
    #expect(x == 5)
    #expect(stage.loop.runUntilIdle(limit: 1))
    #expect(layer.shownValues.position.x == 5)
  }

  @Test func speedAndTimeOffsetScrub() {
    layer.add(
      slide {
        $0.speed = 0
        $0.timeOffset = 0.3
      }, forKey: "x")
    stage.loop.advance(by: 3)
    #expect(abs(x - 35) < 1e-6)
    #expect(!stage.tree.isFrameNeeded, "a still animation needs no frames")
    layer.add(slide { $0.speed = 2 }, forKey: "x")
    stage.loop.advance(by: 0.25)
    #expect(abs(x - 55) < 1e-6)
  }

  @Test func anAnimationThatStaysShowsItsEndAndNeedsNoFrames() {
    let witness = Witness(stage)
    layer.add(
      slide {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
        $0.delegate = witness
      }, forKey: "x")
    #expect(stage.loop.runUntilIdle())
    #expect(x == 105 && layer.shownValues.position.x == 105 && layer.position.x == 5)
    #expect(layer.animationKeys() == ["x"])
    #expect(witness.log == ["start 10.017", "stop true 11.000"])
    let other = CALayer.still(CGRect(x: 300, y: 0, width: 10, height: 10), .blue)
    stage.root.addSublayer(other)
    stage.frame()
    #expect(stage.tree.statistics.pixelCount == 100)
    layer.removeAnimation(forKey: "x")
    stage.loop.runUntilIdle()
    #expect(layer.shownValues.position.x == 5)
    #expect(witness.log.count == 2)
  }

  @Test func additiveAnimationsAddUp() {
    layer.position.x = 200
    for (key, from) in [("one", -100.0), ("two", 10.0)] {
      layer.add(
        slide {
          $0.isAdditive = true
          $0.fromValue = from
          $0.toValue = 0
        }, forKey: key)
    }
    #expect(x == 110)
    stage.loop.advance(by: 0.5)
    #expect(abs(x - 155) < 1e-6)
    stage.loop.runUntilIdle()
    #expect(x == 200)
  }

  @Test func aFullTurnTurns() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 0
    turn.toValue = 2 * CGFloat.pi
    turn.duration = 1
    let grow = CABasicAnimation(keyPath: "transform.scale")
    grow.fromValue = 1
    grow.toValue = 3
    grow.duration = 1
    layer.add(turn, forKey: "turn")
    layer.add(grow, forKey: "grow")
    stage.loop.advance(by: 0.25)
    let transform = layer.presentation()?.affineTransform() ?? .identity
    #expect(abs(transform.a) < 1e-6 && abs(transform.b - 1.5) < 1e-6)
    stage.loop.advance(by: 0.25)
    #expect(abs((layer.presentation()?.affineTransform().a ?? 0) + 2) < 1e-6)
  }

  @Test func theAnimationIsCopied() throws {
    let animation = slide()
    layer.add(animation, forKey: "x")
    animation.toValue = 1000
    stage.loop.advance(by: 0.5)
    #expect(abs(x - 55) < 1e-6)
    let running = try #require(layer.animation(forKey: "x") as? CABasicAnimation)
    #expect(running !== animation && running.beginTime == 10)
    #expect(animation.beginTime == 0)
  }

  @Test func changesOfTheModelShowBesideTheAnimation() {
    layer.add(slide(), forKey: "x")
    stage.loop.advance(by: 0.5)
    layer.backgroundColor = .green
    stage.loop.advance(by: 0.1)
    #expect(stage.color(65, 5) == "#00FF00FF")
  }
}
