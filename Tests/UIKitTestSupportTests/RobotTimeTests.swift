import Testing
import UIKit
import UIKitLoop
import UIKitTestSupport

@MainActor
struct RobotTimeTests {
  let screen = FormViewController()
  let robot: Robot

  init() {
    robot = Robot(screen)
  }

  @Test func waitsFrameByFrame() {
    robot.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.card.alpha = 0.5 }
    }
    let start = robot.now
    robot.wait(0.5)
    #expect(abs(robot.now - start - 0.5) < 1e-9)
    let shown = screen.card.layer.presentation()?.opacity ?? 0
    #expect(abs(shown - 0.75) < 0.02)
    robot.wait(-1)
    robot.wait(.nan)
    #expect(abs(robot.now - start - 0.5) < 1e-9)
  }

  @Test func settles() throws {
    var isDone = false
    robot.run {
      UIView.animate(withDuration: 0.4, delay: 0.2) {
        screen.card.center.y += 100
      } completion: { _ in
        isDone = true
      }
    }
    try robot.settle()
    #expect(isDone)
    #expect(robot.now < 1)
    let before = robot.now
    try robot.settle()
    #expect(robot.now == before)
  }

  @Test func whatDoesNotSettleIsNamed() throws {
    robot.run {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
        screen.card.alpha = 0.2
      }
    }
    let error = try #require(failure { try robot.settle(limit: 1) })
    #expect(
      error.reason
        == .doesNotSettle(seconds: 1, causes: ["UIView \"card\" is animated (opacity)"]))
    #expect(error.description.contains("After 1.0 s something still goes on."))
  }

  @Test func aTimerThatSetsItselfAgainIsNamed() throws {
    func again() {
      robot.loop.schedule(after: 0.25) { again() }
    }
    again()
    let error = try #require(failure { try robot.settle(limit: 1) })
    guard case .doesNotSettle(_, let causes) = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(causes.first?.hasPrefix("work is scheduled in 0.25 s") == true)
  }

  @Test func waitsForSomethingToAppear() throws {
    robot.loop.schedule(after: 0.5) { screen.result.text = "Ready" }
    try robot.wait(for: "Ready")
    #expect(robot.now < 0.6)
    let error = try #require(failure { try robot.wait(for: "Redy", within: 0.5) })
    #expect(error.reason == .notFound(query: "\"Redy\"", hints: ["text \"Ready\""]))
    #expect(robot.now > 1)
  }

  @Test func tasksRunWhenIdle() async throws {
    let loop = robot.loop
    screen.save.addAction(
      UIAction { [screen] _ in
        Task { @MainActor in
          await withCheckedContinuation { done in
            loop.schedule(after: 1) { done.resume() }
          }
          screen.result.text = "Task done"
        }
      }, for: .touchUpInside)
    try robot.tap("Save")
    #expect(!robot.exists("Task done"))
    try await robot.idle()
    #expect(robot.exists("Task done"))
  }
}
