import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Every way out of a question, for every face: exactly one answer, and nothing alive afterwards.
@MainActor @Suite struct QuestionTests {
  private enum Animal: String, CaseIterable {
    case dog, cat, rabbit, panda
  }

  private static var actions: [ActionSheetAction<Animal>] {
    Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
  }

  /// How a question ends.
  enum Way: CaseIterable {
    case choice, cancel, tapBeside, dismissedItself, dismissedByPresenter, rootReplaced
    case dismissedOnItsWayIn

    /// Whether something is chosen.
    var chooses: Bool { self == .choice }
  }

  /// How it is asked.
  enum Face: CaseIterable {
    case closure, waiting
  }

  @Test(arguments: Way.allCases, Face.allCases)
  func givesOneAnswer(way: Way, face: Face) async throws {
    var answers: [Animal?] = []
    weak var (goneScreen, goneAlert): (UIViewController?, UIViewController?)
    do {
      let robot = Robot(UIViewController())
      let screen = try #require(robot.window.rootViewController)
      goneScreen = screen
      var task: Task<Void, Never>?
      switch face {
      case .closure:
        try robot.run {
          try screen.showActionSheet(
            title: "Which?", cancelMessage: "None", actions: Self.actions
          ) { answers.append($0) }
        }
      case .waiting:
        task = robot.run {
          Task { [unowned screen] in
            answers.append(
              try? await screen.choose(
                title: "Which?", cancelMessage: "None", actions: Self.actions))
          }
        }
        while screen.presentedViewController == nil { await Task.yield() }
      }
      goneAlert = screen.presentedViewController
      if way != .dismissedOnItsWayIn { try robot.settle() }
      try leave(way, robot, screen)
      try await robot.idle()
      await task?.value
      for _ in 0..<5 { await Task.yield() }
      #expect(answers == [way.chooses ? .cat : nil])
      #expect(screen.presentedViewController == nil)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(goneScreen == nil && goneAlert == nil)
    #expect(answers.count == 1)
  }

  private func leave(_ way: Way, _ robot: Robot, _ screen: UIViewController) throws {
    switch way {
    case .choice: try robot.tap("cat")
    case .cancel: try robot.tap("None")
    case .tapBeside: try robot.touchDown(at: CGPoint(x: 200, y: 90)).up()
    case .dismissedItself:
      robot.run { screen.presentedViewController?.dismiss(animated: true) }
    case .dismissedByPresenter, .dismissedOnItsWayIn:
      robot.run { screen.dismiss(animated: true) }
    case .rootReplaced:
      robot.run { robot.window.rootViewController = UIViewController() }
    }
  }

  @Test(arguments: [0.0, 0.1, 1]) func aCancelledTaskTakesItsQuestionBack(after: Double)
    async throws
  {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let task = robot.run {
      Task { try await screen.choose(title: "Which?", actions: Self.actions) }
    }
    if after > 0 {
      while screen.presentedViewController == nil { await Task.yield() }
      robot.wait(after)
    }
    task.cancel()
    try await robot.idle()
    let answer = try await task.value
    #expect(answer == nil)
    #expect(screen.presentedViewController == nil && !robot.exists("cat"))
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

  @Test func aHundredRoundsLeaveNothing() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var count = 0
    for round in 0..<100 {
      try robot.run {
        try screen.showActionSheet(cancelMessage: "None", actions: Self.actions) { _ in count += 1 }
      }
      if round < 20 {
        try robot.settle()
        try robot.tap(round.isMultiple(of: 2) ? "cat" : "None")
        try robot.settle()
      } else {
        robot.run { screen.dismiss(animated: false) }
        robot.wait(0.4)
      }
      #expect(screen.presentedViewController == nil)
    }
    #expect(robot.window.subviews.count == 1)
    #expect(count >= 20)
  }
}
