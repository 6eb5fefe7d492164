import Foundation
import UIKit

/// Writes down what fields ask and tell, and says yes or no.
final class FieldLog: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var letsBegin = true
  var letsEnd = true
  var letsReturn = true
  var letsClear = true
  var change: (UITextField, NSRange, String) -> Bool = { _, _, _ in true }

  private func note(_ line: String, _ field: UITextField) {
    lines.append(field.tag == 0 ? line : "\(line) \(field.tag)")
  }

  /// Has the field's events written down too.
  func watch(_ field: UITextField, exit: Bool = false) {
    field.delegate = self
    let events: [(UIControl.Event, String)] =
      [
        (.editingDidBegin, "begin!"), (.editingChanged, "changed!"), (.editingDidEnd, "end!"),
        (.primaryActionTriggered, "primary!"),
      ] + (exit ? [(.editingDidEndOnExit, "exit!")] : [])
    for (event, name) in events {
      field.addAction(
        UIAction { [weak self, weak field] _ in if let field { self?.note(name, field) } },
        for: event)
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("begin?", textField)
    return letsBegin
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { note("begun", textField) }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    note("end?", textField)
    return letsEnd
  }

  func textFieldDidEndEditing(_ textField: UITextField) { note("ended", textField) }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("\(range.location),\(range.length) “\(string)”?", textField)
    return change(textField, range, string)
  }

  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("clear?", textField)
    return letsClear
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("return?", textField)
    return letsReturn
  }
}
