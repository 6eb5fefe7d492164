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
