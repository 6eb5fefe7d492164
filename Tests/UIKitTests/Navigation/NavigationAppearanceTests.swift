import Foundation
import Testing
import UIKit

/// What controllers and the delegate are told while pages come and go.
@MainActor @Suite struct NavigationAppearanceTests {
  private let log = CallLog()
  private let stage: Stage
  private let kept: Kept<UINavigationController>
  private let delegate: Teller
  private var navigation: UINavigationController { kept.value! }

  private final class Teller: NSObject, UINavigationControllerDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var operations: [UINavigationController.Operation] = []

    init(_ log: CallLog) { self.log = log }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("willShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      log.note("didShow \(viewController.title ?? "")\(animated ? " animated" : "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return animator
    }
  }

  private final class Fade: UIViewControllerAnimatedTransitioning {
    var ends: [Bool] = []

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 1) {
        to.alpha = 1
      } completion: { _ in
        context.completeTransition(true)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  init() {
    let first = CallController("a", log)
    first.title = "a"
    let navigation = UINavigationController(rootViewController: first)
    kept = Kept(navigation)
    delegate = Teller(log)
    navigation.delegate = delegate
    stage = Stage(root: navigation)
    _ = log.take()
  }

  private func calls() -> [String] { log.take().filter { !$0.contains("Layout") } }

  private func page(_ name: String) -> CallController {
    let page = CallController(name, log)
    page.title = name
    return page
  }

  @Test func theRootComesUpWithItsNavigationController() {
    let log = CallLog()
    let stage = Stage(root: UINavigationController(rootViewController: CallController("r", log)))
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "r.willMove parent", "r.didMove parent", "r.didLoad", "r.willAppear", "r.isAppearing",
        "r.didAppear",
      ])
    _ = stage
  }

  @Test func anAnimatedPushAndPop() {
    navigation.pushViewController(page("b"), animated: true)
    #expect(
      calls() == [
        "b.willMove parent", "b.didLoad", "a.willDisappear", "b.willAppear",
        "willShow b animated", "b.isAppearing",
      ])
    stage.advance(0.3)
    #expect(calls() == [])
    stage.advance(0.1)
    #expect(
      calls() == ["a.didDisappear", "b.didAppear", "b.didMove parent", "didShow b animated"])
    #expect(navigation.popViewController(animated: true)?.title == "b")
    #expect(
      calls() == [
        "b.willMove nil", "b.willDisappear", "a.willAppear", "willShow a animated", "a.isAppearing",
      ])
    stage.advance(0.4)
    #expect(calls() == ["b.didDisappear", "a.didAppear", "b.didMove nil", "didShow a animated"])
    #expect(delegate.operations == [.push, .pop])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func withoutAnimationItIsDoneAtOnce() {
    let b = page("b")
    navigation.pushViewController(b, animated: false)
    #expect(
      calls() == [
        "b.willMove parent", "b.didLoad", "a.willDisappear", "b.willAppear", "willShow b",
        "b.isAppearing", "a.didDisappear", "b.didAppear", "b.didMove parent", "didShow b",
      ])
    navigation.popViewController(animated: false)
    #expect(
      calls() == [
        "b.willMove nil", "b.willDisappear", "a.willAppear", "willShow a", "a.isAppearing",
        "b.didDisappear", "a.didAppear", "b.didMove nil", "didShow a",
      ])
    #expect(b.view.superview == nil && b.parent == nil && delegate.operations == [])
  }

  @Test func aPushDuringAPushComesAfterIt() {
    navigation.pushViewController(page("b"), animated: true)
    stage.advance(0.1)
    _ = calls()
    let c = page("c")
    navigation.pushViewController(c, animated: true)
    #expect(navigation.topViewController === c && navigation.viewControllers.count == 3)
    #expect(calls() == ["c.willMove parent"])
    stage.advance(0.35)
    #expect(
      calls() == [
        "a.didDisappear", "b.didAppear", "b.didMove parent", "c.didMove parent",
        "didShow b animated", "c.didLoad", "b.willDisappear", "c.willAppear", "willShow c animated",
        "c.isAppearing",
      ])
    stage.advance(0.4)
    #expect(calls() == ["b.didDisappear", "c.didAppear", "didShow c animated"])
    #expect(c.view.window === stage.window)
  }

  @Test func aPopDuringAPushComesAfterIt() {
    let b = page("b")
    navigation.pushViewController(b, animated: true)
    stage.advance(0.1)
    _ = calls()
    #expect(navigation.popViewController(animated: true) === b)
    #expect(navigation.viewControllers.count == 1)
    stage.advance(1)
    #expect(
      calls() == [
        "b.willMove nil", "a.didDisappear", "b.didAppear", "didShow b animated",
        "b.willDisappear", "a.willAppear", "willShow a animated", "a.isAppearing",
        "b.didDisappear", "a.didAppear", "b.didMove nil", "didShow a animated",
      ])
    #expect(b.view.superview == nil && b.parent == nil)
  }

  @Test func othersAnimateAlong() {
    let b = page("b")
    var ends = 0
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    navigation.view.addSubview(mark)
    navigation.pushViewController(b, animated: true)
    #expect(b.transitionCoordinator === navigation.transitionCoordinator)
    #expect(b.transitionCoordinator?.viewController(forKey: .to) === b)
    #expect(abs((b.transitionCoordinator?.transitionDuration ?? 0) - 0.35) < 1e-9)
    b.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      ends += context.isCancelled ? 100 : 1
    }
    stage.advance(0.4)
    #expect(ends == 1)
  }

  @Test func anAnimatorOfTheAppsOwn() {
    let fade = Fade()
    delegate.animator = fade
    let b = page("b")
    navigation.pushViewController(b, animated: true)
    stage.advance(0.5)
    #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.1)
    #expect(fade.ends == [] && b.view.transform.isIdentity)
    stage.advance(0.6)
    #expect(fade.ends == [true])
    #expect(calls().suffix(2) == ["b.didMove parent", "didShow b animated"])
  }

  @Test func aNavigationControllerThatIsNotSeenTellsNothing() {
    let log = CallLog()
    let navigation = UINavigationController(rootViewController: CallController("r", log))
    _ = navigation.view
    navigation.pushViewController(CallController("s", log), animated: true)
    navigation.popViewController(animated: true)
    #expect(!log.take().contains { $0.contains("ppear") })
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func pushedWhileItGoesItComesUpWithTheNextAppearance() {
    let card = UINavigationController(rootViewController: page("r"))
    navigation.present(card, animated: false)
    stage.advance(0.1)
    card.dismiss(animated: true)
    _ = calls()
    card.pushViewController(page("s"), animated: true)
    stage.advance(1)
    let told = calls()
    #expect(!told.contains("s.willAppear") && !told.contains("s.didAppear"))
    #expect(told.filter { $0 == "r.didDisappear" }.count == 1)
    navigation.present(card, animated: false)
    #expect(
      calls().filter { $0.hasPrefix("s.") } == ["s.willAppear", "s.isAppearing", "s.didAppear"])
  }
}
