import Foundation

/// What of a text from outside is let into a text that is edited.
nonisolated enum EditFilter {
  /// Without characters that no text has: NULs, and the controls that keys send.
  ///
  /// - Parameter isSingleLine: whether what separates lines becomes a space.
  static func clean(_ string: String, isSingleLine: Bool) -> String {
    let needsWork = string.unicodeScalars.contains { isControl($0) || isSingleLine && isBreak($0) }
    guard needsWork else { return string }
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in string.unicodeScalars {
      defer { last = scalar }
      if isSingleLine, isBreak(scalar) {
        // A carriage return and a line feed are one.
        if !(scalar == "\n" && last == "\r") { result.append(" ") }
      } else if !isControl(scalar) {
        result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Controls other than tabs and breaks, and Apple's codes for keys without a character.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A...0x0D, 0x85: false
    case 0...0x1F, 0x7F...0x9F, 0xF700...0xF8FF: true
    default: false
    }
  }
}
