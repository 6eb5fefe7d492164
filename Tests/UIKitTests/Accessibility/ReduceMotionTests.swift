import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Less motion: what slides and zooms fades.
@MainActor @Suite struct ReduceMotionTests {
  private let robot: Robot

  init() {
    var device = HostDevice.coarse
    device.reducesMotion = true
    let root = UIViewController()
    robot = Robot(root, device: device)
    robot.run { root.view.backgroundColor = .white }
  }

  private var root: UIViewController { robot.window.rootViewController! }

  /// Where a view is seen now, and how much of it.
  private func seen(_ view: UIView) -> (frame: CGRect, opacity: Float) {
    var frame = CGRect.null
    var opacity: Float = 1
    robot.run {
      let layer = view.layer.presentation() ?? view.layer
      frame = layer.frame
      opacity = layer.opacity
    }
    return (frame, opacity)
  }

  /// Looks in the middle of something: it has to stand where it will be, and be seen in part.
  private func expectFading(_ view: UIView, at frame: CGRect, _ name: Comment) {
    robot.wait(0.12)
    let now = seen(view)
    #expect(now.frame == frame, name)
    #expect(now.opacity > 0.02 && now.opacity < 0.98, name)
  }

  @Test func theSettingIsToldOnce() {
    #expect(robot.run { UIAccessibility.isReduceMotionEnabled })
    #expect(robot.run { UIAccessibility.prefersCrossFadeTransitions })
    #expect(
      UIAccessibility.reduceMotionStatusDidChangeNotification.rawValue
        == "UIAccessibilityReduceMotionStatusDidChangeNotification")
    let log = EventLog()
    let names = [
      UIAccessibility.reduceMotionStatusDidChangeNotification,
      UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(
        forName: name, object: robot.application, queue: nil
      ) { _ in MainActor.assumeIsolated { log.note("told") } }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    robot.device.style = .dark
    #expect(log.take() == [])
    robot.device.reducesMotion = false
    #expect(log.take() == ["told", "told"])
    #expect(robot.run { !UIAccessibility.isReduceMotionEnabled })
  }

  @Test func sheetsFadeAndNothingDrawsBack() throws {
    let sheet = UIViewController()
    robot.run { root.present(sheet, animated: true) }
    let place = CGRect(x: 0, y: 57, width: 390, height: 787)
    expectFading(sheet.view, at: place, "coming")
    try robot.settle()
    #expect(root.view.transform == .identity)
    robot.run { root.dismiss(animated: true) }
    expectFading(sheet.view, at: place, "going")
    try robot.settle()
    #expect(root.presentedViewController == nil && sheet.view.alpha == 1)
  }

  @Test func withMotionTheySlide() throws {
    robot.device.reducesMotion = false
    let sheet = UIViewController()
    robot.run { root.present(sheet, animated: true) }
    robot.wait(0.12)
    #expect(seen(sheet.view).frame.minY > 100 && seen(sheet.view).opacity == 1)
    try robot.settle()
    #expect(root.view.transform != .identity)
  }

  @Test func alertsAndActionSheetsFade() throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      robot.run { root.present(alert, animated: false) }
      try robot.settle()
      let place = seen(alert.view).frame
      robot.run { root.dismiss(animated: false) }
      try robot.settle()
      let again = UIAlertController(title: "Title", message: nil, preferredStyle: style)
      again.addAction(UIAlertAction(title: "OK", style: .default))
      robot.run { root.present(again, animated: true) }
      expectFading(again.view, at: place, "\(style)")
      try robot.settle()
      try robot.tap("OK")
      expectFading(again.view, at: place, "\(style) going")
      try robot.settle()
    }
  }

  @Test func pagesFadeOverEachOther() throws {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = robot.run { UINavigationController(rootViewController: first) }
    first.title = "First"
    second.title = "Second"
    robot.run { robot.window.rootViewController = navigation }
    try robot.settle()
    robot.run { navigation.pushViewController(second, animated: true) }
    expectFading(second.view, at: first.view.frame, "push")
    #expect(seen(first.view).frame == first.view.frame)
    let title = try #require(text("Second", in: navigation.navigationBar))
    let half = robot.run { title.convert(CGPoint(x: title.bounds.midX, y: 0), to: nil).x }
    #expect(abs(half - 195) < 1)
    try robot.settle()
    robot.run { _ = navigation.popViewController(animated: true) }
    expectFading(first.view, at: second.view.frame, "pop")
    try robot.settle()
    #expect(first.view.alpha == 1 && second.view.window == nil)
    // A bar that goes with a page fades as well.
    robot.run {
      navigation.setNavigationBarHidden(true, animated: true)
    }
    expectFading(
      navigation.navigationBar, at: CGRect(x: 0, y: 47, width: 390, height: 44), "bar")
    try robot.settle()
    robot.run { navigation.setNavigationBarHidden(false, animated: false) }
    #expect(navigation.navigationBar.alpha == 1 && !navigation.navigationBar.isHidden)
  }

  private func text(_ text: String, in view: UIView) -> UIView? {
    if (view as? UILabel)?.text == text { return view }
    return view.subviews.lazy.compactMap { self.text(text, in: $0) }.first
  }

  @Test func menusFade() throws {
    let button = UIButton(type: .system)
    robot.run {
      button.setTitle("More", for: .normal)
      button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
      button.showsMenuAsPrimaryAction = true
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 44)
      root.view.addSubview(button)
    }
    try robot.settle()
    try robot.tap("More")
    robot.wait(0.05)
    let list = try #require(self.list)
    let early = seen(list)
    #expect(early.opacity < 0.98 && list.transform == .identity)
    try robot.settle()
    #expect(seen(list).frame == early.frame)
    try robot.tap("Copy")
    robot.wait(0.1)
    #expect(list.transform == .identity && seen(list).opacity < 0.98)
    try robot.settle()
  }

  private var list: UIView? {
    func find(_ view: UIView) -> UIView? {
      (view as? MenuOverlay)?.list ?? view.subviews.lazy.compactMap(find).first
    }
    return find(robot.window)
  }
}
