import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Questions asked, taken back and swept away at the worst moments: each has one answer, and nothing stays.
@MainActor @Suite struct QuestionStormTests {
  private static let actions = [ActionSheetAction(title: "Go", actionType: "go")]

  private static var coarse: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }

  @MainActor private final class Heard {
    var answers: [String] = []

    func hear(_ answer: String?) { answers.append(answer ?? "none") }
  }

  @Test("a task cancelled at any frame, on the way in or out, gets one answer")
  func cancelledAtEachFrame() async throws {
    let robot = Robot(UIViewController(), device: Self.coarse)
    let screen = try #require(robot.window.rootViewController)
    for frame in 0..<50 {
      for isOnItsWayOut in [false, true] {
        let heard = Heard()
        let task = robot.run {
          Task { [weak screen] in
            heard.hear(try await screen?.choose(cancelMessage: "None", actions: Self.actions))
          }
        }
        while screen.presentedViewController == nil { await Task.yield() }
        if isOnItsWayOut {
          try robot.settle()
          try robot.tap("Go")
        }
        robot.wait(Double(frame) / 60)
        robot.run { task.cancel() }
        try await robot.idle()
        for _ in 0..<10 { await Task.yield() }
        #expect(heard.answers == [isOnItsWayOut ? "go" : "none"], "frame \(frame)")
        #expect(screen.presentedViewController == nil && robot.window.subviews.count == 1)
      }
    }
  }

  @Test("who leaves cannot ask, and who waits with it is told")
  func presentersThatLeave() async throws {
    let robot = Robot(UIViewController(), device: Self.coarse)
    let bottom = try #require(robot.window.rootViewController)
    let heard = Heard()
    let before = Diagnostics.listener
    var reports: [String] = []
    Diagnostics.listener = { if $0.contains("presented") { reports.append($0) } }
    defer { Diagnostics.listener = before }
    let card = UINavigationController(rootViewController: UIViewController())
    let screen = try #require(card.topViewController)
    robot.run { bottom.present(card, animated: false) }
    try await robot.idle()
    try robot.run {
      for _ in 0..<3 {
        try screen.showActionSheet(actions: Self.actions, whenBusy: .wait) { heard.hear($0) }
      }
    }
    try await robot.idle()
    robot.run { bottom.dismiss(animated: true) }
    robot.wait(0.05)
    #expect(throws: QuestionError.isBeingDismissed(presenter: "UIViewController")) {
      try robot.run {
        try screen.showActionSheet(actions: Self.actions) { heard.hear($0) }
      }
    }
    for _ in 0..<20 { await Task.yield() }
    try await robot.idle()
    #expect(heard.answers == ["none", "none", "none"] && reports == [])
    #expect(robot.window.subviews.count == 1)
  }

  @Test("those that wait and are taken back leave nothing in the window")
  func nothingPilesUp() async throws {
    let robot = Robot(UIViewController(), device: Self.coarse)
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    try robot.run {
      try screen.showActionSheet(actions: Self.actions) { heard.hear($0) }
    }
    try await robot.idle()
    let alert = try #require(screen.presentedViewController)
    for _ in 0..<1000 {
      let stream = screen.showActionSheet(actions: Self.actions, whenBusy: .wait)
      let subscription = robot.run { stream.subscribe() }
      robot.run { subscription.dispose() }
      for _ in 0..<3 { await Task.yield() }
    }
    #expect(alert.view.subviews.count < 10)
    try robot.tap("Go")
    try await robot.idle()
    #expect(heard.answers == ["go"] && screen.presentedViewController == nil)
  }

  @Test("a storm of questions", arguments: (1...12).map { UInt64($0) })
  func storm(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let leaks = LeakCheck()
    var asked = 0
    let heard = Heard()
    do {
      let robot = Robot(UIViewController(), device: Self.coarse)
      let bottom = try #require(robot.window.rootViewController)
      var tasks: [Task<Void, any Error>] = []
      for _ in 0..<60 {
        var screen = bottom
        while let next = screen.presentedViewController, !(next is UIAlertController) {
          screen = next
        }
        let busy: WhenBusy = Bool.random(using: &random) ? .wait : .fail
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1:
          robot.run {
            let thing = leaks.track(NSObject(), "what a handler holds")
            do {
              try screen.showActionSheet(
                cancelMessage: "None", actions: Self.actions, whenBusy: busy
              ) {
                heard.hear($0)
                _ = thing
              }
              asked += 1
            } catch {}
          }
        case 2, 3:
          asked += 1
          tasks.append(
            robot.run {
              Task { [weak screen] in
                heard.hear(
                  try? await screen?.choose(actions: Self.actions, whenBusy: busy) ?? "none")
              }
            })
        case 4: tasks.randomElement(using: &random)?.cancel()
        case 5:
          if screen.presentedViewController == nil, !screen.isBeingDismissed {
            let card = leaks.track(UIViewController(), "a card")
            robot.run { screen.present(card, animated: true) }
          }
        case 6: robot.run { screen.dismiss(animated: true) }
        case 7: if robot.exists("Go") { try? robot.tap("Go") }
        default: robot.turnDevice()
        }
        for _ in 0..<Int.random(in: 0..<4, using: &random) { await Task.yield() }
        robot.wait([0, 0.02, 0.1, 0.5].randomElement(using: &random) ?? 0)
      }
      for task in tasks { task.cancel() }
      var rounds = 0
      repeat {
        for _ in 0..<20 { await Task.yield() }
        robot.run { bottom.dismiss(animated: true) }
        try await robot.idle()
        rounds += 1
      } while (bottom.presentedViewController != nil || heard.answers.count < asked) && rounds < 80
      #expect(bottom.presentedViewController == nil && robot.window.subviews.count == 1)
      #expect(bottom.view.transform.isIdentity && bottom.view.frame == robot.window.bounds)
    }
    for _ in 0..<20 { await Task.yield() }
    #expect(heard.answers.count == asked)
    #expect(leaks.verifyAllReleased() == nil)
  }
}
