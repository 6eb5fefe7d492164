import Observables
import Testing
import TouchUp
import TouchUpRx
import UIKit
import UIKitTestSupport

/// A choice as a stream.
@MainActor @Suite struct ActionSheetStreamTests {
  private enum Animal: String, CaseIterable {
    case dog, cat, rabbit, panda
  }

  private static var actions: [ActionSheetAction<Animal>] {
    Animal.allCases.map { ActionSheetAction(title: $0.rawValue, actionType: $0) }
  }

  /// A screen whose button asks, and that prints what it hears.
  private final class Screen: UIViewController {
    let button = UIButton(type: .system)
    var printed: [String] = []
    private let bag = DisposeBag()

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
      button.setTitle("Which animal?", for: .normal)
      view.addSubview(button)
      button.rx.tap.asDriver()
        .drive(onNext: { [unowned self] in ask() })
        .disposed(by: bag)
    }

    func ask() {
      showActionSheet(
        title: "Choose", cancelMessage: "Cancel", actions: ActionSheetStreamTests.actions
      )
      .subscribe { [weak self] event in
        MainActor.assumeIsolated { self?.printed.append(event.debugDescription) }
      }
      .disposed(by: bag)
    }
  }

  @Test func theProgramOfTheArticles() throws {
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      let robot = Robot(screen)
      try robot.tap("Which animal?")
      try robot.settle()
      try robot.tap("cat")
      try robot.settle()
      #expect(screen.printed == ["next(cat)", "completed"])
      screen.printed = []
      try robot.tap("Which animal?")
      try robot.settle()
      #expect(
        Animal.allCases.allSatisfy { robot.count(of: .label($0.rawValue)) == 1 }, "four, not eight")
      try robot.tap("Cancel")
      try robot.settle()
      #expect(screen.printed == ["completed"])
    }
    #expect(gone == nil)
  }

  @Test func disposingTakesTheSheetBack() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var events: [String] = []
    let subscription = robot.run {
      screen.showActionSheet(actions: Self.actions).subscribe { events.append($0.debugDescription) }
    }
    try robot.settle()
    #expect(robot.exists("cat"))
    robot.run { subscription.dispose() }
    try await robot.idle()
    #expect(!robot.exists("cat") && screen.presentedViewController == nil)
    #expect(events == [])
  }

  @Test func disposingAfterTheChoiceDismissesNothing() async throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    let subscription = robot.run { screen.showActionSheet(actions: Self.actions).subscribe() }
    try robot.settle()
    try robot.tap("dog")
    try robot.settle()
    robot.run { screen.present(UIViewController(), animated: false) }
    subscription.dispose()
    try await robot.idle()
    #expect(screen.presentedViewController != nil)
  }

  @Test func eachSubscriptionAsksAnew() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var heard: [String] = []
    let sheet = screen.showActionSheet(actions: Self.actions)
    for name in ["dog", "panda"] {
      _ = robot.run { sheet.subscribe(onNext: { heard.append($0.rawValue) }) }
      try robot.settle()
      try robot.tap("\(name)")
      try robot.settle()
    }
    #expect(heard == ["dog", "panda"])
  }

  @Test func whatCannotBeShownIsAnErrorAndAPresenterThatHasGoneTheEnd() throws {
    let robot = Robot(UIViewController())
    let screen = try #require(robot.window.rootViewController)
    var events: [String] = []
    func note(_ stream: Observable<Animal>) {
      _ = robot.run { stream.subscribe { events.append($0.isCompleted ? "end" : "error") } }
    }
    note(screen.showActionSheet(actions: Self.actions))
    note(screen.showActionSheet(actions: Self.actions))
    #expect(events == ["error"])
    let orphan: Observable<Animal>
    do {
      let presenter = UIViewController()
      orphan = presenter.showActionSheet(actions: Self.actions)
    }
    note(orphan)
    #expect(events == ["error", "end"])
  }
}
