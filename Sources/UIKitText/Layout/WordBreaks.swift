import CPango
import Foundation

/// Where words begin and end, by Pango's rules for all scripts. Offsets are in units of UTF-16.
package enum WordBreaks {
  /// The end of the word at or after an offset; the text's where there is none.
  package static func end(after offset: Int, in text: String) -> Int {
    nextEnd(after: offset, in: text) ?? text.utf16.count
  }

  /// The end of the word at or after an offset; nil where there is none.
  package static func nextEnd(after offset: Int, in text: String) -> Int? {
    var start = max(0, offset)
    let count = text.utf16.count
    while start < count {
      let part = Part(text, from: start - reach, to: start + window)
      let last = part.end == count ? part.end : part.end - reach
      if let end = part.ends.first(where: { $0 > offset && $0 <= last }) { return end }
      start = part.end
    }
    return nil
  }

  /// The beginning of the word at or before an offset; the text's where there is none.
  package static func start(before offset: Int, in text: String) -> Int {
    previousStart(before: offset, in: text) ?? 0
  }

  /// The beginning of the word at or before an offset; nil where there is none.
  package static func previousStart(before offset: Int, in text: String) -> Int? {
    var end = min(offset, text.utf16.count)
    while end > 0 {
      let part = Part(text, from: end - window, to: end + reach)
      let first = part.start == 0 ? 0 : part.start + reach
      if let start = part.starts.last(where: { $0 < offset && $0 >= first }) { return start }
      end = part.start
    }
    return nil
  }

  /// The word around an offset. Between words it is what is between them, and at the edge of one that word.
  package static func word(around offset: Int, in text: String) -> Range<Int> {
    let count = text.utf16.count
    let part = Part(text, from: offset - window, to: offset + window)
    let words = zip(part.starts, part.ends).map { $0..<max($0, $1) }
    if let word = words.first(where: { $0.contains(offset) }) { return word }
    if offset >= count || !part.isLetter(at: offset),
      let word = words.first(where: { $0.upperBound == offset })
    {
      return word
    }
    let start = words.last { $0.upperBound <= offset }?.upperBound ?? part.start
    let end = words.first { $0.lowerBound > offset }?.lowerBound ?? part.end
    return start..<max(start, end)
  }

  /// As much of a text is looked at in one go.
  private static let window = 1024
  /// So much around a place can decide what it is.
  private static let reach = 64

  private struct Part {
    let start: Int
    let end: Int
    private(set) var starts: [Int] = []
    private(set) var ends: [Int] = []
    private let text: Substring

    init(_ whole: String, from: Int, to: Int) {
      let units = whole.utf16
      func place(_ offset: Int) -> String.Index {
        let index =
          units.index(units.startIndex, offsetBy: max(0, offset), limitedBy: units.endIndex)
          ?? units.endIndex
        return index.samePosition(in: whole.unicodeScalars) ?? units.index(before: index)
      }
      let range = place(from)..<place(to)
      text = whole[range]
      start = units.distance(from: units.startIndex, to: range.lowerBound)
      end = start + text.utf16.count
      look()
    }

    func isLetter(at offset: Int) -> Bool {
      let index = text.utf16.index(text.startIndex, offsetBy: offset - start)
      return text.unicodeScalars[index].properties.isAlphabetic
    }

    private mutating func look() {
      let scalars = text.unicodeScalars
      var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
      // NB: Pango stops at a NUL.
      var copy =
        text.utf8.contains(0) ? Substring(text.replacingOccurrences(of: "\0", with: "\u{1}")) : text
      copy.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          pango_get_log_attrs(
            $0.baseAddress, Int32($0.count), -1, pango_language_get_default(), &attributes,
            Int32(attributes.count))
        }
      }
      var offset = start
      var index = scalars.startIndex
      for attribute in attributes {
        // Unicode knows that an apostrophe is part of a word, Pango that ideographs make words.
        let isEdge = attribute.is_word_boundary != 0
        if attribute.is_word_start != 0, isEdge { starts.append(offset) }
        if attribute.is_word_end != 0, isEdge { ends.append(offset) }
        guard index < scalars.endIndex else { break }
        offset += scalars[index].utf16.count
        scalars.formIndex(after: &index)
      }
      // A window may begin within a word, and end in one.
      if let first = ends.first, starts.first.map({ $0 >= first }) ?? true {
        starts.insert(start, at: 0)
      }
      if ends.count < starts.count { ends.append(end) }
    }
  }
}
