import Foundation

/// A paragraph of a text, with what separates it from the next one.
nonisolated struct EditParagraph: Sendable, Equatable, Unspoken {
  private(set) var text = ""
  /// In units of UTF-16, with what separates.
  private(set) var length = 0
  /// Of that, what separates: a line feed, a carriage return, both, or what Unicode has for it.
  private(set) var separatorLength = 0

  /// Without what separates, in units of UTF-16.
  var contentLength: Int { length - separatorLength }
  var content: Substring {
    separatorLength == 0 ? text[...] : text[..<text.index(before: text.endIndex)]
  }
  var endsWithReturn: Bool { text.utf8.last == 0x0D }

  /// Puts text without separators in the place of content. How much longer it is now.
  mutating func replace(_ range: Range<Int>, with new: String) -> Int {
    text.replaceSubrange(
      text.index(atUTF16: range.lowerBound)..<text.index(atUTF16: range.upperBound), with: new)
    let change = new.utf16.count - range.count
    length += change
    return change
  }

  /// Whether there is a separator in a text.
  static func hasBreak(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x0A && $0 <= 0x0D || $0 == 0xC2 || $0 == 0xE2 }
      && text.contains(where: \.isNewline)
  }

  /// The paragraphs of a text: one at least. A separator at the end has an empty one behind it.
  static func split(_ string: some StringProtocol) -> [EditParagraph] {
    var string = String(string)
    return string.withUTF8 { bytes in
      var result: [EditParagraph] = []
      var (start, units, index) = (0, 0, 0)
      func add(_ end: Int, _ separator: Int) {
        let text = String(
          decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
        result.append(EditParagraph(text: text, length: units, separatorLength: separator))
        (start, units) = (end, 0)
      }
      while index < bytes.count {
        let byte = bytes[index]
        if let (length, count) = separator(bytes, index) {
          index += length
          units += count
          add(index, count)
          continue
        }
        if byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
        index += 1
      }
      add(bytes.count, 0)
      return result
    }
  }

  /// The bytes and the units of UTF-16 of the separator at a byte; nil where there is none.
  private static func separator(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int
  ) -> (bytes: Int, units: Int)? {
    func byte(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    switch bytes[index] {
    case 0x0A, 0x0B, 0x0C: return (1, 1)
    case 0x0D: return byte(1) == 0x0A ? (2, 2) : (1, 1)
    case 0xC2: return byte(1) == 0x85 ? (2, 1) : nil
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? (3, 1) : nil
    default: return nil
    }
  }
}
