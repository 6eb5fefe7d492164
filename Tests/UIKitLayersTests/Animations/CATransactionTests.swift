import Foundation
import Testing
import UIKitGraphics
import UIKitLoop

@testable import UIKitLayers

@MainActor
@Suite struct CATransactionTests {
  private let stage = Stage()
  private let kept = KeptLayer(CALayer())
  private var layer: CALayer { kept.value }

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.root.addSublayer(layer)
    stage.present()
    stage.loop.runUntilIdle()
    stage.loop.advance(to: 1)
  }

  @Test func givesAnimationsTheirDurationAndPace() throws {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    let animation = try #require(layer.animation(forKey: "opacity"))
    #expect(animation.duration == 2)
    stage.loop.advance(by: 1)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
  }

  @Test func canBeToldNotToAnimate() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 50
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 50)
    #expect(!CATransaction.disableActions())
  }

  @Test func completesWhenTheLastAnimationHasEnded() {
    var times: [TimeInterval] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { [stage] in times.append(stage.loop.now) }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.position.x = 80
    CATransaction.commit()
    CATransaction.commit()
    stage.loop.advance(by: 0.9)
    #expect(times.isEmpty)
    stage.loop.runUntilIdle()
    #expect(times.count == 1 && abs(times[0] - 2) < 1e-6)
  }

  @Test func completesAtOnceWithoutAnimations() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    layer.opacity = 1
    #expect(count == 0)
    CATransaction.commit()
    #expect(count == 1)
  }

  @Test func completesWhenAnimationsAreRemoved() {
    var count = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    layer.opacity = 0
    CATransaction.commit()
    layer.removeAllAnimations()
    #expect(count == 1)
    stage.loop.runUntilIdle()
    #expect(count == 1)
  }

  @Test func theImplicitTransactionEndsWithTheFrame() {
    var count = 0
    CATransaction.setAnimationDuration(0.5)
    CATransaction.setCompletionBlock { count += 1 }
    layer.opacity = 0
    stage.loop.advance(by: 0.4)
    #expect(count == 0 && CATransaction.animationDuration() == 0.25)
    stage.loop.runUntilIdle()
    #expect(count == 1)
  }

  @Test func actionsAreSoughtInOrder() {
    final class Owner: CALayerDelegate {
      var answer: (any CAAction)?
      var asked: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        asked.append(event)
        return answer
      }
    }
    final class Note: CAAction {
      var runs: [String] = []
      func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
        runs.append("\(event) \((object as? CALayer)?.opacity ?? -1)")
      }
    }
    let owner = Owner()
    let note = Note()
    layer.delegate = owner
    owner.answer = note
    layer.opacity = 0.5
    #expect(note.runs == ["opacity 0.5"] && owner.asked == ["opacity"])
    layer.opacity = 0.5
    #expect(owner.asked.count == 1)
    owner.answer = NSNull()
    layer.actions = ["opacity": note]
    layer.opacity = 0.4
    #expect(note.runs.count == 1 && layer.animationKeys() == nil)
    owner.answer = nil
    layer.opacity = 0.3
    #expect(note.runs.count == 2)
    layer.actions = nil
    layer.opacity = 0.2
    #expect(layer.animationKeys() == ["opacity"])
    layer.actions = ["frame": NSNull(), "position": NSNull()]
    layer.position.x += 1
    #expect(layer.animationKeys() == ["opacity"])
  }
}
