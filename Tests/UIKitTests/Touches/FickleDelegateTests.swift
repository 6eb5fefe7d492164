import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Many recognisers of one view whose delegate changes its mind.
@Suite @MainActor struct FickleDelegateTests {
  private final class Fickle: NSObject, UIGestureRecognizerDelegate {
    var random: SeededGenerator
    var onBegin: () -> Void = {}

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
    }

    private func maybe(_ odds: Int = 3) -> Bool { Int.random(in: 0..<odds, using: &random) > 0 }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      onBegin()
      return maybe()
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { maybe(6) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { maybe(2) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !maybe(4) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { !maybe(5) }
  }

  @Test(
    "after all fingers are gone every recogniser waits for the next, and each beginning had one end",
    arguments: 1...10 as ClosedRange<UInt64>)
  func wild(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 7919)
    let stage = Stage(device: .square)
    let fickle = Fickle(seed: seed)
    let view = UIView(frame: stage.root.bounds)
    view.isMultipleTouchEnabled = true
    stage.root.addSubview(view)
    var balance: [ObjectIdentifier: Int] = [:]
    var faults = 0
    let recognizers: [UIGestureRecognizer] = [
      UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer(),
      UILongPressGestureRecognizer(), UITapGestureRecognizer(), UISwipeGestureRecognizer(),
    ]
    for recognizer in recognizers {
      recognizer.delegate = fickle
      view.addGestureRecognizer(recognizer)
      _ = recognizer.handlers.add { sender in
        let key = ObjectIdentifier(sender)
        switch sender.state {
        case .began:
          balance[key, default: 0] += 1
          if balance[key] != 1 { faults += 1 }
        case .changed: if balance[key] != 1 { faults += 1 }
        case .ended, .cancelled:
          if sender is UITapGestureRecognizer || sender is UISwipeGestureRecognizer { return }
          balance[key, default: 0] -= 1
          if balance[key] != 0 { faults += 1 }
        default: break
        }
      }
    }
    var down: [Int: CGPoint] = [:]
    for _ in 0..<400 {
      let id = Int.random(in: 1...5, using: &random)
      if let old = down[id] {
        let point = CGPoint(
          x: old.x + .random(in: -25...25, using: &random),
          y: old.y + .random(in: -25...25, using: &random))
        let lot = Int.random(in: 0..<14, using: &random)
        let phase: UITouch.Phase = lot == 0 ? .ended : lot == 1 ? .cancelled : .moved
        down[id] = phase == .moved ? point : nil
        stage.touch([HostTouch(id: id, phase: phase, location: point)])
      } else {
        let point = CGPoint(
          x: .random(in: 0...300, using: &random), y: .random(in: 0...600, using: &random))
        down[id] = point
        stage.touch([HostTouch(id: id, phase: .began, location: point)])
      }
      switch Int.random(in: 0..<40, using: &random) {
      case 0: recognizers.randomElement(using: &random)?.isEnabled.toggle()
      case 1: stage.advance(0.6)
      case 2:
        if let one = recognizers.randomElement(using: &random) {
          view.removeGestureRecognizer(one)
          view.addGestureRecognizer(one)
        }
      case 3: view.isHidden.toggle()
      default: break
      }
    }
    for (id, point) in down { stage.touch([HostTouch(id: id, phase: .ended, location: point)]) }
    stage.advance(2)
    #expect(faults == 0)
    #expect(recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    #expect(balance.values.allSatisfy { $0 == 0 })
    #expect(stage.isIdle)
  }
}
