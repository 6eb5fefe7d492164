/// Which signs suit a text. Raw values are UIKit's.
nonisolated public enum UIKeyboardType: Int, Sendable {
  /// Any.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // NB: the name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Those of an address of the web.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Those of a telephone number.
  case phonePad = 5
  /// Those of a name or a telephone number.
  case namePhonePad = 6
  /// Those of an address of a mailbox.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Letters, with those of a short message at hand.
  case twitter = 9
  /// Those of a search of the web.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Another name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
