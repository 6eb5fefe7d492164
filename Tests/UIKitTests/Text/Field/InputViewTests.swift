import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// What slides up while a field is edited.
@MainActor @Suite(.serialized) struct InputViewTests {
  private func picker(_ height: CGFloat = 80) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Picker \(Int(height))"
    return view
  }

  @Test func withoutAnInputViewNothingSlidesUp() throws {
    let rig = FieldRig()
    let count = rig.robot.window.subviews.count
    try rig.robot.tap("First")
    #expect(rig.robot.window.subviews.count == count)
  }

  @Test func itSlidesUpAndDown() throws {
    let rig = FieldRig()
    rig.field.inputView = picker()
    rig.field.inputAccessoryView = picker(30)
    try rig.robot.tap("First")
    rig.robot.wait(0.1)
    let area = try #require(rig.robot.window.subviews.last)
    #expect(area.frame == CGRect(x: 0, y: 90, width: 300, height: 110))
    #expect(area.layer.presentation().map { $0.frame.minY > 90 } == true)
    try rig.robot.settle()
    #expect(rig.field.inputAccessoryView?.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
    #expect(rig.field.inputView?.frame == CGRect(x: 0, y: 30, width: 300, height: 80))
    rig.robot.run { _ = rig.field.resignFirstResponder() }
    rig.robot.wait(0.1)
    #expect(rig.field.inputView?.window != nil)
    try rig.robot.settle()
    #expect(rig.field.inputView?.window == nil && area.superview == nil)
  }

  @Test func itIsToldOf() throws {
    let rig = FieldRig()
    rig.field.inputView = picker()
    var lines: [String] = []
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    let screen = rig.robot.window.screen
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: screen, queue: nil) { note in
        let info = note.userInfo ?? [:]
        let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
        let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool
        let line =
          "\(name.rawValue.dropFirst(10)) \(end?.minY ?? -1) \(duration ?? -1) \(curve ?? -1) "
          + "\(isLocal == true)"
        MainActor.assumeIsolated { lines.append(line) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    try rig.robot.tap("First")
    try rig.robot.settle()
    rig.robot.run { _ = rig.field.resignFirstResponder() }
    try rig.robot.settle()
    #expect(
      lines == [
        "WillShowNotification 120.0 0.25 0 true", "DidShowNotification 120.0 0.25 0 true",
        "WillHideNotification 200.0 0.25 0 true", "DidHideNotification 200.0 0.25 0 true",
      ])
  }

  @Test func aWindowThatIsNotKeyShowsNone() throws {
    let rig = FieldRig()
    rig.field.inputView = picker()
    try rig.robot.tap("First")
    try rig.robot.settle()
    #expect(rig.field.inputView?.window != nil)
    let other = rig.robot.run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
      window.makeKeyAndVisible()
      return window
    }
    try rig.robot.settle()
    #expect(rig.field.inputView?.window == nil && rig.field.isEditing)
    rig.robot.run {
      other.isHidden = true
      rig.field.window?.makeKey()
    }
    try rig.robot.settle()
    #expect(rig.field.inputView?.window != nil)
  }

  @Test func anotherFieldWithTheSameViewLeavesItThere() throws {
    let rig = FieldRig()
    let shared = picker()
    rig.field.inputView = shared
    rig.second.inputView = shared
    try rig.robot.tap("First")
    try rig.robot.settle()
    let area = shared.superview
    let frames = rig.robot.frameCount
    rig.robot.run { _ = rig.second.becomeFirstResponder() }
    #expect(shared.superview === area && area?.frame.minY == 120)
    try rig.robot.settle()
    #expect(area?.layer.presentation() == nil || area?.layer.presentation()?.frame.minY == 120)
    #expect(rig.robot.frameCount > frames)
    rig.second.inputView = picker(60)
    rig.robot.run { rig.second.reloadInputViews() }
    try rig.robot.settle()
    #expect(area?.frame.minY == 140 && shared.window == nil)
  }

  @Test func aSecondChangeOfMindIsToldOnce() throws {
    let rig = FieldRig()
    rig.field.inputView = picker()
    rig.robot.run {
      rig.field.becomeFirstResponder()
      rig.field.resignFirstResponder()
      rig.field.becomeFirstResponder()
    }
    try rig.robot.settle()
    #expect(rig.field.inputView?.superview?.frame.minY == 120)
  }
}
