import Testing
import UIKit
import UIKitTestSupport

@testable import UIKit

/// Elements that take time to come.
@MainActor @Suite struct DeferredMenuTests {
  private let rig = MenuRig()
  private let calls = Calls()
  private var robot: Robot { rig.robot }

  private final class Calls {
    var completions: [([UIMenuElement]) -> Void] = []
  }

  private func show(_ element: UIDeferredMenuElement) {
    rig.elements = { [unowned rig] in [rig.action("Copy"), element] }
  }

  private func answer(_ index: Int, _ elements: [UIMenuElement]) {
    robot.run { calls.completions[index](elements) }
    robot.wait(0.1)
  }

  private func open() throws {
    try robot.press(.id("view"), for: 0.6)
    robot.wait(0.5)
  }

  private func close() throws {
    robot.press(.escape)
    try robot.settle()
  }

  private var hasWheel: Bool { robot.exists("In progress") }

  @Test func aWheelTurnsUntilTheyAreThere() throws {
    show(UIDeferredMenuElement { [calls] in calls.completions.append($0) })
    #expect(calls.completions.isEmpty)
    try open()
    #expect(hasWheel && robot.exists("Copy") && calls.completions.count == 1)
    let before = rig.list.height
    answer(0, [rig.action("One"), rig.action("Two")])
    #expect(!hasWheel && rig.list.height == before + 44)
    try robot.tap("Two")
    #expect(rig.log.last == "Two")
  }

  @Test func theyAreAskedForOnce() throws {
    show(UIDeferredMenuElement { [calls] in calls.completions.append($0) })
    try open()
    answer(0, [rig.action("One")])
    answer(0, [rig.action("Late")])
    #expect(robot.exists("One") && !robot.exists("Late"))
    try close()
    try open()
    #expect(robot.exists("One") && calls.completions.count == 1)
  }

  @Test func uncachedOnesEachTime() throws {
    show(.uncached { [calls] in calls.completions.append($0) })
    try open()
    answer(0, [rig.action("One")])
    try close()
    try open()
    #expect(hasWheel && !robot.exists("One") && calls.completions.count == 2)
    answer(0, [rig.action("Old")])
    #expect(hasWheel && !robot.exists("Old"))
    answer(1, [rig.action("Two")])
    #expect(robot.exists("Two"))
  }

  @Test func whatComesAtOnceHasNoWheel() throws {
    show(UIDeferredMenuElement { [rig] in $0([rig.action("Now")]) })
    try open()
    #expect(robot.exists("Now") && !hasWheel)
    try robot.settle()
  }

  @Test func whatNeverComesLeavesTheRestInUse() throws {
    show(UIDeferredMenuElement { _ in })
    try open()
    robot.wait(100)
    #expect(hasWheel)
    try robot.tap("Copy")
    #expect(rig.log.last == "Copy")
    try robot.settle()
  }

  @Test func whatComesAfterTheMenuHasClosedIsKeptOrDropped() throws {
    show(UIDeferredMenuElement { [calls] in calls.completions.append($0) })
    try open()
    try close()
    answer(0, [rig.action("Kept")])
    try open()
    #expect(robot.exists("Kept") && calls.completions.count == 1)
    try close()
    show(.uncached { [calls] in calls.completions.append($0) })
    try open()
    try close()
    answer(1, [rig.action("Dropped")])
    try open()
    #expect(!robot.exists("Dropped") && calls.completions.count == 3)
  }

  @Test func theyMayTakeTimeAgainAndBelongToAChoice() throws {
    let inner = UIDeferredMenuElement { [rig] in $0([rig.action("Small"), rig.action("Large")]) }
    let sizes = UIMenu(
      options: [.displayInline, .singleSelection],
      children: [UIDeferredMenuElement { $0([inner]) }])
    rig.elements = { [sizes] }
    try open()
    try robot.tap("Large")
    #expect(sizes.selectedElements.map(\.title) == ["Large"])
    try robot.settle()
    try open()
    #expect(try robot.find("Large").accessibilityTraits.contains(.selected))
  }

  @Test func aButtonWaitsForThemToo() throws {
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.frame = CGRect(x: 150, y: 500, width: 90, height: 44)
    rig.screen.view.addSubview(button)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIDeferredMenuElement { [calls] in calls.completions.append($0) }
    ])
    try robot.tap("More")
    robot.wait(0.5)
    answer(0, [rig.action("One")])
    try robot.tap("One")
    #expect(rig.log == ["One"])
  }

  @Test func nothingOutlivesItsUse() throws {
    let leaks = LeakCheck()
    let calls = Calls()
    do {
      let owner = leaks.track(NSObject(), "what the provider holds")
      let element = leaks.track(
        UIDeferredMenuElement { [calls] completion in
          _ = owner
          calls.completions.append(completion)
        }, "the element")
      rig.elements = { [element] }
      try open()
      leaks.track(try #require(rig.overlay), "the open menu")
      try close()
      rig.elements = nil
    }
    // The app has the completion still: it keeps nothing.
    #expect(calls.completions.count == 1)
    leaks.assertAllReleased()
    calls.completions[0]([])
  }
}
