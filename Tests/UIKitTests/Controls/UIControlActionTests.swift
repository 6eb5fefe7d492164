import Testing
import UIKit

/// Actions of a control: their order, and changes while they run.
@MainActor @Suite struct UIControlActionTests {
  private let control = UIControl()

  @Test func runInTheOrderAdded() {
    var order: [Int] = []
    for number in 1...3 {
      control.addAction(UIAction { _ in order.append(number) }, for: .valueChanged)
    }
    control.sendActions(for: .valueChanged)
    #expect(order == [1, 2, 3])
  }

  @Test func sameIdentifierTakesThePlace() {
    var calls: [String] = []
    let name = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: name) { _ in calls.append("a") }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in calls.append("b") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["b"])
  }

  @Test func sameIdentifierForOtherEventsStays() {
    var calls: [String] = []
    let name = UIAction.Identifier("one")
    control.addAction(
      UIAction(identifier: name) { _ in calls.append("a") }, for: [.valueChanged, .touchDown])
    control.addAction(UIAction(identifier: name) { _ in calls.append("b") }, for: .valueChanged)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["a", "b"])
  }

  @Test func removedWhileRunningDoesNotRun() {
    var calls: [String] = []
    let second = UIAction { _ in calls.append("second") }
    control.addAction(
      UIAction { [unowned control] _ in
        calls.append("first")
        control.removeAction(second, for: .valueChanged)
      }, for: .valueChanged)
    control.addAction(second, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["first"])
  }

  @Test func addedWhileRunningWaitsForTheNextEvent() {
    var calls: [String] = []
    control.addAction(
      UIAction { [unowned control] _ in
        calls.append("first")
        control.addAction(UIAction { _ in calls.append("late") }, for: .valueChanged)
      }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(calls == ["first"])
    control.sendActions(for: .valueChanged)
    #expect(calls == ["first", "first", "late"])
  }

  @Test func enumeratesAndSumsUpEvents() {
    control.addAction(UIAction(title: "x") { _ in }, for: [.touchDown, .touchUpInside])
    var seen: [String] = []
    control.enumerateEventHandlers { action, events, stop in
      seen.append("\(action.title) \(events.rawValue)")
      stop = true
    }
    #expect(seen == ["x 65"])
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func senderIsTheControlWhileRunning() {
    var sender: AnyObject?
    let action = UIAction { sender = $0.sender as AnyObject? }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func whatARemovedActionHeldMayChangeTheActions() {
    let other = UIAction(identifier: .init("other")) { _ in Issue.record("was removed") }
    control.addAction(other, for: .valueChanged)
    do {
      let held = AtEnd { [control] in
        control.removeAction(other, for: .valueChanged)
        control.addAction(UIAction(identifier: .init("last")) { _ in }, for: .touchDown)
      }
      control.addAction(UIAction(identifier: .init("first")) { _ in _ = held }, for: .valueChanged)
    }
    control.removeAction(identifiedBy: .init("first"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(control.allControlEvents == .touchDown)
  }

  @Test func everythingIsFreedWithTheControl() {
    weak var gone: UIControl?
    weak var goneToo: UIAction?
    do {
      let control = UIControl()
      let action = UIAction { _ in }
      control.addAction(action, for: .allEvents)
      gone = control
      goneToo = action
    }
    #expect(gone == nil)
    #expect(goneToo == nil)
  }
}

/// Does something when it is freed.
@MainActor private final class AtEnd {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  @MainActor deinit { action() }
}
