import Foundation
import Testing
import TouchUp
import UIKit
import UIKitTestSupport

/// Pickers that are asked for while something else is presented.
@MainActor @Suite struct PanelBusyTests {
  private let robot = Robot(UIViewController(), device: .fewPixels)
  private var screen: UIViewController { robot.window.rootViewController! }
  private let colours = ["Red", "Green"]

  private func presentAlert(on controller: UIViewController? = nil) throws -> UIAlertController {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    robot.run { (controller ?? screen).present(alert, animated: true) }
    try robot.settle()
    return alert
  }

  @Test func byDefaultItIsATypedError() throws {
    _ = try presentAlert()
    let busy = QuestionError.alreadyPresenting(
      presenter: "UIViewController", presented: "UIAlertController")
    var heard = 0
    robot.run {
      #expect(throws: busy) { try screen.showPicker(from: colours) { _ in heard += 1 } }
      #expect(throws: busy) { try screen.showPicker(columns: [colours]) { _ in heard += 1 } }
      #expect(throws: busy) { try screen.showDatePicker { _ in heard += 1 } }
    }
    #expect(heard == 0)
    #expect(throws: QuestionError.notInWindow(presenter: "UIViewController")) {
      try UIViewController().showDatePicker { _ in }
    }
  }

  @Test func fromWhatIsBeingDismissedItIsATypedError() throws {
    let sheet = UIViewController()
    robot.run { screen.present(sheet, animated: true) }
    try robot.settle()
    robot.run {
      screen.dismiss(animated: true)
      for whenBusy in [WhenBusy.fail, .wait] {
        #expect(throws: QuestionError.isBeingDismissed(presenter: "UIViewController")) {
          try sheet.showPicker(from: colours, whenBusy: whenBusy) { _ in }
        }
      }
    }
    try robot.settle()
  }

  @Test func askedToWaitTheyComeInTheirOrder() async throws {
    _ = try presentAlert()
    var heard: [String] = []
    try robot.run {
      try screen.showPicker(from: colours, selected: 1, whenBusy: .wait) {
        heard.append($0 ?? "none")
      }
      try screen.showDatePicker(date: Date(timeIntervalSince1970: 0), whenBusy: .wait) {
        heard.append($0.map { "\($0.timeIntervalSince1970)" } ?? "none")
      }
      try screen.showActionSheet(
        actions: [ActionSheetAction(title: "Dog", actionType: 1)], whenBusy: .wait
      ) { heard.append("\($0 ?? 0)") }
    }
    for name in ["OK", "Done", "Done", "Dog"] {
      try robot.tap(Query(name))
      try await robot.idle()
      for _ in 0..<10 { await Task.yield() }
      try await robot.idle()
    }
    #expect(heard == ["Green", "0.0", "1"])
  }

  @Test func takenBackWhileItWaitsItNeverComes() async throws {
    _ = try presentAlert()
    let screen = screen
    let tasks = robot.run {
      [
        Task { try await screen.pick(from: ["A"], whenBusy: .wait) },
        Task { try await screen.pick(columns: [["A"]], whenBusy: .wait)?.first },
      ]
    }
    let dates = robot.run { Task { try await screen.pickDate(whenBusy: .wait) } }
    for _ in 0..<10 { await Task.yield() }
    for task in tasks { task.cancel() }
    dates.cancel()
    for task in tasks { #expect(try await task.value == nil) }
    #expect(try await dates.value == nil)
    try robot.tap("OK")
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    #expect(screen.presentedViewController == nil)
  }

  @Test func aPresenterThatGoesWhileItWaitsIsAnAnswer() async throws {
    let sheet = UIViewController()
    robot.run { screen.present(sheet, animated: true) }
    try robot.settle()
    _ = try presentAlert(on: sheet)
    var heard: [String] = []
    try robot.run {
      try sheet.showPicker(from: colours, whenBusy: .wait) { heard.append($0 ?? "none") }
      screen.dismiss(animated: true)
    }
    try await robot.idle()
    for _ in 0..<10 { await Task.yield() }
    #expect(heard == ["none"] && screen.presentedViewController == nil)
  }

  @Test(
    "41: An alert is not covered by a picker, nor a picker by another: a typed error and one cancel"
  )
  func nothingIsCovered() throws {
    let alert = try presentAlert()
    let recorder = PickerRecorder()
    let (values, dates) = robot.run { (PickerBlurView(), DatePickerBlurView()) }
    values.delegate = recorder
    values.configData(colours)
    var ends: [Bool] = []
    let busy = QuestionError.alreadyPresenting(
      presenter: "UIViewController", presented: "UIAlertController")
    robot.run {
      #expect(values.showPickerView() == busy)
      #expect(values.showPickerView(in: screen.view) == busy)
      #expect(dates.showPickerView { ends.append($0 == nil) } == busy)
    }
    #expect(recorder.take() == ["cancelled", "cancelled"] && ends == [true])
    #expect(!values.isShown && alert.presentedViewController == nil)
    try robot.tap("OK")
    // On its way out it is waited for.
    robot.run { #expect(values.showPickerView() == nil) }
    try robot.settle()
    #expect(values.isShown && values.window != nil)
    robot.run { #expect(dates.showPickerView() != nil) }
    #expect(!dates.isShown)
    try robot.tap("Done")
    try robot.settle()
    #expect(recorder.take() == ["selected 0-0 Red"])
  }
}
