import Foundation

extension TextSource {
  /// The bytes of each paragraph, without what separates them. A separator at the end is followed by
  /// an empty paragraph, as in TextKit.
  var paragraphs: [Range<Int>] {
    var result: [Range<Int>] = []
    var text = text
    text.withUTF8 { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        let length = Self.separatorLength(bytes, at: index)
        if length > 0 {
          result.append(start..<index)
          start = index + length
        }
        index += max(length, 1)
      }
      result.append(start..<bytes.count)
    }
    return result
  }

  func bytes(_ range: Range<Int>) -> Substring.UTF8View {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return utf8[start..<utf8.index(start, offsetBy: range.count)]
  }

  /// The look at a byte: an empty paragraph has that of what comes before it.
  func look(at byte: Int) -> TextRun.Look? {
    var start = 0
    for run in runs {
      if byte < start + run.length { return run.look }
      start += run.length
    }
    return runs.last?.look
  }

  /// What is left of the text from a byte on, to be put on one line.
  ///
  /// At the tail an ellipsis says that paragraphs follow; otherwise they go on the same line. Of a text
  /// far too long for a line only as much is taken as can matter.
  func remainder(
    from start: Int, paragraphEnd: Int, _ mode: NSLineBreakMode, byteLimit: Int
  ) -> (text: String, runs: [TextRun], isCut: Bool) {
    let all = text.utf8.count
    switch mode {
    case .byTruncatingHead:
      let from = max(start, boundary(near: all - min(byteLimit, all)))
      var rest = piece(from..<all)
      if from > start { rest.prepend("…") }
      return (rest.text.onOneLine, rest.runs, from > start)
    case .byTruncatingMiddle:
      guard all - start > byteLimit else {
        let rest = piece(start..<all)
        return (rest.text.onOneLine, rest.runs, false)
      }
      var rest = piece(start..<max(start, boundary(near: start + byteLimit / 2)))
      let end = piece(boundary(near: all - byteLimit / 2)..<all)
      rest.text += end.text
      rest.runs += end.runs
      return (rest.text.onOneLine, rest.runs, true)
    default:
      let end =
        paragraphEnd - start > byteLimit ? boundary(near: start + byteLimit) : paragraphEnd
      var rest = piece(start..<max(start, end))
      let isCut = end < paragraphEnd || paragraphEnd < all
      if isCut && mode == .byTruncatingTail { rest.append("…", look(at: max(start, end - 1))) }
      return (rest.text, rest.runs, isCut)
    }
  }

  private struct Piece {
    var text: String
    var runs: [TextRun]

    mutating func append(_ mark: String, _ look: TextRun.Look?) {
      text += mark
      if runs.isEmpty {
        if let look { runs = [TextRun(length: mark.utf8.count, look: look)] }
      } else {
        runs[runs.count - 1].length += mark.utf8.count
      }
    }

    mutating func prepend(_ mark: String) {
      text = mark + text
      if !runs.isEmpty { runs[0].length += mark.utf8.count }
    }
  }

  private func piece(_ range: Range<Int>) -> Piece {
    Piece(text: String(Substring(bytes(range))), runs: runs(in: range))
  }

  /// The start of the character that a byte belongs to.
  private func boundary(near byte: Int) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      var byte = max(0, min(byte, bytes.count))
      while byte > 0 && byte < bytes.count && bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      return byte
    }
  }

  /// The length of the paragraph separator at a byte; 0 when there is none: line feed, carriage return,
  /// both together, U+0085, U+2028 and U+2029.
  private static func separatorLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    func byte(_ offset: Int) -> UInt8 {
      index + offset < bytes.count ? bytes[index + offset] : 0
    }
    switch bytes[index] {
    case 0x0A: return 1
    case 0x0D: return byte(1) == 0x0A ? 2 : 1
    case 0xC2: return byte(1) == 0x85 ? 2 : 0
    case 0xE2: return byte(1) == 0x80 && (byte(2) == 0xA8 || byte(2) == 0xA9) ? 3 : 0
    default: return 0
    }
  }
}

extension String {
  /// The same number of bytes with separators as spaces.
  fileprivate var onOneLine: String {
    guard
      utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) || contains("\u{2028}")
        || contains("\u{2029}")
    else { return self }
    var bytes = Array(utf8)
    for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
      bytes[index] = 0x20
    }
    // NB: the runs count bytes, so a separator of three bytes becomes a space of three.
    return String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\u{2028}", with: "\u{2005}")
      .replacingOccurrences(of: "\u{2029}", with: "\u{2005}")
  }
}
