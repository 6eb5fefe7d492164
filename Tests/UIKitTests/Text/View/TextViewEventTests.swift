import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What a text view asks and tells, in order.
@MainActor @Suite struct TextViewEventTests {
  @Test func aTapBeginsAndTypingChanges() throws {
    let rig = TextViewRig()
    try rig.robot.tap("Notes")
    #expect(rig.log.take() == ["begin?", "begun", "selection"])
    #expect(rig.view.isFirstResponder)
    rig.robot.type("h")
    #expect(rig.log.take() == ["0,0 “h”?", "selection", "changed"])
    rig.robot.press(.enter)
    #expect(rig.log.take() == ["1,0 “\n”?", "selection", "changed"])
    rig.robot.press(.tab)
    #expect(rig.view.text == "h\n\t")
    #expect(rig.log.take() == ["2,0 “\t”?", "selection", "changed"])
  }

  @Test func aTapInAFieldEnds() throws {
    let rig = TextViewRig()
    try rig.robot.tap("Notes")
    _ = rig.log.take()
    rig.log.letsEnd = false
    try rig.robot.tap("Field")
    #expect(rig.log.take() == ["end?"])
    #expect(rig.view.isFirstResponder)
    rig.log.letsEnd = true
    try rig.robot.tap("Field")
    #expect(rig.log.take() == ["end?", "ended"])
    #expect(rig.other.isEditing)
    rig.log.letsBegin = false
    try rig.robot.tap("Notes")
    #expect(rig.log.take() == ["begin?"])
    #expect(rig.other.isEditing)
  }

  /// Ways that do not ask.
  enum Force: CaseIterable { case removed, parentRemoved, hidden, locked, forced, windowHidden }

  @Test(arguments: Force.allCases) func whatTakesTheViewAwayEndsEditing(_ way: Force) throws {
    let rig = TextViewRig()
    try rig.robot.tap("Notes")
    _ = rig.log.take()
    rig.log.letsEnd = false
    rig.robot.run {
      switch way {
      case .removed: rig.view.removeFromSuperview()
      case .parentRemoved: rig.view.superview?.removeFromSuperview()
      case .hidden: rig.view.isHidden = true
      case .locked: rig.view.isEditable = false
      case .forced: _ = rig.view.superview?.endEditing(true)
      case .windowHidden: rig.robot.window.isHidden = true
      }
    }
    #expect(rig.log.lines.filter { $0 != "end?" } == ["ended"])
    #expect(!rig.view.isFirstResponder)
    rig.robot.type("x")
    #expect(rig.view.text == "")
  }

  @Test func theDelegateVetoesAndChanges() throws {
    let rig = TextViewRig()
    try rig.robot.tap("Notes")
    rig.log.change = { view, range, text in
      if text == "\n" {
        view.resignFirstResponder()
        return false
      }
      if text == "z" {
        view.text += "Z"
        return false
      }
      return view.text.utf16.count - range.length + text.utf16.count <= 3
    }
    rig.robot.type("azbc")
    #expect(rig.view.text == "aZb")
    rig.robot.press(.enter)
    #expect(rig.view.text == "aZb" && !rig.view.isFirstResponder)
  }

  @Test func notificationsArePosted() throws {
    let rig = TextViewRig()
    var names: [String] = []
    let all = [
      UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
      UITextView.textDidEndEditingNotification,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: rig.view, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    try rig.robot.tap("Notes")
    rig.robot.type("x")
    rig.robot.run { _ = rig.view.resignFirstResponder() }
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(names == all.map(\.rawValue))
  }

  @Test func whatIsOnlyReadCanBeCopied() throws {
    let rig = TextViewRig("some words") { $0.isEditable = false }
    try rig.robot.tap("Notes")
    #expect(!rig.view.isFirstResponder && rig.log.take() == [])
    try rig.robot.tap(at: rig.place(7))
    try rig.robot.tap(at: rig.place(7))
    #expect(rig.view.isFirstResponder && rig.selected == 5..<10)
    rig.robot.press("c", .control)
    #expect(rig.robot.run { UIPasteboard.general.string } == "words")
    rig.robot.type("x")
    rig.robot.press("v", .control)
    rig.robot.press(.delete)
    #expect(rig.view.text == "some words")
    rig.robot.press("a", .command)
    #expect(rig.selected == 0..<10)
    #expect(!rig.log.lines.contains { $0.hasSuffix("?") || $0 == "begun" || $0 == "ended" })
  }

  @Test func settingTheTextTellsOfTheSelectionAlone() {
    let rig = TextViewRig()
    rig.view.text = "abc"
    #expect(rig.log.take() == ["selection"])
    #expect(rig.selected == 3..<3)
    rig.view.text = nil
    #expect(rig.view.text == "")
  }

  @Test func shiftTabLeaves() throws {
    let rig = TextViewRig()
    rig.robot.press(.tab)
    #expect(rig.view.isFirstResponder)
    rig.robot.press(.tab, .shift)
    #expect(rig.other.isEditing && rig.view.text == "")
    rig.robot.press(.tab)
    #expect(rig.view.isFirstResponder)
  }
}
