import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Every way out of a picker, for every face and kind: exactly one answer, and nothing alive afterwards.
@MainActor @Suite struct PickerWaysOutTests {
  /// What is asked for.
  enum Kind: CaseIterable {
    case value, date
  }

  /// How it is asked.
  enum Face: CaseIterable {
    case delegate, closure, waiting, stream
  }

  /// How it ends.
  enum Way: CaseIterable {
    case done, doneWhileItTurns, cancel, tapOutside, escape, hidden, hiddenAtOnce, hiddenOnItsWayIn
    case dismissedByPresenter, presenterDismissed, rootReplaced, windowHidden, appEnded
    case takenBackOnItsWayIn, takenBack, takenBackOnItsWayOut

    /// Whether the one who asked ends it: the task is cancelled, the subscription disposed of.
    var isTakenBack: Bool {
      [.takenBackOnItsWayIn, .takenBack, .takenBackOnItsWayOut].contains(self)
    }

    /// Whether whoever holds the picker itself hides it.
    var isHiding: Bool { [.hidden, .hiddenAtOnce, .hiddenOnItsWayIn].contains(self) }

    var settlesBefore: Bool { self != .hiddenOnItsWayIn && self != .takenBackOnItsWayIn }

    /// Which row is taken; nil for none.
    var row: Int? {
      switch self {
      case .done, .takenBackOnItsWayOut: 1
      case .doneWhileItTurns: 3
      default: nil
      }
    }
  }

  /// A kind, a face and a way out.
  struct Case: CustomTestStringConvertible {
    var kind: Kind
    var face: Face
    var way: Way

    var testDescription: String { "\(kind), \(face), \(way)" }
  }

  nonisolated static let table = Kind.allCases.flatMap { kind in
    Face.allCases.flatMap { face in
      Way.allCases.filter { way in
        let holdsPicker = face == .delegate || face == .closure
        return holdsPicker ? !way.isTakenBack : !way.isHiding
      }.map { Case(kind: kind, face: face, way: $0) }
    }
  }

  private let animals = ["dog", "cat", "rabbit", "panda"]

  @Test("31: Every way out gives one answer and frees the picker", arguments: table)
  func givesOneAnswer(example: Case) async throws {
    let (kind, face, way) = (example.kind, example.face, example.way)
    let heard = Heard()
    weak var (goneScreen, goneHost, goneView): (UIViewController?, UIViewController?, UIView?)
    do {
      let bottom = UIViewController()
      let robot = Robot(bottom, device: .few)
      let screen = UIViewController()
      screen.modalPresentationStyle = .overFullScreen
      robot.run { bottom.present(screen, animated: false) }
      try robot.settle()
      goneScreen = screen
      let asked =
        kind == .value
        ? ask(face, screen, robot, heard) : askDate(face, screen, robot, heard)
      while screen.presentedViewController == nil { await Task.yield() }
      goneHost = screen.presentedViewController
      goneView = screen.presentedViewController?.view.subviews.first
      if way.settlesBefore { try robot.settle() } else { robot.wait(0.1) }
      try leave(way, robot, screen, bottom, asked)
      try await robot.idle()
      for _ in 0..<10 { await Task.yield() }
      if way != .windowHidden, way != .appEnded { #expect(screen.presentedViewController == nil) }
      #expect(robot.window.subviews.count < 4)
    }
    for _ in 0..<10 { await Task.yield() }
    if kind == .date, way == .doneWhileItTurns {
      #expect(heard.answers.count == 1 && heard.answers[0].hasSuffix("-15"))
      #expect(heard.answers != ["2024-01-15"])
    } else {
      #expect(heard.answers == expected(kind, face, way))
    }
    #expect(goneScreen == nil && goneHost == nil && goneView == nil)
  }

  /// What is heard; a stream that was disposed of says nothing more, as all streams do. A delegate that is freed with
  /// its window hears nothing.
  private func expected(_ kind: Kind, _ face: Face, _ way: Way) -> [String] {
    if face == .stream, way.isTakenBack { return [] }
    return [way.row.map { kind == .value ? animals[$0] : "2024-01-15" } ?? "none"]
  }

  @MainActor
  private final class Heard: PickerBlurViewDelegate,
    DatePickerBlurViewDelegate
  {
    var answers: [String] = []

    func hear(_ date: Date?) {
      answers.append(date.map { String($0.ISO8601Format().prefix(10)) } ?? "none")
    }

    func pickerView(_ pickerView: DatePickerBlurView, didSelect date: Date) { hear(date) }

    func pickerViewDidCancel(_ pickerView: DatePickerBlurView) { hear(nil) }

    func pickerView(
      _ pickerView: PickerBlurView, didSelectRow row: Int, inComponent component: Int,
      value: String
    ) { answers.append(value) }

    func pickerViewDidCancel(_ pickerView: PickerBlurView) { answers.append("none") }
  }

  /// What can take a question back.
  private struct Asked {
    weak var picker: BlurPanelView?
    var task: Task<Void, Never>?
    var subscription: (any Disposable)?
  }

  private func ask(
    _ face: Face, _ screen: UIViewController, _ robot: Robot, _ heard: Heard
  ) -> Asked {
    robot.run {
      switch face {
      case .delegate, .closure:
        let picker = PickerBlurView.fromNib()
        picker.configData(animals)
        picker.selectedRows = [1]
        if face == .delegate {
          picker.delegate = heard
          picker.showPickerView(in: screen.view)
        } else {
          picker.showPickerView(in: screen.view) { choices in
            heard.answers.append(choices?.first.map { "\($0.value)" } ?? "none")
          }
        }
        return Asked(picker: picker)
      case .waiting:
        return Asked(
          task: Task { [weak screen, animals] in
            let answer = try? await screen?.pick(from: animals, selected: 1)
            heard.answers.append(answer ?? "none")
          })
      case .stream:
        var hasNext = false
        return Asked(
          subscription: screen.showPicker(from: animals, selected: 1).subscribe(
            onNext: {
              hasNext = true
              heard.answers.append($0)
            }, onCompleted: { if !hasNext { heard.answers.append("none") } }))
      }
    }
  }

  private func askDate(
    _ face: Face, _ screen: UIViewController, _ robot: Robot, _ heard: Heard
  ) -> Asked {
    let first = Date(timeIntervalSince1970: 1_705_314_600)
    let configure: @MainActor (DatePickerBlurView) -> Void = { picker in
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      picker.datePicker.calendar = calendar
      picker.datePicker.locale = Locale(identifier: "en_US")
    }
    return robot.run {
      switch face {
      case .delegate, .closure:
        let picker = DatePickerBlurView.fromNib()
        configure(picker)
        picker.date = first
        if face == .delegate {
          picker.delegate = heard
          picker.showPickerView(in: screen.view)
        } else {
          picker.showPickerView(in: screen.view) { heard.hear($0) }
        }
        return Asked(picker: picker)
      case .waiting:
        return Asked(
          task: Task { [weak screen] in
            heard.hear((try? await screen?.pickDate(first, configure: configure)) ?? nil)
          })
      case .stream:
        var hasNext = false
        return Asked(
          subscription: screen.showDatePicker(date: first, configure: configure).subscribe(
            onNext: {
              hasNext = true
              heard.hear($0)
            }, onCompleted: { if !hasNext { heard.hear(nil) } }))
      }
    }
  }

  private func leave(
    _ way: Way, _ robot: Robot, _ screen: UIViewController, _ bottom: UIViewController,
    _ asked: Asked
  ) throws {
    switch way {
    case .done: try robot.tap("Done")
    case .doneWhileItTurns:
      try robot.swipe(.up, on: robot.exists("cat") ? "cat" : "January", distance: 60)
      try robot.tap("Done")
    case .cancel: try robot.tap("Cancel")
    case .tapOutside: try robot.tap(at: CGPoint(x: 200, y: 90))
    case .escape: robot.press(.escape)
    case .hidden, .hiddenOnItsWayIn: robot.run { asked.picker?.hidePickerView() }
    case .hiddenAtOnce: robot.run { asked.picker?.hidePickerView(animated: false) }
    case .dismissedByPresenter: robot.run { screen.dismiss(animated: true) }
    case .presenterDismissed: robot.run { bottom.dismiss(animated: true) }
    case .rootReplaced: robot.run { robot.window.rootViewController = UIViewController() }
    case .windowHidden: robot.run { robot.window.isHidden = true }
    case .appEnded: break
    case .takenBackOnItsWayIn, .takenBack: robot.run { takeBack(asked) }
    case .takenBackOnItsWayOut:
      try robot.tap("Done")
      robot.wait(0.1)
      robot.run { takeBack(asked) }
    }
  }

  private func takeBack(_ asked: Asked) {
    asked.task?.cancel()
    asked.subscription?.dispose()
  }

  @Test func aTaskCancelledBeforeShowsNothing() async throws {
    let robot = Robot(UIViewController(), device: .few)
    let screen = try #require(robot.window.rootViewController)
    let task = robot.run { Task { [animals] in try await screen.pick(from: animals) } }
    task.cancel()
    #expect(try await task.value == nil)
    #expect(screen.presentedViewController == nil)
  }

  @Test func severalColumnsTyped() async throws {
    let robot = Robot(UIViewController(), device: .few)
    let screen = try #require(robot.window.rootViewController)
    let task = robot.run {
      Task { try await screen.pick(columns: [[1, 2], [], [10, 20, 30]], selected: [1, 0, 2]) }
    }
    while screen.presentedViewController == nil { await Task.yield() }
    try robot.settle()
    try robot.tap("Done")
    try robot.settle()
    #expect(try await task.value == [2, 30])
  }

  @Test func whatCannotBeShownIsAnError() async throws {
    let robot = Robot(UIViewController(), device: .few)
    let screen = try #require(robot.window.rootViewController)
    try robot.run { try screen.showPicker(from: animals) { _ in } }
    try robot.settle()
    await #expect(throws: QuestionError.self) {
      _ = try await robot.run { screen }.pick(from: ["A"])
    }
    var errors = 0
    _ = robot.run {
      screen.showPicker(from: animals).subscribe(onError: { _ in errors += 1 })
    }
    #expect(errors == 1)
    #expect(throws: QuestionError.self) {
      try UIViewController().showPicker(from: animals) { _ in }
    }
  }
}

extension HostDevice {
  /// A phone of few pixels: nobody looks.
  fileprivate static var few: HostDevice {
    var device = HostDevice.phone
    device.scale = 0.5
    return device
  }
}
