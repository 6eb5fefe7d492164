import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Questions and their answers. Every way out of them, for every face, is in `WaysOutTests` of TouchUpRx.
@MainActor @Suite struct QuestionTests {
  private enum Animal: String, CaseIterable {
    case dog, cat, rabbit, panda
  }

  private static var actions: [ActionSheetAction<Animal>] {
    Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
  }

  @Test func whatCannotBeAskedIsAnError() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let nowhere = UIViewController()
    #expect(throws: QuestionError.notInWindow(presenter: "UIViewController")) {
      try nowhere.showActionSheet(actions: Self.actions) { _ in }
    }
    #expect(throws: QuestionError.noActions) {
      try screen.showActionSheet(actions: [ActionSheetAction<Animal>]()) { _ in }
    }
    var answers = 0
    try robot.run { try screen.showActionSheet(actions: Self.actions) { _ in answers += 1 } }
    let busy = QuestionError.alreadyPresenting(
      presenter: "UIViewController", presented: "UIAlertController")
    #expect(throws: busy) {
      try screen.showActionSheet(actions: Self.actions) { _ in Issue.record("was not asked") }
    }
    await #expect(throws: busy) { _ = try await screen.choose(actions: Self.actions) }
    #expect(try #require(busy.errorDescription).contains("UIAlertController"))
    try robot.settle()
    try robot.tap("dog")
    try robot.settle()
    #expect(answers == 1)
  }

  @Test func theNextQuestionCanBeAskedFromTheAnswer() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var second: Animal??
    try robot.run {
      try screen.showActionSheet(actions: Self.actions) { [unowned screen] _ in
        try? screen.showActionSheet(title: "Again", actions: Self.actions) { second = $0 }
      }
    }
    try robot.settle()
    try robot.tap("dog")
    try robot.settle()
    #expect(robot.exists("Again"))
    try robot.tap("panda")
    try robot.settle()
    #expect(second == .some(.panda))
  }

  @Test("disabled, destructive, checked and preferred answers")
  func kinds() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var chosen: Int??
    let actions = [
      ActionSheetAction(title: "Off", actionType: 1, isEnabled: false),
      ActionSheetAction(title: "Bad", actionType: 2, style: .destructive),
      ActionSheetAction(title: "Now", actionType: 3, isChecked: true, isPreferred: true),
    ]
    try robot.run {
      try screen.showActionSheet(cancelMessage: "None", actions: actions) { chosen = $0 }
    }
    try robot.settle()
    let alert = try #require(screen.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.isEnabled) == [false, true, true, true])
    #expect(alert.actions.map(\.style) == [.default, .destructive, .default, .cancel])
    #expect(alert.preferredAction == nil, "an action sheet has none")
    #expect(try robot.find("Now").accessibilityTraits.contains(.selected))
    #expect(try !robot.find("Bad").accessibilityTraits.contains(.selected))
    assertSnapshot(of: robot, named: "sheet")
    try robot.tap("Off")
    try robot.settle()
    #expect(chosen == nil && screen.presentedViewController === alert)
    try robot.tap("Now")
    try robot.settle()
    #expect(chosen == .some(3))
  }

  @Test("a quick double tap opens one sheet, and the second tap chooses nothing")
  func doubleTap() throws {
    let screen = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Ask", for: .normal)
    button.frame = CGRect(x: 100, y: 700, width: 100, height: 44)
    screen.view.addSubview(button)
    let robot = Robot(screen)
    var (answers, refusals) = (0, 0)
    button.onTap { [unowned screen] in
      do {
        try screen.showActionSheet(cancelMessage: "None", actions: Self.actions) { _ in
          answers += 1
        }
      } catch {
        refusals += 1
      }
    }
    try robot.doubleTap("Ask")
    try robot.settle()
    #expect(robot.count(of: "panda") == 1 && answers == 0 && refusals <= 1)
    #expect(screen.presentedViewController?.presentedViewController == nil)
    try robot.tap("cat")
    try robot.settle()
    #expect(answers == 1 && screen.presentedViewController == nil)
  }

  @Test func equalTitlesAreToldApart() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var chosen: Int?
    let actions = [1, 2].map { ActionSheetAction(title: "Same", actionType: $0) }
    try robot.run { try screen.showActionSheet(actions: actions) { chosen = $0 } }
    try robot.settle()
    try robot.tap(Query("Same").last)
    try robot.settle()
    #expect(chosen == 2)
  }

  @Test(arguments: [("Delete", true), ("Keep", false)])
  func confirms(button: String, answer: Bool) async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var heard: Bool?
    try robot.run {
      try screen.showConfirmation(
        title: "Sure?", confirmTitle: "Delete", cancelMessage: "Keep", isDestructive: true
      ) { heard = $0 }
    }
    try robot.settle()
    try robot.tap("\(button)")
    try robot.settle()
    #expect(heard == answer)
    let task = robot.run {
      Task {
        try await screen.confirm(title: "Sure?", confirmTitle: "Delete", cancelMessage: "Keep")
      }
    }
    while screen.presentedViewController == nil { await Task.yield() }
    try robot.settle()
    try robot.tap("\(button)")
    try await robot.idle()
    #expect(try await task.value == answer)
  }
}
