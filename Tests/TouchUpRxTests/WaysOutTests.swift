import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Every way out of a question, for every face: exactly one answer, and nothing alive afterwards.
@MainActor @Suite struct WaysOutTests {
  private enum Animal: String, CaseIterable {
    case dog, cat, rabbit, panda
  }

  /// How it is asked.
  enum Face: CaseIterable {
    case closure, waiting, stream
  }

  /// How it ends.
  enum Way: CaseIterable {
    case choice, cancel, tapBeside, escape
    case dismissedItself, dismissedByPresenter, dismissedOnItsWayIn, presenterDismissed
    case rootReplaced, windowHidden, appEnded
    case takenBackOnItsWayIn, takenBack, takenBackOnItsWayOut

    /// Whether the one who asked ends it: the task is cancelled, the subscription disposed of.
    var isTakenBack: Bool {
      [.takenBackOnItsWayIn, .takenBack, .takenBackOnItsWayOut].contains(self)
    }

    /// Whether the animation that brings it is over before.
    var settlesBefore: Bool { self != .dismissedOnItsWayIn && self != .takenBackOnItsWayIn }
  }

  /// Those that go together: a closure has nobody who could take it back.
  nonisolated static let table = Face.allCases.flatMap { face in
    Way.allCases.filter { face != .closure || !$0.isTakenBack }.map { (face, $0) }
  }

  @Test(arguments: table) func givesOneAnswer(face: Face, way: Way) async throws {
    let heard = Heard()
    weak var (goneScreen, goneAlert): (UIViewController?, UIViewController?)
    do {
      let bottom = UIViewController()
      let robot = Robot(bottom)
      let screen = UIViewController()
      screen.modalPresentationStyle = .overFullScreen
      robot.run { bottom.present(screen, animated: false) }
      try robot.settle()
      goneScreen = screen
      let asked = ask(face, screen, robot, heard)
      while screen.presentedViewController == nil { await Task.yield() }
      goneAlert = screen.presentedViewController
      if way.settlesBefore { try robot.settle() } else { robot.wait(0.1) }
      try leave(way, robot, screen, bottom, asked)
      try await robot.idle()
      for _ in 0..<10 { await Task.yield() }
      if way != .windowHidden, way != .appEnded { #expect(screen.presentedViewController == nil) }
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(heard.answers == expected(face, way))
    #expect(goneScreen == nil && goneAlert == nil)
  }

  /// What is heard; a stream that was disposed of says nothing more, as all streams do.
  private func expected(_ face: Face, _ way: Way) -> [String] {
    if face == .stream, way.isTakenBack { return [] }
    return way == .choice || way == .takenBackOnItsWayOut ? ["cat"] : ["none"]
  }

  @MainActor private final class Heard {
    var answers: [String] = []
  }

  /// What can take a question back.
  private struct Asked {
    var task: Task<Void, Never>?
    var subscription: (any Disposable)?
  }

  private func ask(
    _ face: Face, _ screen: UIViewController, _ robot: Robot, _ heard: Heard
  ) -> Asked {
    let actions = Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
    return robot.run {
      switch face {
      case .closure:
        try? screen.showActionSheet(title: "Which?", cancelMessage: "None", actions: actions) {
          heard.answers.append($0?.rawValue ?? "none")
        }
        return Asked()
      case .waiting:
        return Asked(
          task: Task { [weak screen] in
            let answer = try? await screen?.choose(
              title: "Which?", cancelMessage: "None", actions: actions)
            heard.answers.append(answer?.rawValue ?? "none")
          })
      case .stream:
        var hasNext = false
        return Asked(
          subscription: screen.showActionSheet(
            title: "Which?", cancelMessage: "None", actions: actions
          ).subscribe(
            onNext: {
              hasNext = true
              heard.answers.append($0.rawValue)
            }, onCompleted: { if !hasNext { heard.answers.append("none") } }))
      }
    }
  }

  private func leave(
    _ way: Way, _ robot: Robot, _ screen: UIViewController, _ bottom: UIViewController,
    _ asked: Asked
  ) throws {
    switch way {
    case .choice: try robot.tap("cat")
    case .cancel: try robot.tap("None")
    case .tapBeside: try robot.touchDown(at: CGPoint(x: 200, y: 90)).up()
    case .escape: robot.press(.escape)
    case .dismissedItself:
      robot.run { screen.presentedViewController?.dismiss(animated: true) }
    case .dismissedByPresenter, .dismissedOnItsWayIn:
      robot.run { screen.dismiss(animated: true) }
    case .presenterDismissed: robot.run { bottom.dismiss(animated: true) }
    case .rootReplaced:
      robot.run { robot.window.rootViewController = UIViewController() }
    case .windowHidden: robot.run { robot.window.isHidden = true }
    case .appEnded: break
    case .takenBackOnItsWayIn, .takenBack: robot.run { takeBack(asked) }
    case .takenBackOnItsWayOut:
      try robot.tap("cat")
      robot.wait(0.1)
      robot.run { takeBack(asked) }
    }
  }

  private func takeBack(_ asked: Asked) {
    asked.task?.cancel()
    asked.subscription?.dispose()
  }

  @Test func aTaskCancelledBeforeAsksNothing() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let actions = [ActionSheetAction(title: "Dog", actionType: Animal.dog)]
    let task = robot.run { Task { try await screen.choose(actions: actions) } }
    task.cancel()
    #expect(try await task.value == nil)
    #expect(screen.presentedViewController == nil)
  }

  @Test func aThousandRoundsLeaveNothing() throws {
    // Few pixels: nobody looks.
    var device = HostDevice.phone
    device.scale = 0.5
    let robot = Robot(UIViewController(), device: device)
    let screen = try #require(robot.window.rootViewController)
    let leaks = LeakCheck()
    var count = 0
    let actions = Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
    defer { UIView.setAnimationsEnabled(true) }
    for round in 0..<1000 {
      // The later ones at once, so that it does not take a minute.
      if round == 100 { UIView.setAnimationsEnabled(false) }
      let thing = leaks.track(NSObject(), "what round \(round) holds")
      try robot.run {
        try screen.showActionSheet(cancelMessage: "None", actions: actions) { _ in
          count += 1
          _ = thing
        }
      }
      let alert = try #require(screen.presentedViewController as? UIAlertController)
      leaks.track(alert, "alert \(round)")
      try robot.settle()
      if round.isMultiple(of: 2) { robot.press(.escape) } else { try robot.tap("cat") }
      try robot.settle()
    }
    #expect(count == 1000 && robot.window.subviews.count == 1)
    leaks.assertAllReleased()
  }
}
