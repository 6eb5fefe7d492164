import Foundation
import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// Actions of alerts, items of bars, and the end of objects as streams.
@MainActor @Suite struct AlertStreamTests {
  @Test(arguments: [("Cat", ["cat", "end"]), ("None", ["end"])])
  func actionsAddedToAnAlert(button: String, expected: [String]) throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var heard: [String] = []
    var cancelled = 0
    weak var gone: UIAlertController?
    robot.run {
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      gone = alert
      let choices = alert.addAction(
        actions: [
          ActionSheetAction(title: "Dog", actionType: "dog"),
          ActionSheetAction(title: "Cat", actionType: "cat"),
        ], cancelMessage: "None", cancelAction: { _ in cancelled += 1 })
      #expect(alert.actions.map(\.title) == ["Dog", "Cat", "None"])
      _ = choices.subscribe(
        onNext: { heard.append($0) }, onCompleted: { heard.append("end") })
      screen.present(alert, animated: true)
    }
    try robot.settle()
    try robot.tap("\(button)")
    try robot.settle()
    #expect(heard == expected && cancelled == (button == "None" ? 1 : 0))
    #expect(gone == nil)
  }

  @Test func anAlertThatIsDismissedByCodeEndsTheStream() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var ends = 0
    robot.run {
      let alert = UIAlertController(title: "Which?", message: nil, preferredStyle: .alert)
      _ = alert.addAction(actions: [ActionSheetAction(title: "Dog", actionType: 1)])
        .subscribe(onCompleted: { ends += 1 })
      screen.present(alert, animated: true)
    }
    try robot.settle()
    robot.run { screen.dismiss(animated: true) }
    try robot.settle()
    #expect(ends == 1)
  }

  @Test func tapsOfABarItemEndWithIt() throws {
    var log: [String] = []
    let bag = DisposeBag()
    do {
      let item = UIBarButtonItem(title: "Save")
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = item
      let robot = Robot(UINavigationController(rootViewController: screen))
      item.rx.tap.subscribe(onNext: { log.append("tap") }, onCompleted: { log.append("end") })
        .disposed(by: bag)
      try robot.tap("Save")
    }
    #expect(log == ["tap", "end"])
  }

  @Test func whatGoesTellsIt() {
    var log: [String] = []
    let bag = DisposeBag()
    func hear(_ stream: Observable<Void>, _ name: String) {
      stream.subscribe(
        onNext: { log.append(name) }, onCompleted: { log.append("\(name) end") }
      ).disposed(by: bag)
    }
    do {
      let view = UIView()
      hear(view.rx.deallocated, "view")
      hear(view.rx.deallocated, "again")
    }
    #expect(log == ["view", "again", "view end", "again end"])
    log = []
    do { hear(UIViewController().rx.deallocated, "controller") }
    do { hear(UITapGestureRecognizer().rx.deallocated, "tap") }
    #expect(log == ["controller", "controller end", "tap", "tap end"])
  }
}
