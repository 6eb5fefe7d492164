import Foundation
import Testing

@testable import UIKit

/// Key sequences in, text and selection out.
@Suite struct TextEditorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let before: String
    let commands: [EditCommand]
    let after: String

    init(_ name: String, _ before: String, _ commands: [EditCommand], _ after: String) {
      self.name = name
      self.before = before
      self.commands = commands
      self.after = after
    }

    var testDescription: String { name }
  }

  private static let family = "👨‍👩‍👧‍👦"

  static let typing = [
    Row("a letter at the caret", "a|c", [.insert("b")], "ab|c"),
    Row("a letter for what is selected", "a[bcd|e", [.insert("x")], "ax|e"),
    Row("a mark joins the letter before it", "e|x", [.insert("\u{301}")], "e\u{301}|x"),
    Row("a half of a flag joins the other", "🇩|", [.insert("🇪")], "🇩🇪|"),
    Row("a whole family", "|", [.insert(family)], family + "|"),
  ]

  static let deleting = [
    Row("back over a letter", "abc|", [.backspace], "ab|"),
    Row("back over a letter with two marks", "Ễ\u{323}|", [.backspace], "|"),
    Row("back over a family", "a\(family)|b", [.backspace], "a|b"),
    Row("back over one of two flags", "🇩🇪🇫🇷|", [.backspace], "🇩🇪|"),
    Row("back over a digit in a box", "1️⃣|", [.backspace], "|"),
    Row("back at the beginning", "|abc", [.backspace], "|abc"),
    Row("what is selected, alone", "a[bc|d", [.backspace], "a|d"),
    Row("forward over a family", "|\(family)b", [.delete(.forward, .character)], "|b"),
    Row("forward at the end", "ab|", [.delete(.forward, .character)], "ab|"),
    Row("a word back", "one two|", [.delete(.backward, .word)], "one |"),
    Row("a word back, over a space", "one two |", [.delete(.backward, .word)], "one |"),
    Row("a word forward", "one| two three", [.delete(.forward, .word)], "one| three"),
    Row("to the beginning of the line", "a\nbc|d", [.delete(.backward, .line)], "a\n|d"),
    Row("to the end of the line", "a|b\ncd", [.delete(.forward, .line)], "a|\ncd"),
    Row("to the end of all", "a|b\ncd", [.delete(.forward, .document)], "a|"),
    Row("to the beginning of all", "ab\nc|d", [.delete(.backward, .document)], "|d"),
    Row("of flags whole ones are selected", "🇩[🇪🇫|🇷", [.backspace], "|"),
  ]

  static let moving = [
    Row("right over a family", "a|\(family)b", [.right], "a\(family)|b"),
    Row("left over a letter of two scalars", "xe\u{301}|", [.left], "x|e\u{301}"),
    Row("left of a selection", "a[bc|d", [.left], "a|bcd"),
    Row("right of a selection", "a|bc[d", [.right], "abc|d"),
    Row("left at the beginning", "|ab", [.left], "|ab"),
    Row("right at the end", "ab|", [.right], "ab|"),
    Row("left in Arabic goes forward", "|مرحبا", [.left], "م|رحبا"),
    Row("right in Arabic goes back", "مرحبا|", [.right], "مرحب|ا"),
    Row("left of an Arabic selection", "م[رح|با", [.left], "مرح|با"),
    Row("a word left in Arabic", "|مرحبا بك", [.to(.left, .word)], "مرحبا| بك"),
    Row("a word right", "|one two", [.to(.right, .word), .to(.right, .word)], "one two|"),
    Row("a word left", "one two| x", [.to(.left, .word)], "one |two x"),
    Row("to the line's end", "a|b\nc", [.to(.forward, .line)], "ab|\nc"),
    Row("to the line's beginning", "ab\ncd|", [.to(.backward, .line)], "ab\n|cd"),
    Row("up", "abc\nde|f", [.to(.up, .character)], "ab|c\ndef"),
    Row("up from the first line", "ab|c", [.to(.up, .character)], "|abc"),
    Row("down", "ab|c\nd", [.to(.down, .character)], "abc\nd|"),
    Row("down from the last line", "a|bc", [.to(.down, .character)], "abc|"),
    Row("to the end of all", "a|b\nc", [.to(.forward, .document)], "ab\nc|"),
    Row("over a line's end of two characters", "a|\r\nb", [.right], "a\r\n|b"),
  ]

  static let extending = [
    Row("a character", "a|bc", [.to(.right, .character, extends: true)], "a[b|c"),
    Row("and back", "a[b|c", [.to(.left, .character, extends: true)], "a|bc"),
    Row(
      "beyond the anchor", "ab|c",
      [
        .to(.right, .character, extends: true), .to(.left, .character, extends: true),
        .to(.left, .character, extends: true),
      ], "a|b[c"),
    Row("a word", "one |two three", [.to(.right, .word, extends: true)], "one [two| three"),
    Row("to the line's end", "a|b\nc", [.to(.forward, .line, extends: true)], "a[b|\nc"),
    Row("all", "a|b", [.selectAll], "[ab|"),
    Row("all, and type", "a|b", [.selectAll, .insert("x")], "x|"),
  ]

  @Test(arguments: typing + deleting + moving + extending)
  func keysGiveTheExpectedText(_ row: Row) {
    var script = EditScript(row.before)
    script.run(row.commands)
    #expect(script.description == row.after)
  }

  @Test func aLetterBeforeALoneMarkJoinsIt() {
    var editor = TextEditor()
    editor.set("\u{301}x")
    editor.apply(EditChange(range: 0..<0, text: "e", kind: .typing))
    #expect(editor.text == "e\u{301}x")
    #expect(editor.selection == EditSelection(2))
  }

  // MARK: Undo

  @Test func whatIsTypedInOneGoIsUndoneInOne() {
    var script = EditScript("|")
    script.type("hello")
    script.run(.left)
    script.type("XY")
    #expect(script.description == "hellXY|o")
    script.run(.undo)
    #expect(script.description == "hell|o")
    script.run(.undo)
    #expect(script.description == "|")
    script.run([.undo, .redo])
    #expect(script.description == "hello|")
    script.run(.redo)
    #expect(script.description == "hellXY|o")
    script.run(.redo)
    #expect(script.description == "hellXY|o")
  }

  @Test func deletionsThatTouchAreUndoneInOneAndTheSelectionComesBack() {
    var script = EditScript("abcdef|")
    script.run([.backspace, .backspace, .backspace])
    #expect(script.description == "abc|")
    script.run(.undo)
    #expect(script.description == "abcdef|")
    script = EditScript("a[bc|d")
    script.run([.insert("x"), .undo])
    #expect(script.description == "a[bc|d")
    script = EditScript("ab|cdef")
    script.run([.delete(.forward, .character), .delete(.forward, .character), .undo])
    #expect(script.description == "ab|cdef")
  }

  @Test func typingAfterAnUndoForgetsWhatWasUndone() {
    var script = EditScript("|")
    script.type("ab")
    script.run(.undo)
    script.type("c")
    script.run(.redo)
    #expect(script.description == "c|")
  }

  @Test func aTextSetByCodeCannotBeUndone() {
    var script = EditScript("|")
    script.type("ab")
    script.editor.set("other")
    script.run(.undo)
    #expect(script.description == "other|")
  }

  // MARK: The delegate

  @Test func aChangeIsAskedForBeforeItIsMade() {
    var script = EditScript("a[bc|d")
    var asked: [EditChange] = []
    script.run(.insert("xy")) {
      asked.append($0)
      return false
    }
    #expect(asked == [EditChange(range: 1..<3, text: "xy", kind: .typing)])
    #expect(script.description == "a[bc|d")
    script.run(.undo)
    #expect(script.description == "a[bc|d")
  }

  @Test func aLimitOfLengthHoldsForTypingPastingAndRedoing() {
    var script = EditScript("ab|")
    func limited(_ command: EditCommand) {
      let length = script.editor.length
      script.run(command) { length - $0.range.count + $0.text.utf16.count <= 4 }
    }
    script.pasteboard = "xyz"
    limited(.paste)
    #expect(script.description == "ab|")
    for letter in ["c", "d", "e"] { limited(.insert(letter)) }
    #expect(script.description == "abcd|")
    limited(.undo)
    #expect(script.description == "ab|")
    limited(.redo)
    #expect(script.description == "abcd|")
    limited(.selectAll)
    limited(.paste)
    #expect(script.description == "xyz|")
  }

  // MARK: Input methods

  @Test func markedTextIsChangedAndCommitted() {
    var script = EditScript("a[b|c")
    script.mark("に")
    #expect(script.description == "aに|c")
    #expect(script.editor.marked == 1..<2)
    script.mark("にほん", selected: 0..<2)
    #expect(script.description == "a[にほ|んc")
    script.run(.insert("日本"))
    #expect(script.description == "a日本|c")
    #expect(script.editor.marked == nil)
    script.run(.undo)
    #expect(script.description == "a[b|c")
    script.run(.redo)
    #expect(script.description == "a日本|c")
  }

  @Test func markedTextIsLeftAsItIs() {
    var script = EditScript("|")
    script.mark("nihon")
    script.editor.commit()
    #expect(script.description == "nihon|")
    #expect(script.editor.marked == nil)
    script.run(.undo)
    #expect(script.description == "|")
  }

  @Test func markedTextThatIsCancelledLeavesNothing() {
    var script = EditScript("x|y")
    script.mark("nih")
    script.mark("")
    #expect(script.description == "x|y")
    #expect(script.editor.marked == nil)
    #expect(!script.editor.canUndo)
  }

  // MARK: Secrets

  @Test func aSecretCannotBeCopiedCutWalkedByWordsNorUndone() {
    var script = EditScript("[one two|", isSecure: true)
    script.run([.copy, .cut])
    #expect(script.pasteboard == nil)
    #expect(script.description == "[one two|")
    script.run([.to(.left, .word)])
    #expect(script.description == "|one two")
    script.run([.insert("x"), .undo])
    #expect(script.description == "x|one two")
    #expect(script.editor.history.done.isEmpty)
  }

  @Test func aTextThatBecomesASecretForgetsWhatWasTyped() {
    var script = EditScript("|")
    script.type("abc")
    script.editor.isSecure = true
    #expect(!script.editor.canUndo)
  }

  // MARK: Odd input

  @Test func cutAndPasteMoveText() {
    var script = EditScript("a[bc|d")
    script.run([.cut, .to(.forward, .document), .paste, .paste])
    #expect(script.description == "adbcbc|")
    script.run([.undo, .undo])
    #expect(script.description == "ad|")
    script.run(.undo)
    #expect(script.description == "a[bc|d")
  }

  @Test func aMillionCharactersArePastedAndWalkedOver() {
    let million = String(repeating: "wörd \(Self.family) ", count: 40_000)
    #expect(million.utf8.count > 1_000_000)
    var script = EditScript("a|b")
    script.run(.insert(million))
    #expect(script.editor.length == million.utf16.count + 2)
    script.run([.left, .to(.backward, .word), .backspace, .to(.left, .word)])
    script.run(.to(.backward, .document))
    #expect(script.editor.selection == EditSelection(0))
    script.run([.undo, .undo])
    #expect(script.editor.text == "ab")
  }

  @Test func whatNoTextHasIsLeftOut() {
    let halves = String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)
    #expect(halves == "a\u{FFFD}b")
    let odd = "\0a\u{8}b\u{F700}\r\nc\nd\te\u{2028}f" + halves
    #expect(EditFilter.clean(odd, isSingleLine: true) == "ab c d\te f" + halves)
    #expect(EditFilter.clean("a\r\nb", isSingleLine: false) == "a\r\nb")
  }

  @Test func offsetsWithinCharactersAndBeyondTheEndsAreMovedToEdges() {
    var editor = TextEditor()
    editor.set("a\(Self.family)b")
    editor.select(EditSelection(3))
    #expect(editor.selection == EditSelection(1))
    editor.select(EditSelection(anchor: -5, head: 4))
    #expect(editor.selection == EditSelection(0..<12))
    editor.select(EditSelection(anchor: 99, head: 5))
    #expect(editor.selection == EditSelection(anchor: 13, head: 1))
    editor.apply(EditChange(range: 500..<900, text: "x", kind: .other))
    #expect(editor.text == "a\(Self.family)bx")
  }
}
