import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Questions that wait for their turn.
@MainActor @Suite struct QuestionQueueTests {
  private static func actions(_ title: String) -> [ActionSheetAction<String>] {
    [ActionSheetAction(title: title, actionType: title)]
  }

  @MainActor private final class Heard {
    var answers: [String] = []

    func hear(_ answer: String?) { answers.append(answer ?? "none") }
  }

  private func ask(_ title: String, _ screen: UIViewController, _ heard: Heard) throws {
    try screen.showActionSheet(actions: Self.actions(title), whenBusy: .wait) { heard.hear($0) }
  }

  @Test("one after the other, in the order asked")
  func order() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    try robot.run { for title in ["A", "B", "C"] { try ask(title, screen, heard) } }
    for title in ["A", "B", "C"] {
      try await robot.idle()
      #expect(robot.exists(Query(title)) && robot.count(of: "A") + robot.count(of: "B") < 2)
      try robot.tap(Query(title))
      try await robot.idle()
      #expect(heard.answers.last == title)
    }
    #expect(heard.answers == ["A", "B", "C"] && screen.presentedViewController == nil)
  }

  @Test("no task is needed: a robot that settles sees the next one")
  func withoutTasks() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    try robot.run { for title in ["A", "B", "C"] { try ask(title, screen, heard) } }
    for title in ["A", "B", "C"] {
      try robot.settle()
      try robot.tap(Query(title))
    }
    try robot.settle()
    #expect(heard.answers == ["A", "B", "C"] && screen.presentedViewController == nil)
  }

  @Test("it waits for what the app presents, also when that covers everything, or is replaced")
  func others() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    let (below, above) = (UIViewController(), UIViewController())
    below.modalPresentationStyle = .fullScreen
    above.modalPresentationStyle = .fullScreen
    robot.run {
      screen.present(below, animated: false) { below.present(above, animated: true) }
    }
    try await robot.idle()
    try robot.run { try ask("A", screen, heard) }
    robot.run { above.dismiss(animated: true) }
    try await robot.idle()
    #expect(screen.presentedViewController === below && heard.answers.isEmpty)
    let next = UIViewController()
    robot.run {
      below.dismiss(animated: true) { [unowned screen] in screen.present(next, animated: true) }
    }
    try await robot.idle()
    #expect(screen.presentedViewController === next)
    // A person swipes the card away, and then it is asked.
    try robot.drag(
      from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 800), duration: 0.3)
    try await robot.idle()
    try robot.tap("A")
    try await robot.idle()
    #expect(heard.answers == ["A"])
  }

  @Test("an answer that presents something itself comes first")
  func answerPresents() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    try robot.run {
      try screen.showActionSheet(actions: Self.actions("A")) { [unowned screen] in
        heard.hear($0)
        screen.present(
          UIAlertController(title: "Own", message: nil, preferredStyle: .alert), animated: true)
      }
      try ask("B", screen, heard)
    }
    try await robot.idle()
    try robot.tap("A")
    try await robot.idle()
    #expect(robot.exists("Own") && !robot.exists("B"))
    robot.run { screen.dismiss(animated: true) }
    try await robot.idle()
    try robot.tap("B")
    try await robot.idle()
    #expect(heard.answers == ["A", "B"])
  }

  @Test("taken back while it waits, it is not asked, and is answered once")
  func takenBack() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    try robot.run { try ask("A", screen, heard) }
    let task = robot.run {
      Task {
        heard.hear(try await screen.choose(actions: Self.actions("B"), whenBusy: .wait))
      }
    }
    try await robot.idle()
    task.cancel()
    try await task.value
    #expect(heard.answers == ["none"])
    try robot.tap("A")
    try await robot.idle()
    #expect(heard.answers == ["none", "A"] && screen.presentedViewController == nil)
  }

  /// What ends the wait of a question that cannot be asked any more.
  enum End: CaseIterable {
    case presenterLeaves, presenterFreed
  }

  @Test(arguments: End.allCases) func whatCannotBeAskedIsAnswered(end: End) async throws {
    let heard = Heard()
    weak var gone: UIViewController?
    do {
      let robot = Robot(UIViewController())
      var screen: UIViewController? = UIViewController()
      robot.run { robot.window.rootViewController = screen }
      gone = screen
      try robot.run {
        try ask("A", screen!, heard)
        try ask("B", screen!, heard)
      }
      try await robot.idle()
      if end == .presenterFreed { screen = nil }
      robot.run { robot.window.rootViewController = UIViewController() }
      try await robot.idle()
      for _ in 0..<10 { await Task.yield() }
      #expect(heard.answers == ["none", "none"])
      if end == .presenterLeaves { #expect(screen?.presentedViewController == nil) }
      screen = nil
    }
    #expect(gone == nil)
  }

  @Test("a child's question waits for its parent's")
  func children() async throws {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let robot = Robot(parent)
    let heard = Heard()
    try robot.run {
      try ask("A", parent, heard)
      try ask("B", child, heard)
      try ask("C", parent, heard)
    }
    for title in ["A", "B", "C"] {
      try await robot.idle()
      try robot.tap(Query(title))
    }
    try await robot.idle()
    #expect(heard.answers == ["A", "B", "C"])
  }

  @Test("a hundred wait, and nothing is left of them")
  func hundred() async throws {
    var device = HostDevice.phone
    device.scale = 0.5
    let robot = Robot(UIViewController(), device: device)
    let screen = try #require(robot.window.rootViewController)
    let heard = Heard()
    let leaks = LeakCheck()
    for round in 0..<100 {
      let thing = leaks.track(NSObject(), "what question \(round) holds")
      try robot.run {
        try screen.showActionSheet(actions: Self.actions("\(round)"), whenBusy: .wait) {
          _ = thing
          heard.hear($0)
        }
      }
    }
    for round in 0..<100 {
      try await robot.idle()
      try robot.tap(Query("\(round)"))
    }
    try await robot.idle()
    #expect(heard.answers == (0..<100).map(String.init))
    #expect(screen.view.subviews.isEmpty && robot.window.subviews.count == 1)
    leaks.assertAllReleased()
  }
}
