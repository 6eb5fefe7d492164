import Foundation

@testable import UIKit

/// A text with what is selected, as a line: `|` is the caret, or the end of the selection that moves, `[` the other end.
struct EditScript: CustomStringConvertible {
  var editor = TextEditor()
  var isRightToLeft = false
  var pasteboard: String?

  init(_ line: String, isSecure: Bool = false) {
    var text = ""
    var anchor: Int?
    var head = 0
    for character in line {
      switch character {
      case "[": anchor = text.utf16.count
      case "|": head = text.utf16.count
      default: text.append(character)
      }
    }
    editor.isSecure = isSecure
    editor.set(text)
    editor.select(EditSelection(anchor: anchor ?? head, head: head))
  }

  var description: String {
    var parts: [(Int, String)] = [(editor.selection.head, "|")]
    if !editor.selection.isCaret { parts.append((editor.selection.anchor, "[")) }
    var units = Array(editor.text.utf16)
    for (offset, sign) in parts.sorted(by: { $0.0 > $1.0 }) {
      units.insert(contentsOf: sign.utf16, at: offset)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Does what a field does with a command; `allows` is its delegate.
  mutating func run(_ command: EditCommand, allows: (EditChange) -> Bool = { _ in true }) {
    let geometry = PlainGeometry(text: editor.text, isRightToLeft: isRightToLeft)
    switch command {
    case .move(let direction, let unit, let extends):
      editor.move(direction, unit, extends: extends, in: geometry)
    case .selectAll: editor.select(EditSelection(0..<editor.length))
    case .copy: pasteboard = editor.copiedText ?? pasteboard
    case .paste:
      let change = pasteboard.flatMap { editor.change(for: .insert($0), in: geometry) }
      if var change {
        change.kind = .other
        if allows(change) { editor.apply(change) }
      }
    default:
      if command == .cut { pasteboard = editor.copiedText ?? pasteboard }
      if let change = editor.change(for: command, in: geometry), allows(change) {
        editor.apply(change)
      }
    }
  }

  mutating func run(_ commands: [EditCommand]) { for command in commands { run(command) } }

  mutating func type(_ text: String) {
    for character in text { run(.insert(String(character))) }
  }

  mutating func mark(_ text: String, selected: Range<Int>? = nil) {
    let end = text.utf16.count
    editor.apply(editor.marking(text, selected: selected ?? end..<end))
  }
}

extension EditCommand {
  static let left = EditCommand.move(.left, .character, extends: false)
  static let right = EditCommand.move(.right, .character, extends: false)
  static let backspace = EditCommand.delete(.backward, .character)

  static func to(_ direction: EditDirection, _ unit: EditUnit, extends: Bool = false)
    -> EditCommand
  {
    .move(direction, unit, extends: extends)
  }
}
