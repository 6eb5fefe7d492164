import Foundation

// Offsets are units of UTF-16, as those of `NSRange`. One beyond an end means the end.
nonisolated extension String {
  var utf16Length: Int { utf16.count }

  func index(atUTF16 offset: Int) -> Index {
    utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex) ?? endIndex
  }

  func utf16Offset(of index: Index) -> Int { utf16.distance(from: startIndex, to: index) }

  /// The text between two offsets, which are at the edges of characters.
  func text(in range: Range<Int>) -> String {
    String(self[index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound)])
  }

  /// The edge of a character at or before an offset.
  func characterEdge(atOrBefore offset: Int) -> Int {
    let place = index(atUTF16: offset)
    guard place < endIndex else { return utf16Offset(of: endIndex) }
    return utf16Offset(of: index(before: index(after: place)))
  }

  /// The edge of a character at or after an offset.
  func characterEdge(atOrAfter offset: Int) -> Int {
    let edge = characterEdge(atOrBefore: offset)
    return edge < min(max(0, offset), utf16Length) ? character(after: edge) : edge
  }

  /// Past the character at an offset; the end at the end.
  func character(after offset: Int) -> Int {
    let place = index(atUTF16: offset)
    return utf16Offset(of: place < endIndex ? index(after: place) : endIndex)
  }

  /// Where the character before an offset begins; 0 at the beginning.
  func character(before offset: Int) -> Int {
    let place = index(atUTF16: characterEdge(atOrAfter: offset))
    return utf16Offset(of: place > startIndex ? index(before: place) : startIndex)
  }

  /// The whole characters that a range touches.
  func wholeCharacters(in range: Range<Int>) -> Range<Int> {
    let start = characterEdge(atOrBefore: range.lowerBound)
    return start..<max(start, characterEdge(atOrAfter: range.upperBound))
  }
}
