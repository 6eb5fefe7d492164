import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Keys, fingers and code in a field.
@MainActor @Suite struct FieldTypingTests {
  @Test func keysMoveSelectAndDelete() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.type("one two")
    rig.robot.press(.leftArrow, .alternate)
    rig.robot.type("x")
    #expect(rig.field.text == "one xtwo")
    rig.robot.press(.delete)
    rig.robot.press(.rightArrow, [.shift, .command])
    #expect(rig.selected == 4..<7)
    rig.robot.type("3")
    #expect(rig.field.text == "one 3")
    rig.robot.press("z", .control)
    #expect(rig.field.text == "one two" && rig.selected == 4..<7)
    rig.robot.press("z", [.control, .shift])
    #expect(rig.field.text == "one 3")
    rig.robot.keyDown(.delete)
    rig.robot.keyRepeat(.delete, count: 3)
    rig.robot.keyUp(.delete)
    #expect(rig.field.text == "o")
  }

  @Test func keysThatAreUsedGoNoFurther() throws {
    let rig = FieldRig()
    var taps = 0
    rig.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    rig.robot.press(.tab)
    rig.robot.press(.space)
    rig.robot.press(.enter)
    #expect(rig.field.text == " " && taps == 0)
  }

  @Test func cutCopyAndPaste() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.type("abc")
    rig.robot.press("a", .control)
    rig.robot.press("x", .control)
    #expect(rig.field.text == "")
    let board = rig.robot.run { UIPasteboard.general }
    #expect(board.string == "abc" && board.changeCount == 1)
    rig.robot.press("v", .command)
    rig.robot.run { board.string = "\0x\r\ny\u{7}" }
    rig.robot.press("v", .command)
    #expect(rig.field.text == "abcx y")
    #expect(rig.log.lines.contains("3,0 “x y”?"))
    rig.log.change = { _, _, _ in false }
    rig.robot.press("v", .command)
    #expect(rig.field.text == "abcx y")
  }

  @Test func eachAppHasItsOwnPasteboard() {
    let (one, two) = (Robot(UIView()), Robot(UIView()))
    one.run { UIPasteboard.general.string = "one" }
    #expect(two.run { UIPasteboard.general.string } == nil)
    #expect(one.run { UIPasteboard.general.hasStrings })
  }

  @Test func aTapPlacesTheCaretADoubleTapSelectsAWordATripleTapAll() throws {
    let rig = FieldRig()
    rig.field.text = "one two three"
    try rig.robot.touchDown(at: rig.place(2)).up()
    #expect(rig.selected == 2..<2)
    rig.robot.wait(1)
    try rig.robot.touchDown(at: rig.place(6)).up()
    #expect(rig.selected == 6..<6)
    try rig.robot.touchDown(at: rig.place(6)).up()
    #expect(rig.selected == 4..<7)
    try rig.robot.touchDown(at: rig.place(6)).up()
    #expect(rig.selected == 0..<13)
    rig.robot.wait(1)
    try rig.robot.touchDown(at: rig.place(13)).up()
    #expect(rig.selected == 13..<13)
  }

  @Test func aDragSelects() throws {
    let rig = FieldRig()
    rig.field.text = "one two"
    try rig.robot.tap("First")
    rig.robot.wait(1)
    let finger = try rig.robot.touchDown(at: rig.place(1))
    let (from, to) = (rig.place(1), rig.place(5))
    try finger.move(by: CGVector(dx: to.x - from.x, dy: 0), duration: 0.2)
    #expect(rig.selected == 1..<5)
    try finger.up()
    #expect(rig.selected == 1..<5)
    rig.robot.type("X")
    #expect(rig.field.text == "oXwo")
  }

  @Test func aLongTextScrollsSoThatTheCaretIsSeen() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.type("a long line of text that does not fit")
    func caret(_ position: UITextPosition) -> CGRect { rig.field.caretRect(for: position) }
    let inside = CGRect(x: 7, y: 0, width: 186, height: 34)
    #expect(abs(caret(rig.field.endOfDocument).maxX - inside.maxX) < 1)
    #expect(caret(rig.field.beginningOfDocument).minX < -50)
    rig.robot.press(.upArrow)
    #expect(caret(rig.field.beginningOfDocument).minX == inside.minX)
    #expect(caret(rig.field.endOfDocument).minX > inside.maxX + 50)
    rig.robot.run { _ = rig.field.resignFirstResponder() }
    rig.robot.wait(0.1)
    #expect(caret(rig.field.beginningOfDocument).minX == inside.minX)
  }

  @Test func inArabicTheCaretStandsAtTheLeftAndCoversNoLetter() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.type("مرحبا")
    let field = rig.field
    let caret = field.caretRect(for: field.endOfDocument)
    let all = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)!
    #expect(abs(field.firstRect(for: all).minX - caret.maxX) <= 0.5)
    #expect(abs(field.firstRect(for: all).maxX - 193) <= 0.5)
    rig.robot.type(" هذا نص طويل لا يتسع له الحقل كله أبدا")
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 7) <= 0.5)
    #expect(field.caretRect(for: field.beginningOfDocument).minX > 200)
    rig.robot.press(.upArrow)
    #expect(abs(field.caretRect(for: field.beginningOfDocument).maxX - 193) <= 0.5)
  }

  @Test func markedTextIsUnderlinedAndCommitted() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.type("a")
    _ = rig.log.take()
    rig.robot.run { rig.field.setMarkedText("にほ", selectedRange: NSRange(location: 2, length: 0)) }
    #expect(rig.field.text == "aにほ" && rig.field.markedTextRange != nil)
    #expect(rig.log.take() == ["1,0 “にほ”?", "changed!"])
    rig.robot.run {
      rig.field.setMarkedText("日本", selectedRange: NSRange(location: 0, length: 99))
    }
    #expect(rig.selected == 1..<3)
    rig.robot.run { rig.field.unmarkText() }
    #expect(rig.field.text == "a日本" && rig.field.markedTextRange == nil)
    rig.robot.press("z", .control)
    #expect(rig.field.text == "a")
    rig.robot.run {
      rig.field.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      rig.field.setMarkedText(nil, selectedRange: NSRange(location: NSNotFound, length: 0))
    }
    #expect(rig.field.text == "a" && rig.field.markedTextRange == nil)
  }

  @Test func anInputMethodComposesCommitsAndCallsOff() throws {
    let rig = FieldRig()
    rig.robot.compose("x")
    #expect(rig.field.text == "", "nothing is edited")
    try rig.robot.tap("First")
    _ = rig.log.take()
    rig.robot.compose("に")
    rig.robot.compose("にほん", selected: 0..<2)
    #expect(rig.field.text == "にほん" && rig.selected == 0..<2)
    rig.robot.commit("日本")
    #expect(rig.field.text == "日本" && rig.field.markedTextRange == nil && rig.selected == 2..<2)
    #expect(
      rig.log.take() == [
        "0,0 “に”?", "changed!", "0,1 “にほん”?", "changed!", "0,3 “日本”?", "changed!",
      ])
    rig.robot.compose("ご")
    rig.robot.commit("")
    #expect(rig.field.text == "日本" && rig.field.markedTextRange == nil)
    rig.robot.press("z", .control)
    #expect(rig.field.text == "")
    rig.log.change = { _, _, _ in false }
    rig.robot.compose("ご")
    #expect(rig.field.text == "" && rig.field.markedTextRange == nil)
  }

  @Test func tabPassesTheClearButtonOver() throws {
    let rig = FieldRig()
    rig.field.text = "x"
    rig.field.clearButtonMode = .always
    rig.robot.press(.tab)
    rig.robot.press(.tab)
    #expect(rig.second.isEditing)
  }

  @Test func attributesStayWithTheTextAroundWhatIsTyped() throws {
    let rig = FieldRig()
    let text = NSMutableAttributedString(string: "red")
    text.addAttribute(
      .foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
    rig.field.attributedText = text
    try rig.robot.tap("First")
    rig.robot.type("!")
    #expect(rig.field.text == "red!" && rig.field.attributedText?.string == "red!")
    let color = rig.field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil)
    #expect(color as? UIColor === UIColor.systemRed)
    rig.field.text = "plain"
    #expect(rig.field.attributedText?.string == "plain")
  }

  @Test func codeInsertsReplacesAndMeasures() throws {
    let rig = FieldRig()
    rig.robot.run { rig.field.insertText("a\nb") }
    #expect(rig.field.text == "a b" && rig.log.take() == ["changed!"])
    rig.robot.run { rig.field.deleteBackward() }
    #expect(rig.field.text == "a " && rig.field.hasText)
    let start = rig.field.beginningOfDocument
    let end = rig.field.endOfDocument
    #expect(rig.field.compare(start, to: end) == .orderedAscending)
    #expect(rig.field.position(from: end, offset: 1) == nil)
    #expect(rig.field.position(from: end, offset: .max) == nil)
    let range = try #require(rig.field.textRange(from: end, to: start))
    #expect(rig.field.text(in: range) == "a " && !range.isEmpty)
    #expect(rig.field.selectionRects(for: range).count == 1)
    #expect(rig.field.firstRect(for: range).width > 5)
    rig.robot.run { rig.field.replace(range, withText: "xyz") }
    #expect(rig.field.text == "xyz")
    let middle = rig.field.caretRect(for: rig.field.position(from: start, offset: 1)!)
    let touched = rig.field.closestPosition(to: CGPoint(x: middle.midX, y: middle.midY))
    #expect(touched.map { rig.field.offset(from: start, to: $0) } == 1)
    let letter = rig.field.characterRange(at: CGPoint(x: middle.minX + 2, y: middle.midY))
    #expect(letter.flatMap { rig.field.text(in: $0) } == "y")
    #expect(rig.field.characterRange(at: CGPoint(x: 190, y: 10)) == nil)
  }

  @Test func aVeryLongLineIsPasted() throws {
    let rig = FieldRig()
    try rig.robot.tap("First")
    rig.robot.run { UIPasteboard.general.string = String(repeating: "abcdefghi ", count: 5000) }
    rig.robot.press("v", .control)
    #expect(rig.field.text?.utf16.count == 50_000)
    rig.robot.press(.delete)
    #expect(rig.field.text?.utf16.count == 49_999)
  }
}
