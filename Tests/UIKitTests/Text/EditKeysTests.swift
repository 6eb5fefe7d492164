import Testing

@testable import UIKit

@Suite struct EditKeysTests {
  struct Row: Sendable {
    let key: UIKeyboardHIDUsage
    let modifiers: UIKeyModifierFlags
    let letter: String
    let command: EditCommand?

    init(
      _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = [], _ letter: String = "",
      _ command: EditCommand?
    ) {
      self.key = key
      self.modifiers = modifiers
      self.letter = letter
      self.command = command
    }
  }

  static let rows = [
    Row(.keyboardA, [], "a", .insert("a")),
    Row(.keyboardA, [.shift], "A", .insert("A")),
    Row(.keyboardA, [.control], "a", .selectAll),
    Row(.keyboardA, [.command], "a", .selectAll),
    Row(.keyboardE, [.control, .alternate], "€", .insert("€")),
    Row(.keyboardL, [.alternate], "ł", .insert("ł")),
    Row(.keyboardQ, [.command], "q", nil),
    Row(.keyboardZ, [.control], "z", .undo),
    Row(.keyboardZ, [.command, .shift], "Z", .redo),
    Row(.keyboardY, [.control], "y", .redo),
    Row(.keyboardX, [.control], "x", .cut),
    Row(.keyboardC, [.command], "c", .copy),
    Row(.keyboardV, [.control], "v", .paste),
    Row(.keyboardInsert, [.shift], "", .paste),
    Row(.keyboardInsert, [.control], "", .copy),
    Row(.keyboardDeleteForward, [.shift], "", .cut),
    Row(.keyboardDeleteForward, [], "\u{7F}", .delete(.forward, .character)),
    Row(.keyboardDeleteOrBackspace, [], "\u{8}", .delete(.backward, .character)),
    Row(.keyboardDeleteOrBackspace, [.alternate], "", .delete(.backward, .word)),
    Row(.keyboardDeleteOrBackspace, [.control], "", .delete(.backward, .word)),
    Row(.keyboardDeleteOrBackspace, [.command], "", .delete(.backward, .line)),
    Row(.keyboardLeftArrow, [], "", .move(.left, .character, extends: false)),
    Row(.keyboardRightArrow, [.shift, .alternate], "", .move(.right, .word, extends: true)),
    Row(.keyboardLeftArrow, [.command], "", .move(.left, .line, extends: false)),
    Row(.keyboardUpArrow, [.command, .shift], "", .move(.up, .document, extends: true)),
    Row(.keyboardHome, [], "", .move(.backward, .line, extends: false)),
    Row(.keyboardEnd, [.control, .shift], "", .move(.forward, .document, extends: true)),
    Row(.keyboardTab, [], "\t", nil),
    Row(.keyboardReturnOrEnter, [], "\r", nil),
    Row(.keyboardEscape, [], "\u{1B}", nil),
    Row(.keyboardF5, [], "", nil),
    Row(.keyboard_Reserved, [], "Ễ", .insert("Ễ")),
  ]

  @Test(arguments: rows) func eachKeyDoesItsOwn(_ row: Row) {
    let command = EditKeys.command(
      for: row.key, characters: row.letter, ignoringModifiers: row.letter,
      modifiers: row.modifiers)
    #expect(command == row.command)
  }
}
