import Foundation
import Testing

@testable import UIKit

/// What happens to gestures of two fingers, swipes and edges while they are followed.
@MainActor @Suite struct TrackedGestureTests {
  private let rig: GestureRig

  init() {
    rig = GestureRig()
  }

  enum Change: CaseIterable {
    case removeRecognizer, disable, removeView, hideView, switchInteractionOff, hideWindow, cancel
  }

  private func make(_ change: Change, _ recognizer: UIGestureRecognizer) {
    switch change {
    case .removeRecognizer: rig.view.removeGestureRecognizer(recognizer)
    case .disable: recognizer.isEnabled = false
    case .removeView: rig.view.removeFromSuperview()
    case .hideView: rig.view.isHidden = true
    case .switchInteractionOff: rig.view.isUserInteractionEnabled = false
    case .hideWindow:
      rig.view.removeFromSuperview()
      rig.stage.window.isHidden = true
    case .cancel: rig.both(.cancelled, (100, 200), (250, 300))
    }
  }

  @Test(arguments: Change.allCases) func aPinchAndARotationThatAreBrokenOff(change: Change) {
    for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
      let rig = GestureRig()
      let own = TrackedGestureTests(rig: rig)
      _ = rig.add(recognizer, "it")
      rig.both(.began, (150, 200), (250, 200))
      rig.both(.moved, (100, 200), (250, 300))
      #expect(rig.take() == ["it began"])
      own.make(change, recognizer)
      #expect(rig.take() == ["it cancelled"])
      rig.both(.moved, (90, 200), (250, 320))
      rig.both(.ended, (90, 200), (250, 320))
      #expect(rig.take() == [])
      #expect(recognizer.state == .possible && recognizer.numberOfTouches == 0)
    }
  }

  @Test(arguments: Change.allCases) func aSwipeThatIsBrokenOffIsNotTold(change: Change) {
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    rig.both(.began, (100, 200), (100, 300))
    swipe.numberOfTouchesRequired = 2
    rig.both(.moved, (130, 200), (130, 300))
    make(change, swipe)
    rig.both(.moved, (190, 200), (190, 300))
    rig.both(.ended, (190, 200), (190, 300))
    #expect(rig.take() == [] && swipe.state == .possible)
  }

  @Test func aRecogniserAddedWhileAFingerIsDownGetsNothingOfIt() {
    rig.down(150, 200)
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    rig.move(180, 200)
    rig.up(180, 200)
    #expect(rig.take() == [] && pan.numberOfTouches == 0)
    rig.down(150, 200)
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    tap.isEnabled = false
    pan.isEnabled = false
    rig.down(250, 200, id: 2)
    rig.move(350, 200, id: 2)
    #expect(rig.take() == [] && pinch.numberOfTouches == 1, "the second finger alone is its own")
    rig.up(150, 200)
    rig.up(350, 200, id: 2)
  }

  @Test func oneOfTwoFingersIsCancelled() {
    _ = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (100, 200), (300, 200))
    rig.stage.touch(.cancelled, 100, 200)
    #expect(rig.take() == ["pinch began", "pinch cancelled"])
    rig.move(350, 200, id: 2)
    rig.down(100, 200)
    rig.up(100, 200)
    rig.up(350, 200, id: 2)
    #expect(rig.take() == [])
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (100, 200), (300, 200))
    rig.both(.ended, (100, 200), (300, 200))
    #expect(rig.take() == ["pinch began", "pinch ended"])
  }

  @Test func aViewUnderOneFingerGoesAndThePinchAboveGoesOn() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 150, height: 300))
    rig.view.addSubview(inner)
    _ = rig.add(UIPinchGestureRecognizer(), "pinch")
    rig.both(.began, (150, 200), (250, 200))
    rig.both(.moved, (100, 200), (300, 200))
    inner.removeFromSuperview()
    rig.both(.moved, (90, 200), (310, 200))
    rig.both(.ended, (90, 200), (310, 200))
    #expect(rig.take() == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test func whoWaitsForOneThatGoesGoesOn() {
    let pan = rig.add(UIPanGestureRecognizer(), "pan")
    let swipe = rig.add(UISwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    rig.down(100, 200)
    rig.move(130, 200)
    #expect(rig.take() == [])
    rig.view.removeGestureRecognizer(swipe)
    #expect(rig.take() == ["pan began"])
    rig.up(130, 200)
    #expect(rig.take() == ["pan ended"])
  }

  @Test func theKindsOfTouchesThatCount() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    func tapWith(_ type: UITouch.TouchType) -> [String] {
      for phase in [UITouch.Phase.began, .ended] {
        rig.stage.touch([
          HostTouch(id: 1, phase: phase, location: CGPoint(x: 200, y: 200), type: type)
        ])
      }
      return rig.take()
    }
    #expect(tapWith(.pencil) == ["tap ended"])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
    #expect(tapWith(.pencil) == [])
    #expect(tapWith(.direct) == ["tap ended"])
  }

  @Test func touchesOfTwoKindsTogetherOnlyWhenAllowed() {
    let pinch = rig.add(UIPinchGestureRecognizer(), "pinch")
    func pinchWithAPencil() -> [String] {
      rig.stage.touch([
        HostTouch(id: 1, phase: .began, location: CGPoint(x: 150, y: 200)),
        HostTouch(id: 2, phase: .began, location: CGPoint(x: 250, y: 200), type: .pencil),
      ])
      rig.both(.moved, (100, 200), (300, 200))
      rig.both(.ended, (100, 200), (300, 200))
      return rig.take()
    }
    #expect(pinch.requiresExclusiveTouchType)
    #expect(pinchWithAPencil() == [])
    pinch.requiresExclusiveTouchType = false
    #expect(pinchWithAPencil() == ["pinch began", "pinch ended"])
  }

  @Test func theDelegateIsAskedForTheEventAndThenForTheTouch() {
    let tap = rig.add(UITapGestureRecognizer(), "tap")
    let asked = Asked()
    tap.delegate = asked
    rig.stage.tap(200, 200)
    #expect(asked.questions == ["event touches", "touch"] && rig.take() == ["tap ended"])
    asked.takesEvents = false
    rig.stage.tap(200, 200)
    #expect(asked.questions.count == 3, "the touch is not asked for")
    #expect(rig.take() == [])
  }

  @Test func aSubclassThatTakesNoEvents() {
    let deaf = rig.add(DeafTap(), "tap")
    let asked = Asked()
    deaf.delegate = asked
    rig.stage.tap(200, 200)
    #expect(rig.take() == [] && asked.questions == [])
  }

  @Test func tenThousandGesturesLeaveNothingBehind() {
    weak var recognizer: UIPinchGestureRecognizer?
    weak var kept: NSObject?
    weak var gone: UIView?
    do {
      let view = UIView(frame: rig.view.bounds)
      rig.view.addSubview(view)
      let pinch = UIPinchGestureRecognizer()
      let object = NSObject()
      _ = pinch.handlers.add { _ in _ = object }
      view.addGestureRecognizer(pinch)
      view.addGestureRecognizer(UIRotationGestureRecognizer())
      view.addGestureRecognizer(UISwipeGestureRecognizer())
      (recognizer, kept, gone) = (pinch, object, view)
      var count = 0
      _ = pinch.handlers.add { if $0.state == .began { count += 1 } }
      for _ in 0..<10_000 {
        rig.stage.host.input?.send(
          .touches([
            HostTouch(id: 1, phase: .began, location: CGPoint(x: 100, y: 200)),
            HostTouch(id: 2, phase: .began, location: CGPoint(x: 200, y: 200)),
          ]))
        rig.stage.host.input?.send(
          .touches([HostTouch(id: 1, phase: .moved, location: CGPoint(x: 60, y: 200))]))
        rig.stage.host.input?.send(
          .touches([
            HostTouch(id: 1, phase: .ended, location: CGPoint(x: 60, y: 200)),
            HostTouch(id: 2, phase: .ended, location: CGPoint(x: 200, y: 200)),
          ]))
      }
      rig.stage.advance(1)
      #expect(count == 10_000)
      #expect(rig.stage.window.touchesAreOver)
      view.removeFromSuperview()
    }
    rig.stage.advance(1)
    #expect(recognizer == nil && kept == nil && gone == nil)
  }
}

extension TrackedGestureTests {
  fileprivate init(rig: GestureRig) {
    self.rig = rig
  }
}

extension UIWindow {
  /// Whether no view and no recogniser follows anything.
  fileprivate var touchesAreOver: Bool { touchDispatcher.isIdle }
}

private final class DeafTap: UITapGestureRecognizer {
  override func shouldReceive(_ event: UIEvent) -> Bool { false }
}

private final class Asked: NSObject, UIGestureRecognizerDelegate {
  var takesEvents = true
  private(set) var questions: [String] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append("event \(event.type)")
    return takesEvents
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("touch")
    return true
  }
}
