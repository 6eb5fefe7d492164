import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Questions that a person answers.
@MainActor @Suite struct UIAlertControllerTests {
  private let log = CallLog()

  private func ask(
    _ style: UIAlertController.Style, title: String? = "Question?", message: String? = nil,
    answers: [(String, UIAlertAction.Style)], device: HostDevice = .phone
  ) throws -> (robot: Robot, alert: UIAlertController) {
    let root = UIViewController()
    let robot = Robot(root, device: device)
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for (name, kind) in answers {
      alert.addAction(
        UIAlertAction(title: name, style: kind) { [log, unowned root] action in
          log.note(
            "\(action.title ?? "")\(root.presentedViewController == nil ? "" : " too early")")
        })
    }
    robot.run { root.present(alert, animated: true) }
    try robot.settle()
    return (robot, alert)
  }

  private let yesNo: [(String, UIAlertAction.Style)] = [
    ("Delete", .destructive), ("Keep", .cancel),
  ]

  @Test func theChosenAnswerRunsOnceAfterTheDismissal() throws {
    let (robot, alert) = try ask(.alert, answers: yesNo)
    try robot.tap("Delete")
    #expect(log.take() == [])
    #expect(alert.isBeingDismissed)
    try robot.settle()
    #expect(log.take() == ["Delete"])
    #expect(alert.presentingViewController == nil)
    #expect(!robot.exists("Delete"))
  }

  @Test func aSecondTapMeansNothing() throws {
    let (robot, _) = try ask(.actionSheet, answers: [("A", .default), ("B", .default)])
    let place = try robot.find("A").convert(CGPoint(x: 20, y: 20), to: nil)
    for _ in 0..<3 {
      let finger = try robot.touchDown(at: place)
      try finger.up()
    }
    try robot.settle()
    #expect(log.take() == ["A"])
  }

  @Test func aFingerMaySlideToAnotherAnswer() throws {
    let (robot, _) = try ask(.actionSheet, answers: [("A", .default), ("B", .default)])
    let from = try robot.find("A").convert(CGPoint(x: 50, y: 28), to: nil)
    let to = try robot.find("B").convert(CGPoint(x: 50, y: 28), to: nil)
    let finger = try robot.touchDown(at: from)
    try finger.move(to: to)
    try finger.up()
    try robot.settle()
    #expect(log.take() == ["B"])
  }

  @Test func aFingerThatLeavesAllAnswersChoosesNone() throws {
    let (robot, alert) = try ask(.alert, answers: yesNo)
    let finger = try robot.touchDown(
      at: try robot.find("Keep").convert(CGPoint(x: 9, y: 9), to: nil))
    try finger.move(to: CGPoint(x: 10, y: 100))
    try finger.up()
    try robot.settle()
    #expect(log.take() == [] && alert.presentingViewController != nil)
  }

  @Test func besideASheetMeansCancel() throws {
    let (robot, _) = try ask(.actionSheet, answers: yesNo)
    try robot.touchDown(at: CGPoint(x: 200, y: 100)).up()
    try robot.settle()
    #expect(log.take() == ["Keep"])
  }

  @Test func besideAnAlertMeansNothing() throws {
    for (style, answers) in [
      (UIAlertController.Style.alert, yesNo), (.actionSheet, [("A", .default)]),
    ] {
      let (robot, alert) = try ask(style, answers: answers)
      try robot.touchDown(at: CGPoint(x: 200, y: 100)).up()
      try robot.settle()
      #expect(log.take() == [] && alert.presentingViewController != nil)
    }
  }

  @Test func aDisabledAnswerCannotBeChosen() throws {
    let (robot, alert) = try ask(.alert, answers: [("Wait", .default), ("Keep", .cancel)])
    alert.actions[0].isEnabled = false
    try robot.tap("Wait")
    try robot.settle()
    #expect(log.take() == [])
    alert.actions[0].isEnabled = true
    try robot.tap("Wait")
    try robot.settle()
    #expect(log.take() == ["Wait"])
  }

  @Test func aSecondCancelIsToldAndLeftOut() throws {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "First", style: .cancel))
    let messages = diagnostics { alert.addAction(UIAlertAction(title: "Second", style: .cancel)) }
    #expect(messages.count == 1 && messages[0].contains("“Second”"))
    #expect(alert.actions.map(\.title) == ["First"])
  }

  @Test func twoShortAnswersStandSideBySideAndCancelOnTheLeft() throws {
    let (robot, alert) = try ask(.alert, answers: yesNo)
    let (left, right) = (try robot.find("Keep"), try robot.find("Delete"))
    #expect(alert.view.bounds.width == 270)
    #expect(left.bounds.size == CGSize(width: 135, height: 44) && right.frame.minX == 135)
    #expect(left.convert(CGPoint.zero, to: nil).x < right.convert(CGPoint.zero, to: nil).x)
    #expect(alert.actions.map(\.title) == ["Delete", "Keep"], "in the order of adding")
  }

  @Test func fromRightToLeftCancelIsOnTheRight() throws {
    var device = HostDevice.phone
    device.layoutDirection = .rightToLeft
    let (robot, _) = try ask(.alert, answers: yesNo, device: device)
    #expect(try robot.find("Keep").frame.minX == 135 && robot.find("Delete").frame.minX == 0)
  }

  @Test("a long message scrolls by itself, and the answers stay in sight")
  func longMessageScrolls() throws {
    let message = Array(repeating: "There is much to be said about it.", count: 80)
    let (robot, alert) = try ask(
      .alert, message: message.joined(separator: " ") + " End.", answers: yesNo)
    let delete = try robot.find("Delete")
    #expect(robot.window.bounds.contains(alert.view.frame))
    #expect(delete.convert(delete.bounds, to: nil).maxY == alert.view.frame.maxY)
    let before = try robot.find(Query("Question?")).convert(CGPoint.zero, to: nil).y
    try robot.swipe(.up)
    try robot.settle()
    #expect(!robot.exists("Question?"))
    #expect(before > 0 && log.take() == [])
    #expect(delete.convert(delete.bounds, to: nil).maxY == alert.view.frame.maxY)
    try robot.tap("Delete")
    try robot.settle()
    #expect(log.take() == ["Delete"])
  }

  @Test func longAndMoreAnswersStackAndCancelIsLast() throws {
    for answers in [
      [("Keep", UIAlertAction.Style.cancel), ("Delete it now and for ever", .destructive)],
      [("Keep", .cancel), ("One", .default), ("Two", .default)],
    ] {
      let (robot, _) = try ask(.alert, answers: answers)
      let rows = try answers.map { try robot.find("\($0.0)") }
      #expect(rows.allSatisfy { $0.bounds.size == CGSize(width: 270, height: 44) })
      #expect(rows[0].frame.minY == rows.map(\.frame.minY).max())
    }
  }

  @Test func aSheetHasTheNumbersOfUIKit() throws {
    let (robot, alert) = try ask(.actionSheet, answers: [("A", .default), ("Keep", .cancel)])
    #expect(alert.view.frame.minX == 8 && alert.view.frame.width == 374)
    #expect(alert.view.frame.maxY == 802, "8 above the safe area")
    let (row, cancel) = (try robot.find("A"), try robot.find("Keep"))
    #expect(row.bounds.height == 57 && cancel.bounds.height == 57)
    let gap = cancel.convert(cancel.bounds, to: nil).minY - row.convert(row.bounds, to: nil).maxY
    #expect(gap == 8)
  }

  @Test func moreAnswersThanFitCanBeScrolledTo() throws {
    let answers =
      (0..<30).map { ("Number \($0)", UIAlertAction.Style.default) } + [("Keep", .cancel)]
    let (robot, _) = try ask(.actionSheet, answers: answers)
    #expect(!robot.exists("Number 29") && robot.exists("Keep"))
    for _ in 0..<4 { try robot.drag("Question?", by: CGVector(dx: 0, dy: -5)) }
    let finger = try robot.touchDown(at: CGPoint(x: 200, y: 600))
    try finger.move(to: CGPoint(x: 200, y: 100))
    try finger.up()
    let again = try robot.touchDown(at: CGPoint(x: 200, y: 650))
    try again.move(to: CGPoint(x: 200, y: 60))
    try again.up()
    let last = try robot.touchDown(at: CGPoint(x: 200, y: 650))
    try last.move(to: CGPoint(x: 200, y: 60))
    try last.up()
    try robot.settle()
    #expect(log.take() == [], "scrolling chooses nothing")
    try robot.tap("Number 29")
    try robot.settle()
    #expect(log.take() == ["Number 29"])
  }

  @Test func answersThatAreThrownGoOnAndATouchOnlyStopsThem() throws {
    let answers =
      (0..<60).map { ("Number \($0)", UIAlertAction.Style.default) } + [("Keep", .cancel)]
    let (robot, _) = try ask(.actionSheet, answers: answers)
    try robot.swipe(.up)
    #expect(!robot.exists("Number 0"))
    try robot.tap(at: CGPoint(x: 200, y: 400))
    try robot.settle()
    #expect(log.take() == [], "the touch stopped them")
    try robot.tap(at: CGPoint(x: 200, y: 400))
    try robot.settle()
    #expect(log.take().count == 1)
  }

  @Test func onAPadASheetIsACardWithoutItsCancel() throws {
    let (robot, alert) = try ask(
      .actionSheet, answers: [("A", .default), ("Keep", .cancel)], device: .pad)
    #expect(robot.exists("A") && !robot.exists("Keep"))
    #expect(abs(alert.view.convert(alert.view.bounds, to: nil).midX - 410) <= 1)
    try robot.touchDown(at: CGPoint(x: 30, y: 300)).up()
    try robot.settle()
    #expect(log.take() == ["Keep"])
  }

  @Test func largeTextHasRoom() throws {
    var device = HostDevice.phone
    device.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let (robot, alert) = try ask(
      .alert, title: "A question of some length?", message: "With more about it.", answers: yesNo,
      device: device)
    #expect(robot.window.bounds.contains(alert.view.frame))
    #expect(try robot.find("Delete").bounds.height > 60)
  }

  @Test func dismissedByCodeNoHandlerRuns() throws {
    weak var gone: UIAlertController?
    let robot: Robot
    do {
      let asked = try ask(.alert, answers: yesNo)
      robot = asked.robot
      gone = asked.alert
      robot.run { asked.alert.dismiss(animated: true) }
    }
    try robot.settle()
    #expect(log.take() == [])
    #expect(gone == nil)
  }

  @Test func theNextQuestionCanBeAskedFromAHandler() throws {
    let root = UIViewController()
    let robot = Robot(root)
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .actionSheet)
    first.addAction(
      UIAlertAction(title: "Go on", style: .default) { [unowned root] _ in
        let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "Done", style: .default))
        root.present(second, animated: true)
      })
    robot.run { root.present(first, animated: true) }
    try robot.settle()
    try robot.tap("Go on")
    try robot.settle()
    #expect(robot.exists("Second") && robot.exists("Done"))
  }
}
