import Foundation
import Testing
import UIKit

/// The finger that swipes back from the edge.
@MainActor @Suite struct BackSwipeTests {
  private let log = CallLog()
  private let stage: Stage
  private let kept: Kept<UINavigationController>
  private let page: Kept<CallController>
  private var navigation: UINavigationController { kept.value! }

  init() {
    (stage, kept, page) = Self.make(.phone, log)
  }

  private static func make(
    _ device: HostDevice, _ log: CallLog
  ) -> (Stage, Kept<UINavigationController>, Kept<CallController>) {
    let navigation = UINavigationController(rootViewController: CallController("a", log))
    let stage = Stage(device: device, root: navigation)
    let page = CallController("b", log)
    navigation.pushViewController(page, animated: false)
    stage.advance(0.1)
    _ = log.take()
    return (stage, Kept(navigation), Kept(page))
  }

  private func calls() -> [String] { log.take().filter { !$0.contains("Layout") } }

  /// A finger from `start` by `way` points across, in steps of a frame, that rests before it is lifted.
  private func swipe(
    _ stage: Stage, from start: CGFloat, by way: CGFloat, steps: Int = 20,
    rest: TimeInterval = 0.2
  ) {
    stage.touch(.began, start, 400)
    for step in 1...steps {
      stage.touch(.moved, start + way * CGFloat(step) / CGFloat(steps), 400)
    }
    stage.advance(rest)
    stage.touch(.ended, start + way, 400)
  }

  @Test func finished() {
    stage.touch(.began, 5, 400)
    stage.touch(.moved, 25, 400)
    #expect(
      calls() == ["b.willMove nil", "b.willDisappear", "a.willAppear", "a.isAppearing"])
    stage.touch(.moved, 215, 400)
    #expect(abs((page.value?.view.frame.minX ?? 0) - 200) <= 1)
    stage.touch(.moved, 265, 400)
    stage.advance(0.2)
    stage.touch(.ended, 265, 400)
    #expect(calls() == [])
    stage.advance(0.5)
    #expect(calls() == ["b.didDisappear", "a.didAppear", "b.didMove nil"])
    #expect(navigation.viewControllers.count == 1 && page.value?.view.superview == nil)
    #expect(navigation.viewControllers[0].view.transform.isIdentity)
  }

  @Test func cancelled() {
    var ends: [Bool] = []
    stage.touch(.began, 5, 400)
    stage.touch(.moved, 25, 400)
    stage.touch(.moved, 115, 400)
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in Issue.record("it is called off") },
      completion: { ends.append($0.isCancelled) })
    _ = calls()
    stage.advance(0.2)
    stage.touch(.ended, 115, 400)
    stage.advance(0.5)
    #expect(
      calls() == [
        "b.willMove parent", "a.willDisappear", "a.didDisappear", "b.willAppear",
        "b.isAppearing", "b.didAppear", "b.didMove parent",
      ])
    #expect(ends == [true])
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === page.value)
    #expect(page.value?.view.frame == stage.window.bounds)
    #expect(navigation.viewControllers[0].view.superview == nil)
    swipe(stage, from: 5, by: 300)
    stage.advance(0.5)
    #expect(navigation.viewControllers.count == 1, "and once more")
  }

  @Test func takenAwayByTheSystem() {
    stage.touch(.began, 5, 400)
    stage.touch(.moved, 25, 400)
    stage.touch(.moved, 350, 400)
    stage.touch(.cancelled, 350, 400)
    stage.advance(0.5)
    #expect(navigation.viewControllers.count == 2 && navigation.transitionCoordinator == nil)
  }

  @Test func thrown() {
    swipe(stage, from: 5, by: 100, steps: 6, rest: 0)
    stage.advance(0.5)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func onlyFromTheEdgeAndAcross() {
    swipe(stage, from: 60, by: 300)
    stage.touch(.began, 5, 400)
    for step in 1...10 { stage.touch(.moved, 5 + CGFloat(step), 400 + CGFloat(step) * 20) }
    stage.touch(.ended, 15, 600)
    stage.advance(0.5)
    #expect(calls() == [] && navigation.viewControllers.count == 2)
  }

  @Test func notWhereThereIsNoWayBack() {
    page.value?.navigationItem.hidesBackButton = true
    swipe(stage, from: 5, by: 300)
    page.value?.navigationItem.hidesBackButton = false
    navigation.isNavigationBarHidden = true
    swipe(stage, from: 5, by: 300)
    navigation.isNavigationBarHidden = false
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    swipe(stage, from: 5, by: 300)
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    swipe(stage, from: 5, by: 300)
    stage.advance(0.5)
    swipe(stage, from: 5, by: 300)
    #expect(navigation.viewControllers.count == 1, "and not from the bottom")
  }

  @Test func pushedInTheMiddleOfASwipe() {
    let c = CallController("c", log)
    stage.touch(.began, 5, 400)
    stage.touch(.moved, 25, 400)
    stage.touch(.moved, 60, 400)
    navigation.pushViewController(c, animated: true)
    stage.advance(0.2)
    stage.touch(.ended, 60, 400)
    stage.advance(1)
    #expect(navigation.viewControllers.count == 2 && navigation.topViewController === c)
    #expect(c.view.window != nil && page.value?.view.superview == nil)
    #expect(page.value?.parent == nil)
  }

  @Test func aPageThatChangesTheStackAsItIsToldThatItGoes() {
    final class Stubborn: UIViewController {
      let successor = UIViewController()
      override func willMove(toParent parent: UIViewController?) {
        guard parent == nil, let navigation = navigationController else { return }
        navigation.pushViewController(successor, animated: false)
      }
    }
    let page = Stubborn()
    navigation.pushViewController(page, animated: false)
    stage.advance(0.1)
    swipe(stage, from: 5, by: 300)
    stage.advance(1)
    #expect(navigation.topViewController === page.successor && page.successor.view.window != nil)
    #expect(page.parent == nil && page.view.superview == nil)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func fromTheRightInRightToLeft() {
    var device = HostDevice.phone
    device.layoutDirection = .rightToLeft
    let (stage, kept, _) = Self.make(device, log)
    swipe(stage, from: 5, by: 300)
    #expect(kept.value?.viewControllers.count == 2)
    swipe(stage, from: 385, by: -300)
    stage.advance(0.5)
    #expect(kept.value?.viewControllers.count == 1)
  }

  @Test func theLawOfTheSwipe() {
    let swipe = BackSwipe(width: 400, isMirrored: false)
    #expect(swipe.progress(for: 100) == 0.25 && swipe.progress(for: -5) == 0)
    #expect(swipe.progress(for: 500) == 1)
    #expect(!swipe.completes(translation: 200, velocity: 0))
    #expect(swipe.completes(translation: 201, velocity: 0))
    #expect(swipe.completes(translation: 10, velocity: 300))
    #expect(!swipe.completes(translation: 390, velocity: -300))
    let mirrored = BackSwipe(width: 400, isMirrored: true)
    #expect(mirrored.progress(for: -100) == 0.25)
    #expect(mirrored.completes(translation: -10, velocity: -300))
    #expect(BackSwipe(width: 0, isMirrored: false).progress(for: 10) == 0)
  }
}
