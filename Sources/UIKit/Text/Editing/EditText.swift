import Foundation

/// A text by its paragraphs: what a change costs grows with what it touches and with the number of paragraphs, and not with
/// the text. Offsets are in units of UTF-16.
nonisolated struct EditText: Sendable, Equatable, Unspoken {
  /// There is always one; what separates two belongs to the first, so that only the last has none.
  private(set) var paragraphs = [EditParagraph()]
  private(set) var length = 0

  init() {}

  init(_ string: String) {
    paragraphs = EditParagraph.split(string)
    length = paragraphs.reduce(0) { $0 + $1.length }
  }

  /// Which paragraphs a change took away, and how many have come in their place.
  struct Splice: Equatable, Sendable {
    var old: Range<Int>
    var count: Int
  }

  var string: String {
    if paragraphs.count == 1 { return paragraphs[0].text }
    var result = ""
    result.reserveCapacity(paragraphs.reduce(0) { $0 + $1.text.utf8.count })
    for paragraph in paragraphs { result += paragraph.text }
    return result
  }

  /// The paragraph that the unit at an offset is part of, and where that begins; the last one for the end.
  func place(of offset: Int) -> (index: Int, start: Int) {
    paragraphs.withUnsafeBufferPointer { all in
      var start = 0
      for index in 0..<all.count - 1 {
        let end = start + all[index].length
        if offset < end { return (index, start) }
        start = end
      }
      return (all.count - 1, start)
    }
  }

  /// Where a paragraph begins.
  func start(of paragraph: Int) -> Int {
    paragraphs[..<paragraph].reduce(0) { $0 + $1.length }
  }

  /// The text between two offsets, which are at the edges of characters.
  func text(in range: Range<Int>) -> String {
    var result = ""
    var (index, start) = place(of: range.lowerBound)
    while index < paragraphs.count, start < range.upperBound || start == range.lowerBound {
      let paragraph = paragraphs[index]
      let part =
        max(0, range.lowerBound - start)..<min(paragraph.length, range.upperBound - start)
      result += part == 0..<paragraph.length ? paragraph.text : paragraph.text.text(in: part)
      start += paragraph.length
      index += 1
    }
    return result
  }

  /// Puts `new` in the place of a range, which is at the edges of scalars.
  @discardableResult mutating func replace(_ range: Range<Int>, with new: String) -> Splice {
    var (first, start) = place(of: range.lowerBound)
    let end = range.upperBound - start
    let begin = range.lowerBound - start
    let breaksBefore = begin == 0 && first > 0 && paragraphs[first - 1].endsWithReturn
    if end <= paragraphs[first].contentLength, !breaksBefore, !EditParagraph.hasBreak(new) {
      length += paragraphs[first].replace(begin..<end, with: new)
      return Splice(old: first..<first + 1, count: 1)
    }
    // A line feed that comes behind a carriage return is one with it.
    if breaksBefore {
      first -= 1
      start -= paragraphs[first].length
    }
    let last = place(of: range.upperBound)
    let (head, tail) = (paragraphs[first].text, paragraphs[last.index].text)
    let old = paragraphs[first...last.index].reduce(0) { $0 + $1.length }
    var pieces = EditParagraph.split(
      head[..<head.index(atUTF16: range.lowerBound - start)] + new
        + tail[tail.index(atUTF16: range.upperBound - last.start)...])
    // Its last one is that of another paragraph, which follows.
    if last.index < paragraphs.count - 1, pieces.last?.length == 0 { pieces.removeLast() }
    paragraphs.replaceSubrange(first...last.index, with: pieces)
    length += pieces.reduce(0) { $0 + $1.length } - old
    return Splice(old: first..<last.index + 1, count: pieces.count)
  }

  // MARK: Characters

  /// The edge of a character at or before an offset.
  func characterEdge(atOrBefore offset: Int) -> Int {
    guard offset < length else { return length }
    let (index, start) = place(of: offset)
    return start + paragraphs[index].text.characterEdge(atOrBefore: offset - start)
  }

  /// The edge of a character at or after an offset.
  func characterEdge(atOrAfter offset: Int) -> Int {
    guard offset < length else { return length }
    let (index, start) = place(of: offset)
    return start + paragraphs[index].text.characterEdge(atOrAfter: offset - start)
  }

  /// Past the character at an offset; the end at the end.
  func character(after offset: Int) -> Int {
    let (index, start) = place(of: offset)
    return start + paragraphs[index].text.character(after: offset - start)
  }

  /// Where the character before an offset begins; 0 at the beginning.
  func character(before offset: Int) -> Int {
    var (index, start) = place(of: offset)
    if offset <= start, index > 0 {
      index -= 1
      start -= paragraphs[index].length
    }
    return start + paragraphs[index].text.character(before: offset - start)
  }

  /// The whole characters that a range touches.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let start = characterEdge(atOrBefore: range.lowerBound)
    return start..<max(start, characterEdge(atOrAfter: range.upperBound))
  }

  /// The same range, not beginning or ending within a pair of surrogates.
  func wholeScalars(in range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<length)
    func edge(_ offset: Int) -> Int {
      let (index, start) = place(of: offset)
      let text = paragraphs[index].text
      let place = text.index(atUTF16: offset - start)
      guard place.samePosition(in: text.unicodeScalars) == nil else { return offset }
      return offset - 1
    }
    let start = edge(range.lowerBound)
    return start..<max(start, edge(range.upperBound))
  }
}
