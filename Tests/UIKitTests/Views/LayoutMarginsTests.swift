import Foundation
import Testing
import UIKit

/// The margins of views.
@MainActor @Suite struct LayoutMarginsTests {
  private let stage = Stage()
  private let view = MarginView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))

  private func insets(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat)
    -> UIEdgeInsets
  { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }

  @Test func eightOnEachEdgeByDefaultAndTheSafeArea() {
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    stage.root.addSubview(view)
    #expect(view.layoutMargins == insets(55, 8, 8, 8) && view.calls == 1)
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8) && view.calls == 2)
    view.removeFromSuperview()
    #expect(view.calls == 2, "nothing changed")
  }

  @Test func theyMirrorWithTheLanguage() {
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == insets(1, 2, 3, 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == insets(1, 4, 3, 2))
    view.layoutMargins = insets(5, 6, 7, 8)
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 7, trailing: 6))
  }

  @Test func thoseOfTheSuperviewReachIn() {
    let inner = MarginView(frame: CGRect(x: 10, y: 0, width: 100, height: 400))
    view.addSubview(inner)
    view.layoutMargins = insets(20, 30, 40, 50)
    #expect(inner.layoutMargins == insets(8, 8, 8, 8) && inner.calls == 0)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == insets(20, 20, 40, 8) && inner.calls == 1)
    view.layoutMargins.left = 40
    #expect(inner.layoutMargins.left == 30 && inner.calls == 2)
    inner.frame.origin.x = 0
    #expect(inner.layoutMargins.left == 40 && inner.calls == 3)
    inner.frame.size.width = 390
    #expect(inner.layoutMargins.right == 50 && inner.calls == 4)
    inner.frame.size.width = 380
    #expect(inner.calls == 5)
    inner.alpha = 0.5
    #expect(inner.calls == 5)
  }

  @Test func aControllersViewHasTheSystemsMargins() {
    let root = stage.window.rootViewController!
    #expect(root.view.layoutMargins == insets(47, 16, 34, 16))
    root.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5, leading: 2, bottom: 5, trailing: 30)
    #expect(root.view.layoutMargins == insets(52, 16, 39, 30), "never below the system's")
    root.viewRespectsSystemMinimumLayoutMargins = false
    #expect(root.view.layoutMargins == insets(52, 2, 39, 30))
  }
}

private final class MarginView: UIView {
  private(set) var calls = 0

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    calls += 1
  }
}
