import Foundation

/// From offsets of a text to those of what shows of it: a bullet for each character of a secret.
struct FieldOffsets {
  let text: String
  let isSecure: Bool

  /// The bullet that stands for a character.
  static let bullet = "•"

  var shown: String {
    if isSecure { return String(repeating: Self.bullet, count: text.count) }
    guard text.contains(where: \.isNewline) else { return text }
    // As many units of UTF-16, on one line.
    let units = text.utf16.map { unit in
      switch unit {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: UInt16(0x20)
      default: unit
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  func shown(_ offset: Int) -> Int {
    guard isSecure else { return offset }
    return text.distance(from: text.startIndex, to: text.index(atUTF16: offset))
  }

  func own(_ offset: Int) -> Int {
    guard isSecure else { return text.characterEdge(atOrBefore: offset) }
    let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    return text.utf16Offset(of: index ?? text.endIndex)
  }
}
