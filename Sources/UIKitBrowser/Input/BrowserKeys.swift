import UIKit

/// What browsers call keys (`KeyboardEvent.code` and `key` of the W3C's UI Events), and which these are.
enum BrowserKeys {
  /// The place of a key; `keyboard_Reserved` for one that is not known.
  static func usage(ofCode code: String) -> UIKeyboardHIDUsage {
    if let known = named[code] { return known }
    if code.hasPrefix("Key"), let letter = code.dropFirst(3).utf8.first, (65...90).contains(letter)
    {
      return usage(.keyboardA, Int(letter) - 65)
    }
    if code.hasPrefix("Digit"), let digit = Int(code.dropFirst(5)), (0...9).contains(digit) {
      return usage(.keyboard1, (digit + 9) % 10)
    }
    if code.hasPrefix("F"), let number = Int(code.dropFirst()), (1...12).contains(number) {
      return usage(.keyboardF1, number - 1)
    }
    if code.hasPrefix("Numpad"), let digit = Int(code.dropFirst(6)), (0...9).contains(digit) {
      return usage(.keypad1, (digit + 9) % 10)
    }
    return .keyboard_Reserved
  }

  /// The place on a keyboard of the United States of what a key types, or of what it is called.
  static func code(ofKey key: String) -> String {
    switch key {
    case " ": return "Space"
    case "Shift", "Control", "Alt", "Meta": return key + "Left"
    default: break
    }
    guard key.utf8.count == 1, let letter = key.uppercased().utf8.first else { return key }
    if (65...90).contains(letter) { return "Key" + key.uppercased() }
    return (48...57).contains(letter) ? "Digit" + key : key
  }

  /// Whether that is the name of a key, or a character that one types.
  static func isKey(_ key: String) -> Bool {
    key.count == 1 || usage(ofCode: code(ofKey: key)) != .keyboard_Reserved
  }

  /// What a key types; empty for one that types nothing.
  static func characters(ofKey key: String) -> String {
    switch key {
    case "Enter": "\r"
    case "Tab": "\t"
    case "Backspace": "\u{8}"
    default: key.count == 1 ? key : ""
    }
  }

  private static func usage(_ first: UIKeyboardHIDUsage, _ step: Int) -> UIKeyboardHIDUsage {
    UIKeyboardHIDUsage(rawValue: first.rawValue + step) ?? .keyboard_Reserved
  }

  private static let named: [String: UIKeyboardHIDUsage] = [
    "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape,
    "Backspace": .keyboardDeleteOrBackspace,
    "Tab": .keyboardTab, "Space": .keyboardSpacebar, "Minus": .keyboardHyphen,
    "Equal": .keyboardEqualSign, "BracketLeft": .keyboardOpenBracket,
    "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
    "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote,
    "Backquote": .keyboardGraveAccentAndTilde, "Comma": .keyboardComma, "Period": .keyboardPeriod,
    "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock, "Insert": .keyboardInsert,
    "Home": .keyboardHome, "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward,
    "End": .keyboardEnd, "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow,
    "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow,
    "NumpadDivide": .keypadSlash, "NumpadMultiply": .keypadAsterisk,
    "NumpadSubtract": .keypadHyphen,
    "NumpadAdd": .keypadPlus, "NumpadEnter": .keypadEnter, "NumpadDecimal": .keypadPeriod,
    "ControlLeft": .keyboardLeftControl, "ShiftLeft": .keyboardLeftShift,
    "AltLeft": .keyboardLeftAlt, "MetaLeft": .keyboardLeftGUI,
    "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
    "AltRight": .keyboardRightAlt, "MetaRight": .keyboardRightGUI,
    "IntlBackslash": .keyboardNonUSBackslash,
  ]
}
