import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What is asked and told, in order, for each way to begin and end editing.
@MainActor @Suite struct FieldEventTests {
  @Test func aTapBeginsAndTypingChanges() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    #expect(rig.log.take() == ["begin?", "begun", "begin!"])
    #expect(rig.field.isEditing && rig.field.isFirstResponder)
    rig.robot.type("hi")
    #expect(rig.field.text == "hi")
    #expect(rig.log.take() == ["0,0 “h”?", "changed!", "1,0 “i”?", "changed!"])
  }

  @Test func aTapInAnotherFieldEndsTheFirst() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    _ = rig.log.take()
    try rig.robot.tap("Second")
    #expect(
      rig.log.take() == ["begin? 2", "end?", "ended", "end!", "begun 2", "begin! 2"])
    rig.log.letsEnd = false
    try rig.robot.tap("First")
    #expect(rig.log.take() == ["begin?", "end? 2"])
    #expect(rig.second.isEditing && !rig.field.isEditing)
    rig.log.letsEnd = true
    rig.log.letsBegin = false
    try rig.robot.tap("First")
    #expect(rig.log.take() == ["begin?"])
    #expect(rig.second.isFirstResponder)
  }

  @Test func aTapBesideLeavesTheFieldAsItIs() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    _ = rig.log.take()
    try rig.robot.tap("Go")
    #expect(rig.log.take() == [])
    #expect(rig.field.isEditing)
  }

  @Test func returnWithoutAnybodyWaitingLeavesTheFieldAsItIs() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    _ = rig.log.take()
    rig.robot.press(.enter)
    #expect(rig.log.take() == ["return?", "primary!"])
    #expect(rig.field.isEditing)
  }

  @Test func returnEndsEditingWhereSomebodyWaitsForThat() throws {
    let rig = FieldRig(exit: true)
    try rig.robot.tap("First")
    _ = rig.log.take()
    rig.log.letsReturn = false
    rig.robot.press(.enter)
    #expect(rig.log.take() == ["return?"])
    rig.log.letsReturn = true
    rig.robot.press(.enter)
    #expect(rig.log.take() == ["return?", "primary!", "exit!", "end?", "ended", "end!"])
    #expect(!rig.field.isEditing && !rig.field.isFirstResponder)
  }

  @Test func returnDoesWithoutADelegate() throws {
    let rig = FieldRig(exit: true)
    rig.field.delegate = nil
    try rig.robot.tap("First")
    rig.robot.type("x")
    rig.robot.press(.enter)
    #expect(rig.log.take() == ["begin!", "changed!", "primary!", "exit!", "end!"])
  }

  @Test func returnCanWaitForText() throws {
    let rig = FieldRig()
    rig.field.enablesReturnKeyAutomatically = true
    try rig.robot.tap("First")
    _ = rig.log.take()
    rig.robot.press(.enter)
    #expect(rig.log.take() == [])
  }

  /// Ways that do not ask.
  enum Force: CaseIterable { case removed, parentRemoved, hidden, disabled, forced, windowHidden }

  @Test(arguments: Force.allCases) func whatTakesTheFieldAwayEndsEditing(_ way: Force) throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    _ = rig.log.take()
    rig.log.letsEnd = false
    rig.robot.run {
      switch way {
      case .removed: rig.field.removeFromSuperview()
      case .parentRemoved: rig.field.superview?.removeFromSuperview()
      case .hidden: rig.field.isHidden = true
      case .disabled: rig.field.isEnabled = false
      case .forced: _ = rig.field.superview?.endEditing(true)
      case .windowHidden: rig.robot.window.isHidden = true
      }
    }
    #expect(rig.log.lines.filter { $0 != "end?" } == ["ended", "end!"])
    #expect(!rig.field.isEditing && !rig.field.isFirstResponder)
    rig.robot.type("x")
    #expect(rig.field.text == "")
  }

  @Test func anAskedEndIsRefused() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.log.letsEnd = false
    _ = rig.log.take()
    #expect(rig.robot.run { rig.robot.window.endEditing(false) } == false)
    #expect(rig.robot.run { rig.field.resignFirstResponder() } == false)
    #expect(rig.log.take() == ["end?", "end?"])
    #expect(rig.field.isEditing)
  }

  @Test func aWindowThatIsNotKeyAnyLongerGetsNoKeys() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    let other = rig.robot.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 150, width: 300, height: 50))
      window.makeKeyAndVisible()
      return window
    }
    // UIKit asks and tells nobody: the first responder of a window is its own affair.
    #expect(rig.log.take().filter { !$0.hasPrefix("beg") } == [])
    rig.robot.type("x")
    #expect(rig.field.text == "" && rig.field.isEditing && rig.field.isFirstResponder)
    #expect(!rig.isCaretSeen)
    rig.robot.run {
      other.isHidden = true
      rig.field.window?.makeKey()
    }
    rig.robot.wait(0.1)
    #expect(rig.isCaretSeen)
    rig.robot.type("y")
    #expect(rig.field.text == "y")
  }

  @Test func tabMovesOnAndBack() throws {
    let rig = FieldRig()
    rig.robot.press(.tab)
    #expect(rig.field.isEditing)
    rig.robot.type("a")
    rig.robot.press(.tab)
    #expect(rig.second.isEditing && !rig.field.isEditing)
    rig.robot.press(.tab)
    #expect(rig.button.isFocused && !rig.second.isEditing)
    rig.robot.press(.tab, .shift)
    #expect(rig.second.isEditing)
    rig.robot.type("b")
    #expect(rig.field.text == "a" && rig.second.text == "b")
  }

  @Test func tabGoesOnFromAFieldThatWasTapped() throws {
    let rig = FieldRig()
    try rig.robot.tap("Second")
    rig.robot.press(.tab)
    #expect(rig.button.isFocused && !rig.second.isEditing)
    try rig.robot.tap("First")
    rig.log.letsEnd = false
    rig.robot.press(.tab)
    #expect(rig.field.isEditing && !rig.second.isEditing)
  }

  @Test func theDelegateVetoesAndChanges() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.log.change = { field, range, string in
      guard string == string.uppercased() else {
        field.text = (field.text ?? "") + string.uppercased()
        return false
      }
      return (field.text ?? "").utf16.count - range.length + string.utf16.count <= 4
    }
    rig.robot.type("ab")
    #expect(rig.field.text == "AB")
    _ = rig.log.take()
    rig.robot.type("1234")
    #expect(rig.field.text == "AB12")
    #expect(rig.log.take().last == "4,0 “4”?")
  }

  @Test func theClearButtonAsksAndClears() throws {
    let rig = FieldRig()
    rig.field.text = "abc"
    rig.field.clearButtonMode = .always
    try rig.robot.tap("Clear text")
    #expect(rig.field.text == "" && rig.field.isEditing)
    #expect(rig.log.take() == ["clear?", "begin?", "begun", "begin!", "changed!"])
    #expect(!rig.robot.exists("Clear text"))
    rig.robot.type("x")
    rig.log.letsClear = false
    _ = rig.log.take()
    try rig.robot.tap("Clear text")
    #expect(rig.field.text == "x" && rig.log.take() == ["clear?"])
  }

  @Test func aFieldCanBeClearedWhenEditingBegins() throws {
    let rig = FieldRig()
    rig.field.text = "old"
    rig.field.clearsOnBeginEditing = true
    try rig.robot.tap("First")
    #expect(rig.field.text == "")
  }

  @Test func settingTheTextTellsNobody() {
    let rig = FieldRig()
    rig.field.text = "abc"
    #expect(rig.log.take() == [])
    rig.field.text = nil
    #expect(rig.field.text == "")
  }

  @Test func notificationsArePosted() throws {
    let rig = FieldRig()
    var names: [String] = []
    let all = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: rig.field, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    try rig.robot.tap("First")
    rig.robot.type("x")
    rig.robot.run { _ = rig.field.resignFirstResponder() }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(names == all.map(\.rawValue))
  }
}
