import UIKit

/// Which key types which character, on a keyboard of the United States.
enum Keyboard {
  static func stroke(
    for character: Character
  ) -> (key: Robot.Key, modifiers: UIKeyModifierFlags) {
    if let plain = plain[character] {
      return (Robot.Key(plain, characters: String(character)), [])
    }
    let lower = Character(character.lowercased())
    if character.isLetter, lower != character, let usage = plain[lower] {
      return (Robot.Key(usage, characters: String(lower)), .shift)
    }
    if let base = shifted[character], let usage = plain[base] {
      return (Robot.Key(usage, characters: String(base)), .shift)
    }
    return (Robot.Key(.keyboard_Reserved, characters: String(character)), [])
  }

  private static let plain: [Character: UIKeyboardHIDUsage] = {
    var keys: [Character: UIKeyboardHIDUsage] = [
      " ": .keyboardSpacebar, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab,
      "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
      "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
      "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
      ".": .keyboardPeriod, "/": .keyboardSlash,
    ]
    for (index, letter) in "abcdefghijklmnopqrstuvwxyz".enumerated() {
      keys[letter] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + index)
    }
    for (index, digit) in "1234567890".enumerated() {
      keys[digit] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboard1.rawValue + index)
    }
    return keys
  }()

  private static let shifted: [Character: Character] = [
    "!": "1", "@": "2", "#": "3", "$": "4", "%": "5", "^": "6", "&": "7", "*": "8", "(": "9",
    ")": "0", "_": "-", "+": "=", "{": "[", "}": "]", "|": "\\", ":": ";", "\"": "'", "~": "`",
    "<": ",", ">": ".", "?": "/",
  ]
}
