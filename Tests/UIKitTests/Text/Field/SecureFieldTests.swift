import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// A secret is seen by nobody.
@MainActor @Suite struct SecureFieldTests {
  private static let secret = "hunter2é"

  private func rig() throws -> FieldRig {
    let rig = FieldRig {
      let field = UITextField()
      field.isSecureTextEntry = true
      return field
    }
    try rig.robot.tap("First")
    rig.robot.type(Self.secret)
    return rig
  }

  @Test func itIsInNoDescriptionOfTheScreen() throws {
    let rig = try rig()
    #expect(rig.field.text == Self.secret)
    let texts = [
      rig.robot.screen, rig.robot.viewTree, "\(rig.field)", rig.field.debugDescription,
      rig.field.accessibilityValue ?? "",
    ]
    for text in texts { #expect(!text.contains("hunter") && !text.contains("2é")) }
    #expect(rig.field.accessibilityValue == "••••••••")
    #expect(!rig.robot.exists("hunter2é"))
  }

  @Test func itIsInNoLog() throws {
    let rig = try rig()
    // The delegate of the rig writes down what it is asked, which is its own affair.
    rig.field.delegate = nil
    rig.robot.compose("hunter")
    let reports = Diagnostics.collect { print(rig.field, to: &Self.sink) }
    var text = reports.joined()
    for part in [rig.field, rig.field.subviews] as [Any] {
      dump(part, to: &text)
      debugPrint(part, to: &text)
    }
    rig.robot.commit("hunter2")
    rig.field.attributedText = NSAttributedString(string: "hunter3")
    dump(rig.field, to: &text)
    let leaks = text.split(separator: "\n").filter { $0.contains("hunt") }
    #expect(text.count > 1000 && leaks == [], "\(leaks.prefix(3))")
  }

  private static var sink = ""

  @Test(arguments: [false, true]) func itLooksTheSameWhateverItIs(whileEditing: Bool) throws {
    let pictures = ["hunter2é", "WWWW\u{1F468}\u{200D}\u{1F469}iii"].map { secret in
      let stage = Stage(device: HostDevice(size: CGSize(width: 300, height: 100)))
      let field = UITextField(frame: CGRect(x: 20, y: 50, width: 200, height: 34))
      field.isSecureTextEntry = true
      field.text = secret
      stage.root.addSubview(field)
      if whileEditing { field.becomeFirstResponder() }
      stage.advance(0.1)
      return stage.lastImage
    }
    let first = try #require(pictures[0])
    let second = try #require(pictures[1])
    #expect(try first.pngData() == second.pngData())
  }

  @Test func itCannotBeCopiedOrCut() throws {
    let rig = try rig()
    rig.robot.press("a", .control)
    rig.robot.press("c", .control)
    rig.robot.press("x", .control)
    rig.robot.run {
      rig.field.copy(nil)
      rig.field.cut(nil)
      #expect(UIPasteboard.general.string == nil)
    }
    #expect(rig.field.text == Self.secret)
  }

  @Test func whatIsTypedAfterComingBackTakesItsPlace() throws {
    let rig = try rig()
    try rig.robot.tap("Second")
    try rig.robot.tap("First")
    rig.robot.type("ab")
    #expect(rig.field.text == "ab")
    #expect(rig.log.lines.contains("0,8 “a”?"))
    try rig.robot.tap("Second")
    try rig.robot.tap("First")
    rig.robot.press(.delete)
    #expect(rig.field.text == "")
  }

  @Test func caretsGoOverBullets() throws {
    let rig = try rig()
    rig.robot.press(.leftArrow)
    rig.robot.press(.delete)
    #expect(rig.field.text == "hunteré")
    rig.robot.press(.leftArrow, .alternate)
    #expect(rig.selected == 0..<0)
  }
}
