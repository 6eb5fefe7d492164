import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct AnimationInterruptionTests {
  private let stage = Stage(width: 400, height: 100)
  private let layer = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .red)

  init() {
    stage.root.addSublayer(layer)
    stage.present()
    stage.loop.runUntilIdle()
    stage.loop.advance(to: 1)
  }

  private func fade(_ witness: Witness? = nil, duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = witness
    return animation
  }

  @Test func theSameKeyReplaces() {
    let (first, second) = (Witness(stage, "first"), Witness(stage, "second"))
    layer.add(fade(first), forKey: "fade")
    stage.loop.advance(by: 0.5)
    layer.add(fade(second), forKey: "fade")
    #expect(first.log == ["first start 1.017", "first stop false 1.500"])
    #expect(layer.presentation()?.opacity == 0)
    stage.loop.runUntilIdle()
    #expect(second.log.last == "second stop true 2.500")
  }

  @Test func anImplicitAnimationBeginsWhereTheOneBeforeWas() {
    layer.delegate = nil
    layer.position.x = 105
    stage.loop.advance(by: 0.125)
    let middle = layer.presentation()?.position.x ?? 0
    layer.position.x = 5
    #expect(abs((layer.presentation()?.position.x ?? 0) - middle) < 1e-9)
    stage.loop.advance(by: 0.125)
    let back = layer.presentation()?.position.x ?? 0
    #expect(back < middle && back > 5)
    stage.loop.runUntilIdle()
    #expect(layer.presentation()?.position.x == 5)
  }

  @Test func leavingTheScreenEndsThemUnfinished() {
    let witness = Witness(stage)
    layer.add(fade(witness), forKey: "fade")
    stage.loop.advance(by: 0.5)
    layer.removeFromSuperlayer()
    stage.loop.advance(by: 0.1)
    #expect(witness.log.last == "stop false 1.517")
    #expect(layer.animationKeys() == nil && layer.presentation() == nil)
    #expect(stage.loop.runUntilIdle(limit: 1))
  }

  @Test func movingWithinTheScreenDoesNot() {
    let witness = Witness(stage)
    layer.add(fade(witness), forKey: "fade")
    stage.loop.advance(by: 0.5)
    let other = CALayer.still(CGRect(x: 50, y: 0, width: 50, height: 50))
    stage.root.addSublayer(other)
    other.addSublayer(layer)
    stage.loop.advance(by: 0.25)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
    stage.loop.runUntilIdle()
    #expect(witness.log == ["start 1.017", "stop true 2.000"])
  }

  @Test func onNoScreenAnAnimationIsOverByTheEndOfTheTransaction() {
    let loose = CALayer()
    let witness = Witness(stage)
    CATransaction.begin()
    loose.add(fade(witness), forKey: "fade")
    #expect(witness.log == [] && loose.animationKeys() == ["fade"])
    CATransaction.commit()
    #expect(witness.log == ["stop true 1.000"])
    #expect(loose.animationKeys() == nil)
  }

  @Test func addedBeforeItsLayerItRuns() {
    let loose = CALayer.still(CGRect(x: 0, y: 0, width: 10, height: 10), .blue)
    let witness = Witness(stage)
    loose.add(fade(witness), forKey: "fade")
    stage.root.addSublayer(loose)
    stage.loop.advance(by: 0.5)
    let opacity = loose.presentation()?.opacity ?? 0
    // It begins with the first frame, a sixtieth of a second later.
    #expect(abs(opacity - (0.5 - 1.0 / 60)) < 1e-5)
    stage.loop.runUntilIdle()
    #expect(witness.log.last == "stop true 2.017")
  }

  @Test func delegatesMayChangeAnimationsAndTheTree() {
    final class Chain: CAAnimationDelegate {
      var rounds = 0
      let next: (Int) -> Void
      init(next: @escaping (Int) -> Void) { self.next = next }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        rounds += 1
        next(rounds)
      }
    }
    var chain: Chain?
    chain = Chain { [stage, layer] round in
      if round < 3 {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 0.1
        animation.delegate = chain
        layer.add(animation, forKey: "fade")
      } else {
        layer.removeFromSuperlayer()
        stage.root.backgroundColor = .blue
      }
    }
    let animation = fade(duration: 0.1)
    animation.delegate = chain
    layer.add(animation, forKey: "fade")
    #expect(stage.loop.runUntilIdle())
    #expect(chain?.rounds == 3)
    #expect(stage.color(5, 5) == "#0000FFFF")
    chain = nil
  }

  @Test func nothingIsKeptAfterTheEnd() {
    weak var delegate: Witness?
    do {
      let witness = Witness(stage)
      delegate = witness
      layer.add(fade(witness, duration: 0.1), forKey: nil)
    }
    #expect(delegate != nil)
    stage.loop.runUntilIdle()
    #expect(delegate == nil && layer.animations == nil)
  }

  @Test func withoutAKeySeveralRunBesideEachOther() {
    let witness = Witness(stage)
    layer.add(fade(witness), forKey: nil)
    layer.add(fade(witness), forKey: nil)
    #expect(layer.animationKeys() == nil)
    stage.loop.runUntilIdle()
    #expect(witness.log.filter { $0.hasPrefix("stop true") }.count == 2)
  }

  @Test func aLayersOwnTimeCanBeStopped() {
    layer.add(fade(), forKey: "fade")
    stage.loop.advance(by: 0.25)
    let paused = layer.convertTime(stage.loop.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.loop.advance(by: 5)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.25) < 1e-6)
    #expect(!stage.tree.isFrameNeeded)
    let offset = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(stage.loop.now, from: nil) - offset
    stage.loop.advance(by: 0.25)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    stage.loop.runUntilIdle()
    #expect(layer.animationKeys() == nil)
  }
}
