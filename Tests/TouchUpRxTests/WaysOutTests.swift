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

  /// What is asked.
  enum Kind: CaseIterable {
    case sheet, confirmation, prompt

    var answer: String {
      switch self {
      case .sheet: "cat"
      case .confirmation: "Yes"
      case .prompt: "Ada"
      }
    }
  }

  /// How it is asked.
  enum Face: CaseIterable {
    case closure, waiting, stream
  }

  /// How it ends.
  enum Way: CaseIterable {
    case choice, cancel, tapBeside, swipe, escape, escapeGesture
    case dismissedItself, dismissedByPresenter, dismissedOnItsWayIn, presenterDismissed
    case presenterFreed, windowHidden, appEnded
    case takenBackOnItsWayIn, takenBack, takenBackOnItsWayOut

    /// Whether the one who asked ends it: the task is cancelled, the subscription disposed of.
    var isTakenBack: Bool {
      [.takenBackOnItsWayIn, .takenBack, .takenBackOnItsWayOut].contains(self)
    }

    /// Whether the animation that brings it is over before.
    var settlesBefore: Bool { self != .dismissedOnItsWayIn && self != .takenBackOnItsWayIn }

    /// Whether nothing comes of it, as in UIKit: a swipe leaves any question, a tap beside it leaves an alert.
    func isNone(for kind: Kind) -> Bool {
      self == .swipe || self == .tapBeside && kind != .sheet
    }
  }

  struct Row: CustomTestStringConvertible {
    var kind: Kind
    var face: Face
    var way: Way

    var testDescription: String { "\(kind), \(face), \(way)" }
  }

  /// Those that go together: a closure has nobody who could take it back.
  nonisolated static let table = Kind.allCases.flatMap { kind in
    Face.allCases.flatMap { face in
      Way.allCases.filter { face != .closure || !$0.isTakenBack }.map { way in
        Row(kind: kind, face: face, way: way)
      }
    }
  }

  @Test(arguments: table) func givesOneAnswer(row: Row) async throws {
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
      let asked = robot.run { ask(row, screen, heard) }
      while screen.presentedViewController == nil { await Task.yield() }
      goneAlert = screen.presentedViewController
      if row.way.settlesBefore { try robot.settle() } else { robot.wait(0.1) }
      try leave(row, robot, screen, bottom, asked)
      try await robot.idle()
      if row.way.isNone(for: row.kind) {
        #expect(heard.answers.isEmpty && screen.presentedViewController === goneAlert)
        robot.press(.escape)
        try await robot.idle()
      }
      for _ in 0..<10 { await Task.yield() }
      if row.way != .windowHidden, row.way != .appEnded {
        #expect(screen.presentedViewController == nil)
      }
    }
    for _ in 0..<10 { await Task.yield() }
    #expect(heard.answers == expected(row))
    #expect(goneScreen == nil && goneAlert == nil)
  }

  /// What is heard; a stream that was disposed of says nothing more, as all streams do.
  private func expected(_ row: Row) -> [String] {
    if row.face == .stream, row.way.isTakenBack { return [] }
    return row.way == .choice || row.way == .takenBackOnItsWayOut ? [row.kind.answer] : ["none"]
  }

  @MainActor private final class Heard {
    var answers: [String] = []

    func hear(_ answer: String?) { answers.append(answer ?? "none") }

    func subscribe(to stream: Observable<String>) -> any Disposable {
      var hasNext = false
      return stream.subscribe(
        onNext: { [self] in
          hasNext = true
          hear($0)
        }, onCompleted: { [self] in if !hasNext { hear(nil) } })
    }
  }

  /// What can take a question back.
  private struct Asked {
    var task: Task<Void, Never>?
    var subscription: (any Disposable)?
  }

  private static var actions: [ActionSheetAction<Animal>] {
    Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
  }

  private func ask(_ row: Row, _ screen: UIViewController, _ heard: Heard) -> Asked {
    switch row.face {
    case .closure:
      askByClosure(row.kind, screen, heard)
      return Asked()
    case .waiting:
      return Asked(
        task: Task { [weak screen] in heard.hear(await Self.answer(row.kind) { screen }) })
    case .stream:
      return Asked(subscription: heard.subscribe(to: stream(row.kind, screen)))
    }
  }

  private func askByClosure(_ kind: Kind, _ screen: UIViewController, _ heard: Heard) {
    switch kind {
    case .sheet:
      try? screen.showActionSheet(title: "Which?", cancelMessage: "None", actions: Self.actions) {
        heard.hear($0?.rawValue)
      }
    case .confirmation:
      try? screen.showConfirmation(title: "Sure?", confirmTitle: "Yes", cancelMessage: "None") {
        heard.hear($0 ? "Yes" : nil)
      }
    case .prompt:
      try? screen.showPrompt(
        title: "Name?", text: "Ada", confirmTitle: "Save", cancelMessage: "None"
      ) { heard.hear($0) }
    }
  }

  /// NB: nobody but the method itself holds the screen while it waits.
  private static func answer(
    _ kind: Kind, _ screen: @MainActor () -> UIViewController?
  ) async -> String? {
    switch kind {
    case .sheet:
      try? await screen()?.choose(title: "Which?", cancelMessage: "None", actions: actions)?
        .rawValue
    case .confirmation:
      (try? await screen()?.confirm(title: "Sure?", confirmTitle: "Yes", cancelMessage: "None"))
        == true ? "Yes" : nil
    case .prompt:
      try? await screen()?.prompt(
        title: "Name?", text: "Ada", confirmTitle: "Save", cancelMessage: "None")
    }
  }

  private func stream(_ kind: Kind, _ screen: UIViewController) -> Observable<String> {
    switch kind {
    case .sheet:
      screen.showActionSheet(title: "Which?", cancelMessage: "None", actions: Self.actions)
        .map(\.rawValue)
    case .confirmation:
      screen.showConfirmation(title: "Sure?", confirmTitle: "Yes", cancelMessage: "None")
        .map { "Yes" }
    case .prompt:
      screen.showPrompt(title: "Name?", text: "Ada", confirmTitle: "Save", cancelMessage: "None")
    }
  }

  private func leave(
    _ row: Row, _ robot: Robot, _ screen: UIViewController, _ bottom: UIViewController,
    _ asked: Asked
  ) throws {
    switch row.way {
    case .choice: try choose(row.kind, robot)
    case .cancel: try robot.tap("None")
    case .tapBeside: try robot.touchDown(at: CGPoint(x: 200, y: 90)).up()
    case .swipe: try robot.swipe(.down, on: Query(title(row.kind)), distance: 450)
    case .escape: robot.press(.escape)
    case .escapeGesture: #expect(robot.escapeGesture())
    case .dismissedItself:
      robot.run { screen.presentedViewController?.dismiss(animated: true) }
    case .dismissedByPresenter, .dismissedOnItsWayIn:
      robot.run { screen.dismiss(animated: true) }
    case .presenterDismissed: robot.run { bottom.dismiss(animated: true) }
    case .presenterFreed:
      robot.run { robot.window.rootViewController = UIViewController() }
    case .windowHidden: robot.run { robot.window.isHidden = true }
    case .appEnded: break
    case .takenBackOnItsWayIn, .takenBack: robot.run { takeBack(asked) }
    case .takenBackOnItsWayOut:
      try choose(row.kind, robot)
      robot.wait(0.1)
      robot.run { takeBack(asked) }
    }
  }

  private func title(_ kind: Kind) -> String {
    switch kind {
    case .sheet: "Which?"
    case .confirmation: "Sure?"
    case .prompt: "Name?"
    }
  }

  private func choose(_ kind: Kind, _ robot: Robot) throws {
    switch kind {
    case .sheet: try robot.tap("cat")
    case .confirmation: try robot.tap("Yes")
    case .prompt: try robot.tap("Save")
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
