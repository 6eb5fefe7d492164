import Testing
import UIKit

/// The calls of a controller's life, in their order.
@MainActor @Suite struct UIViewControllerTests {
  private static let comesUp = [
    "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
  ]

  @Test func aRootComesUpAndGoesAway() {
    let log = CallLog()
    let stage = Stage(root: CallController("root", log))
    #expect(log.take() == Self.comesUp.map { "root.\($0)" })
    stage.window.isHidden = true
    #expect(log.take() == ["root.willDisappear", "root.didDisappear"])
    stage.window.isHidden = false
    stage.advance(0.1)
    #expect(
      log.take().filter { !$0.contains("Layout") } == [
        "root.willAppear", "root.isAppearing", "root.didAppear",
      ])
  }

  @Test func anotherRootTakesItsPlace() {
    let log = CallLog()
    let stage = Stage(root: CallController("old", log))
    _ = log.take()
    stage.window.rootViewController = CallController("new", log)
    stage.advance(0.1)
    let calls = log.take()
    #expect(calls.filter { $0.hasPrefix("old") } == ["old.willDisappear", "old.didDisappear"])
    #expect(calls.filter { $0.hasPrefix("new") } == Self.comesUp.map { "new.\($0)" })
  }

  @Test func aChildOfAVisibleParentComesUpAndLeaves() {
    let log = CallLog()
    let parent = UIViewController()
    let stage = Stage(root: parent)
    let child = CallController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "child.willMove parent", "child.didLoad", "child.willAppear", "child.isAppearing",
        "child.didMove parent",
      ])
    stage.advance(0.1)
    #expect(log.take() == ["child.willLayout", "child.didLayout", "child.didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
      ])
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func aParentMayTellItsChildrenItself() {
    final class Own: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = CallLog()
    let parent = Own()
    let stage = Stage(root: parent)
    let child = CallController("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.advance(0.1)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.advance(0.1)
    #expect(!log.take().contains { $0.hasSuffix("ppear") || $0.hasSuffix("ppearing") })
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["child.willAppear", "child.didAppear"])
  }

  @Test func anOverriddenStyleHoldsForChildrenToo() {
    let parent = UIViewController()
    let stage = Stage(root: parent)
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    child.overrideUserInterfaceStyle = .light
    #expect(child.view.traitCollection.userInterfaceStyle == .light)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aLoadThatAsksForTheViewIsToldAndGetsOne() {
    final class Eager: UIViewController {
      override func loadView() { _ = view }
    }
    let controller = Eager()
    let messages = diagnostics { controller.loadViewIfNeeded() }
    #expect(messages.count == 1 && messages[0].contains("Eager"))
    #expect(controller.isViewLoaded)
  }
}
