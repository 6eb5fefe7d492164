import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Every way out of a question that is answered by typing.
@MainActor @Suite struct PromptTests {
  /// How a question ends.
  enum Way: CaseIterable {
    case confirm, returnKey, cancel, escape, dismissedItself, dismissedByPresenter, rootReplaced
    case dismissedOnItsWayIn

    var answers: Bool { self == .confirm || self == .returnKey }
  }

  /// How it is asked.
  enum Face: CaseIterable {
    case closure, waiting
  }

  @Test(arguments: Way.allCases, Face.allCases)
  func givesOneAnswer(way: Way, face: Face) async throws {
    var answers: [String?] = []
    weak var (goneScreen, goneAlert): (UIViewController?, UIViewController?)
    do {
      let robot = Robot(UIViewController())
      let screen = try #require(robot.window.rootViewController)
      goneScreen = screen
      var task: Task<Void, Never>?
      switch face {
      case .closure:
        try robot.run {
          try screen.showPrompt(
            title: "Name?", text: "A", confirmTitle: "Save", cancelMessage: "None"
          ) { answers.append($0) }
        }
      case .waiting:
        task = robot.run {
          Task { [unowned screen] in
            answers.append(
              try? await screen.prompt(
                title: "Name?", text: "A", confirmTitle: "Save", cancelMessage: "None"))
          }
        }
        while screen.presentedViewController == nil { await Task.yield() }
      }
      goneAlert = screen.presentedViewController
      if way != .dismissedOnItsWayIn {
        try robot.settle()
        robot.type("da")
      }
      try leave(way, robot, screen)
      try await robot.idle()
      await task?.value
      for _ in 0..<5 { await Task.yield() }
      #expect(answers == [way.answers ? "Ada" : nil])
      #expect(screen.presentedViewController == nil)
    }
    for _ in 0..<5 { await Task.yield() }
    #expect(goneScreen == nil && goneAlert == nil)
    #expect(answers.count == 1)
  }

  private func leave(_ way: Way, _ robot: Robot, _ screen: UIViewController) throws {
    switch way {
    case .confirm: try robot.tap("Save")
    case .returnKey: robot.press(.enter)
    case .cancel: try robot.tap("None")
    case .escape: robot.press(.escape)
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
      Task {
        try await screen.prompt(title: "Name?", confirmTitle: "Save", cancelMessage: "None")
      }
    }
    if after > 0 {
      while screen.presentedViewController == nil { await Task.yield() }
      robot.wait(after)
    }
    task.cancel()
    try await robot.idle()
    let answer = try await task.value
    #expect(answer == nil)
    #expect(screen.presentedViewController == nil && !robot.exists("Save"))
  }

  @Test func theAnswerCanBeGivenWhileItIsValid() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var answers: [String?] = []
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      try robot.run {
        try screen.showPrompt(
          title: "Name?", placeholder: "At least three", confirmTitle: "Save",
          cancelMessage: "None",
          validate: { text in
            owner.pressed()
            return text.count >= 3
          }
        ) { answers.append($0) }
      }
    }
    try robot.settle()
    let save = try robot.find("Save")
    #expect(robot.exists("At least three"))
    #expect(save.accessibilityTraits.contains(.notEnabled))
    robot.type("ab")
    robot.press(.enter)
    try robot.settle()
    #expect(answers.isEmpty)
    robot.type("c")
    #expect(!save.accessibilityTraits.contains(.notEnabled))
    robot.press(.delete)
    #expect(save.accessibilityTraits.contains(.notEnabled))
    #expect(gone?.calls == 5)
    robot.type("d")
    robot.press(.enter)
    try robot.settle()
    #expect(answers == ["abd"])
    #expect(gone == nil)
  }

  @Test func whatCannotBeAskedIsAnError() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let nowhere = UIViewController()
    #expect(throws: QuestionError.notInWindow(presenter: "UIViewController")) {
      try nowhere.showPrompt(title: nil, confirmTitle: "Save", cancelMessage: "None") { _ in
        Issue.record("was not asked")
      }
    }
    try robot.run {
      try screen.showPrompt(title: nil, confirmTitle: "Save", cancelMessage: "None") { _ in }
    }
    await #expect(
      throws: QuestionError.alreadyPresenting(
        presenter: "UIViewController", presented: "UIAlertController")
    ) {
      _ = try await screen.prompt(title: nil, confirmTitle: "Save", cancelMessage: "None")
    }
  }

  @Test func theFieldCanBeASecret() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var answer: String??
    try robot.run {
      try screen.showPrompt(
        title: "Password?", confirmTitle: "Go", cancelMessage: "None",
        configure: { $0.isSecureTextEntry = true }
      ) { answer = $0 }
    }
    try robot.settle()
    robot.type("hunter2")
    #expect(!robot.screen.contains("hunter2") && robot.screen.contains("•••••••"))
    robot.press(.enter)
    try robot.settle()
    #expect(answer == .some("hunter2"))
  }
}
