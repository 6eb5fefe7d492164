import Testing
import TouchUp
import UIKit

/// The handlers of control events: order, and what changes while they run.
@MainActor @Suite struct HandlerTests {
  private let button = UIButton(type: .system)
  private let log = Log()

  private final class Log {
    var lines: [String] = []
  }

  private func press() {
    button.sendActions(for: .touchUpInside)
  }

  @Test func withoutAParameter() {
    let button = UIButton()
    var calls: [String] = []
    button.onTap { calls.append("tap") }
    button.on(.touchDown) { calls.append("down") }
    button.once(.touchUpInside) { calls.append("once") }
    button.set(.touchUpInside) { calls.append("replaced") }
    button.set(.touchUpInside) { calls.append("set") }
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(calls == ["down", "tap", "once", "set", "tap", "set"])
  }

  @Test func ownersAreHandedOverInEachForm() {
    let button = UIButton()
    final class Owner { var calls: [String] = [] }
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      button.on(.touchDown, with: owner) { owner, _, event in
        owner.calls.append(event == .touchDown ? "event" : "wrong")
      }
      button.once(.touchDown, with: owner) { owner, _ in owner.calls.append("once") }
      button.set(.touchDown, with: owner) { owner, _ in owner.calls.append("replaced") }
      button.set(.touchDown, with: owner) { owner, _ in owner.calls.append("set") }
      button.sendActions(for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(owner.calls == ["event", "once", "set", "event", "set"])
    }
    #expect(gone == nil)
    button.sendActions(for: .touchDown)
    #expect(button.allControlEvents == [], "handlers of an owner that has gone are removed")
  }

  @Test func runInTheOrderAdded() {
    for number in 1...4 { button.on(.touchUpInside) { [log] _ in log.lines.append("\(number)") } }
    press()
    #expect(log.lines == ["1", "2", "3", "4"])
  }

  @Test func getsTheControlAsWhatItIs() {
    var seen: UIButton?
    button.onTap { seen = $0 }
    press()
    #expect(seen === button)
  }

  @Test func tellsWhichEventOfSeveralItWas() {
    var events: [UIControl.Event] = []
    button.on([.touchDown, .touchUpInside]) { _, event in events.append(event) }
    button.sendActions(for: .touchDown)
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpOutside)
    #expect(events == [.touchDown, .touchUpInside])
  }

  @Test func addEventHandlerPausesAndResumes() {
    var count = 0
    let target = button.addEventHandler(event: .touchUpInside) { count += 1 }
    press()
    target.disable()
    target.disable()
    #expect(!target.isEnabled)
    press()
    #expect(count == 1)
    target.enable()
    target.enable()
    #expect(target.isEnabled)
    press()
    #expect(count == 2)
  }

  @Test func pausedWhileRunningDoesNotRun() {
    var target: RemovableTarget?
    button.onTap { [log] _ in
      log.lines.append("first")
      target?.disable()
    }
    target = button.onTap { [log] _ in log.lines.append("second") }
    press()
    #expect(log.lines == ["first"])
    target?.enable()
    target = nil
    press()
    #expect(log.lines == ["first", "first", "second"])
  }

  @Test func removedWhileRunningDoesNotRun() {
    var target: RemovableTarget?
    button.onTap { [log] _ in
      log.lines.append("first")
      target?.remove()
    }
    target = button.onTap { [log] _ in log.lines.append("second") }
    press()
    press()
    #expect(log.lines == ["first", "first"])
  }

  @Test func removesItselfWhileRunning() {
    var target: RemovableTarget?
    target = button.onTap { [log] _ in
      log.lines.append("self")
      target?.remove()
    }
    button.onTap { [log] _ in log.lines.append("next") }
    press()
    press()
    #expect(log.lines == ["self", "next", "next"])
  }

  @Test func addedWhileRunningWaitsForTheNextEvent() {
    button.onTap { [log] button in
      log.lines.append("old")
      button.onTap { _ in log.lines.append("new") }
    }
    press()
    #expect(log.lines == ["old"])
    press()
    #expect(log.lines == ["old", "old", "new"])
  }

  @Test func readdedWhileRunningRunsOnceFromTheNextEventOn() {
    func add() -> RemovableTarget { button.onTap { [log] _ in log.lines.append("again") } }
    var target = add()
    button.once(.touchUpInside) { _ in
      target.remove()
      target = add()
    }
    press()
    #expect(log.lines == ["again"])
    press()
    #expect(log.lines == ["again", "again"])
  }

  @Test func onceRunsOnce() {
    button.once(.touchUpInside) { [log] button in
      log.lines.append("once")
      button.sendActions(for: .touchUpInside)
    }
    press()
    press()
    #expect(log.lines == ["once"])
  }

  @Test func setTakesThePlaceOfTheOneSetBefore() {
    for row in 1...5 { button.set(.touchUpInside) { [log] _ in log.lines.append("row \(row)") } }
    button.onTap { [log] _ in log.lines.append("other") }
    press()
    #expect(log.lines == ["row 5", "other"])
  }

  @Test func aBagRemovesItsHandlers() {
    let bag = HandlerBag()
    button.onTap { [log] _ in log.lines.append("in the bag") }.store(in: bag)
    button.onTap { [log] _ in log.lines.append("outside") }
    bag.removeAll()
    press()
    #expect(log.lines == ["outside"])
  }

  @Test func aBagThatIsFreedRemovesItsHandlers() {
    do {
      let bag = HandlerBag()
      button.onTap { [log] _ in log.lines.append("in the bag") }.store(in: bag)
    }
    press()
    #expect(log.lines == [])
  }

  @Test func allOfAnEventCanBeRemoved() {
    button.onTap { [log] _ in log.lines.append("tap") }
    button.on(.touchDown) { [log] _ in log.lines.append("down") }
    button.removeHandlers(for: .touchUpInside)
    press()
    button.sendActions(for: .touchDown)
    #expect(log.lines == ["down"])
    button.removeHandlers()
    button.sendActions(for: .touchDown)
    #expect(log.lines == ["down"])
  }

  @Test func typeCheckedTargets() {
    let screen = Screen()
    button.addTarget(screen, action: Screen.pressed, for: .touchUpInside)
    button.addTarget(screen, action: Screen.pressedBy, for: .touchUpInside)
    press()
    #expect(screen.calls == ["pressed", "pressedBy UIButton"])
  }

  @Test func aHandlerOfTheAppsOwnKeepsItsPlace() {
    button.addAction(UIAction { [log] _ in log.lines.append("app") }, for: .touchUpInside)
    button.onTap { [log] _ in log.lines.append("kit") }
    press()
    #expect(log.lines == ["app", "kit"])
  }

  @Test func nothingIsLeftOnTheControlAfterTenThousandRounds() {
    let before = LiveHandlers.count
    for _ in 0..<10_000 {
      button.on([.touchDown, .touchUpInside]) { _ in }.remove()
    }
    #expect(LiveHandlers.count == before)
    #expect(button.allControlEvents == [])
    var actions = 0
    button.enumerateEventHandlers { _, _, _ in actions += 1 }
    #expect(actions == 0)
  }

  @Test func nothingOfTheKitIsOnAControlNobodyAsked() {
    var actions = 0
    UIButton(type: .system).enumerateEventHandlers { _, _, _ in actions += 1 }
    #expect(actions == 0)
  }

  @Test func aValueSetInCodeNotifiesNobody() {
    button.on(.valueChanged) { [log] _ in log.lines.append("changed") }
    button.isSelected = true
    button.isEnabled = false
    #expect(log.lines == [])
    button.sendActions(for: .valueChanged)
    #expect(log.lines == ["changed"])
  }
}

@MainActor private final class Screen {
  var calls: [String] = []

  func pressed() {
    calls.append("pressed")
  }

  func pressedBy(_ sender: UIButton) {
    calls.append("pressedBy \(type(of: sender))")
  }
}
