import Foundation
import Testing
import UIKit

/// Keys on their way to responders.
@MainActor @Suite struct PressTests {
  private let stage = Stage()
  private let log = CallLog()

  private func key(
    _ phase: HostKey.Phase, _ usage: UIKeyboardHIDUsage, _ characters: String = "",
    _ modifiers: UIKeyModifierFlags = []
  ) {
    stage.host.input?.send(
      .key(HostKey(phase, usage, characters: characters, modifiers: modifiers)))
    stage.advance(1.0 / 60)
  }

  private func add(_ name: String, to parent: UIView? = nil, uses: Set<String> = []) -> KeyView {
    let view = KeyView(name, log, uses: uses)
    (parent ?? stage.root).addSubview(view)
    return view
  }

  @Test func theFirstResponderIsToldAndThenTheChain() {
    let outer = add("outer")
    let inner = add("inner", to: outer)
    #expect(inner.becomeFirstResponder())
    key(.down, .keyboardA, "A", .shift)
    key(.again, .keyboardA, "A", .shift)
    key(.up, .keyboardA, "A", .shift)
    #expect(
      log.take() == [
        "inner began A", "outer began A", "inner changed A", "outer changed A", "inner ended A",
        "outer ended A",
      ])
  }

  @Test func whoUsesAKeyKeepsItFromTheOthers() {
    let outer = add("outer")
    let inner = add("inner", to: outer, uses: ["a"])
    inner.becomeFirstResponder()
    key(.down, .keyboardA, "a")
    key(.up, .keyboardA, "a")
    key(.down, .keyboardB, "b")
    #expect(log.take() == ["inner began a", "inner ended a", "inner began b", "outer began b"])
  }

  @Test func aPressStaysWithItsResponder() {
    let (first, second) = (add("first"), add("second"))
    first.becomeFirstResponder()
    key(.down, .keyboardA, "a")
    second.becomeFirstResponder()
    key(.down, .keyboardB, "b")
    key(.up, .keyboardA, "a")
    key(.up, .keyboardB, "b")
    #expect(
      log.take() == ["first began a", "second began b", "first ended a", "second ended b"])
  }

  @Test func oddKeys() {
    let view = add("view")
    view.becomeFirstResponder()
    key(.up, .keyboardA, "a")
    key(.again, .keyboardA, "a")
    #expect(log.take() == [], "it was never down")
    key(.down, .keyboardA, "a")
    key(.down, .keyboardA, "a")
    #expect(log.take() == ["view began a", "view cancelled a", "view began a"])
    view.removeFromSuperview()
    key(.up, .keyboardA, "a")
    #expect(log.take() == ["view ended a"], "as UIKit, the one who was told of the beginning")
    stage.window.isHidden = true
    key(.down, .keyboardB, "b")
    #expect(log.take() == [])
  }

  @Test func whatAPressSays() {
    let view = add("view")
    view.becomeFirstResponder()
    var seen: [UIPress] = []
    view.onPress = { seen.append($0) }
    key(.down, .keyboardS, "s", [.command, .shift])
    let press = seen[0]
    #expect(press.key?.keyCode == .keyboardS && press.key?.modifierFlags == [.command, .shift])
    #expect(press.key?.characters == "s" && press.key?.charactersIgnoringModifiers == "s")
    #expect(press.window === stage.window && press.responder === view)
    #expect(press.type.rawValue == 2022 && view.lastEvent?.modifierFlags == [.command, .shift])
    key(.down, .keyboardUpArrow)
    #expect(seen[1].type == .upArrow && view.lastEvent?.allPresses.count == 2)
    #expect(view.lastEvent?.type == .presses)
  }

  @Test func gesturesKnowTheModifiers() {
    let view = add("view")
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    var flags: [UIKeyModifierFlags] = []
    _ = tap.handlers.add { _ in flags.append(tap.modifierFlags) }
    stage.tap(50, 50)
    key(.down, .keyboardLeftShift, "", .shift)
    stage.tap(50, 50)
    key(.up, .keyboardLeftShift)
    stage.tap(50, 50)
    #expect(flags == [[], .shift, []])
  }

  @Test func firstResponders() {
    let (first, second) = (add("first"), add("second"))
    second.canBecome = false
    #expect(!second.becomeFirstResponder())
    #expect(first.becomeFirstResponder() && first.isFirstResponder)
    second.canBecome = true
    first.canResign = false
    #expect(!second.becomeFirstResponder() && !first.resignFirstResponder())
    first.removeFromSuperview()
    #expect(!first.isFirstResponder, "one that leaves the window has no choice")
    #expect(second.becomeFirstResponder())
  }
}

private final class KeyView: UIView {
  var canBecome = true
  var canResign = true
  var onPress: ((UIPress) -> Void)?
  private(set) var lastEvent: UIPressesEvent?
  private let name: String
  private let log: CallLog
  private let uses: Set<String>

  init(_ name: String, _ log: CallLog, uses: Set<String>) {
    self.name = name
    self.log = log
    self.uses = uses
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var canBecomeFirstResponder: Bool { canBecome }
  override var canResignFirstResponder: Bool { canResign }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("began", presses, event) { super.pressesBegan(presses, with: event) }
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("changed", presses, event) { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("ended", presses, event) { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !note("cancelled", presses, event) { super.pressesCancelled(presses, with: event) }
  }

  private func note(_ what: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) -> Bool {
    lastEvent = event
    for press in presses {
      onPress?(press)
      log.note("\(name) \(what) \(press.key?.characters ?? "")")
    }
    return presses.allSatisfy { uses.contains($0.key?.characters ?? "") }
  }
}
