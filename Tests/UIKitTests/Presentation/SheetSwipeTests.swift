import Foundation
import Testing
import UIKit

/// Cards that a finger pulls down.
@MainActor @Suite struct SheetSwipeTests {
  private let stage = Stage()
  private let kept = Kept(UIViewController())
  private var card: UIViewController { kept.value! }
  private let log = CallLog()
  private let delegate: Delegate

  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.note("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.note("did")
    }

    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.note("attempt")
    }
  }

  init() {
    delegate = Delegate(log)
    kept.value?.presentationController?.delegate = delegate
    stage.window.rootViewController?.present(card, animated: false)
    stage.advance(0.1)
  }

  /// Moves a finger down by `points`, in steps of a frame.
  private func pull(_ points: CGFloat, steps: Int, restsFor rest: TimeInterval = 0.2) {
    stage.touch(.began, 200, 100)
    for step in 1...steps {
      stage.touch(.moved, 200, 100 + points * CGFloat(step) / CGFloat(steps))
    }
    stage.advance(rest)
    stage.touch(.ended, 200, 100 + points)
  }

  @Test func contentAtItsBeginningLeavesAPullDownToTheCard() {
    let scroll = UIScrollView(frame: card.view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 5000)
    card.view.addSubview(scroll)
    stage.advance(0.1)
    pull(-200, steps: 10)
    stage.advance(1)
    #expect(scroll.contentOffset.y > 100)
    pull(60, steps: 10)
    stage.advance(1)
    #expect(scroll.contentOffset.y > 50 && log.take() == [])
    scroll.setContentOffset(
      CGPoint(x: 0, y: -scroll.adjustedContentInset.top), animated: false)
    pull(600, steps: 20)
    stage.advance(1)
    #expect(log.take() == ["will", "did"])
  }

  @Test func followsOneToOneAfterTenPoints() {
    stage.touch(.began, 200, 100)
    stage.touch(.moved, 200, 130)
    stage.touch(.moved, 200, 180)
    #expect(abs(card.view.frame.minY - (57 + 70)) <= 10)
    stage.touch(.moved, 200, 60)
    #expect(card.view.frame.minY == 57, "not upward")
    stage.touch(.ended, 200, 60)
    stage.advance(0.7)
    #expect(card.view.frame.minY == 57 && log.take() == [])
  }

  @Test func goesBeyondHalfItsHeight() {
    pull(450, steps: 40)
    #expect(log.take() == ["will"])
    stage.advance(0.7)
    #expect(log.take() == ["did"])
    #expect(card.presentingViewController == nil)
  }

  @Test func staysBeforeThat() {
    pull(350, steps: 40)
    stage.advance(0.7)
    #expect(log.take() == [])
    #expect(card.presentingViewController != nil && card.view.frame.minY == 57)
  }

  @Test func goesWhenThrown() {
    pull(200, steps: 6, restsFor: 0)
    stage.advance(0.7)
    #expect(log.take() == ["will", "did"])
  }

  @Test func staysWhenItMayNotGo() {
    delegate.allows = false
    pull(700, steps: 20)
    #expect(card.view.frame.minY < 57 + 79)
    stage.advance(0.7)
    #expect(log.take() == ["attempt"])
    delegate.allows = true
    card.isModalInPresentation = true
    pull(700, steps: 20, restsFor: 0)
    stage.advance(0.7)
    #expect(log.take() == ["attempt"])
    #expect(card.presentingViewController != nil && card.view.frame.minY == 57)
    card.dismiss(animated: false)
    #expect(log.take() == [], "code is not told")
  }

  @Test func dismissedByCodeWhileItIsPulled() {
    stage.touch(.began, 200, 100)
    stage.touch(.moved, 200, 200)
    stage.touch(.moved, 200, 300)
    card.dismiss(animated: true)
    stage.touch(.moved, 200, 500)
    stage.touch(.ended, 200, 500)
    stage.advance(0.7)
    #expect(log.take() == [])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func theLawOfThePull() {
    let drag = SheetDrag(height: 800, isLocked: false)
    #expect(drag.offset(for: -50) == 0 && drag.offset(for: 300) == 300)
    #expect(drag.offset(for: 900) == 800)
    #expect(!drag.dismisses(translation: 400, velocity: 0))
    #expect(drag.dismisses(translation: 401, velocity: 0))
    #expect(drag.dismisses(translation: 20, velocity: 1000))
    #expect(!drag.dismisses(translation: 700, velocity: -1000))
    #expect(drag.dimming(at: 400) == 0.5)
    let locked = SheetDrag(height: 800, isLocked: true)
    #expect(locked.offset(for: 10_000) < 80 && !locked.dismisses(translation: 800, velocity: 5000))
    let flat = SheetDrag(height: 0, isLocked: false)
    #expect(flat.offset(for: 10) == 0 && flat.dimming(at: 5) == 1)
  }
}
