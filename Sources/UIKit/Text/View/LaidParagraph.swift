import Foundation
import UIKitText

/// A paragraph of a text view in lines, as far as they were needed.
///
/// A long one is laid out by pieces that begin where a line does: to the end of that line nothing matters that follows.
/// After a change what is before and behind it stays, where lines begin at the same letters as before.
struct LaidParagraph {
  /// Without what separates it from the next, in units of UTF-16.
  private(set) var length: Int
  /// One at least.
  private(set) var pieces: [TextPiece]
  /// Nil as long as it was not looked up.
  var isRightToLeft: Bool?
  /// Whether nobody has seen it yet, so that its height may be quite another one.
  private(set) var isGuess: Bool

  /// So many units are laid out at a time.
  static let limit = 400
  /// So far beyond its old end a piece is laid out to find the line that begins there.
  private static let reach = 150

  /// What lays out, and what is known of the text: offsets are those of the paragraph.
  struct Setter {
    /// About how high a text of a length is.
    let estimate: (Int) -> CGFloat
    let make: (Range<Int>) -> TextLayout
    /// The edge of a character at or before an offset.
    let edge: (Int) -> Int
    /// Whether the character at an offset is a letter with a direction.
    let isStrong: (Int) -> Bool
  }

  init(length: Int, height: CGFloat, isGuess: Bool = true) {
    self.length = length
    self.isGuess = isGuess
    pieces = [TextPiece(length: length, layout: nil, height: height)]
  }

  /// Without the space above and below.
  var height: CGFloat { pieces.reduce(0) { $0 + $1.height } }
  var isLaidOut: Bool { pieces.allSatisfy { $0.layout != nil } }

  /// The piece that an offset is in, and where that begins; at the end of one it is the next.
  func piece(at offset: Int) -> (index: Int, start: Int) {
    var start = 0
    for index in pieces.indices.dropLast() {
      let end = start + pieces[index].length
      if offset < end { return (index, start) }
      start = end
    }
    return (pieces.count - 1, start)
  }

  /// Forgets all lines.
  mutating func forget() {
    pieces = [TextPiece(length: length, layout: nil, height: height)]
    isRightToLeft = nil
  }

  /// A part has become `change` units longer: its lines are laid out anew when they are needed.
  mutating func change(_ range: Range<Int>, by change: Int) {
    var first = piece(at: range.lowerBound)
    let last = piece(at: range.upperBound).index
    // What is at the beginning of a line can come to be in the one before.
    if first.index > 0, isInFirstLine(range.lowerBound - first.start, of: first.index) {
      first.index -= 1
    }
    merge(first.index...last, change)
    length += change
    if pieces.count > 1, pieces[first.index].length <= 0 {
      let index = first.index
      merge(index + 1 < pieces.count ? index...index + 1 : index - 1...index, 0)
    }
  }

  /// Lays out the next piece from `index` on that is not, the ones before being so.
  mutating func layOut(_ index: Int, with setter: Setter) {
    isGuess = false
    while index + 1 < pieces.count, pieces[index + 1].layout == nil { merge(index...index + 1, 0) }
    let start = pieces[..<index].reduce(0) { $0 + $1.length }
    let rest = length - start
    let own = pieces[index].length
    var count = own <= Self.limit * 3 / 2 ? own : Self.limit
    if index + 1 < pieces.count, count == own {
      let layout = setter.make(start..<setter.edge(start + min(own + Self.reach, rest)))
      let line = layout.line(of: own, atEndOfLine: false)
      if line > 0, layout.offsets(ofLine: line).lowerBound == own {
        return set(index, layout.prefix(lines: line), own)
      }
      // The next one has other lines, too.
      merge(index...index + 1, 0)
      count = min(Self.limit, pieces[index].length)
    }
    while true {
      let end = count >= rest ? length : min(max(setter.edge(start + count), start + 1), length)
      let layout = setter.make(start..<end)
      if end == length { return set(index, layout, rest) }
      // What the directions in the next piece are must not depend on this one.
      let last = layout.lines.count - 1
      let line =
        (max(1, last - 8)...max(1, last)).last {
          setter.isStrong(start + layout.offsets(ofLine: $0).lowerBound)
        } ?? last
      let cut = layout.offsets(ofLine: line).lowerBound
      if line > 0, cut > 0 {
        let left = pieces[index].length - cut
        set(index, layout.prefix(lines: line), cut)
        if left > 0 {
          pieces.insert(
            TextPiece(length: left, layout: nil, height: setter.estimate(left)), at: index + 1)
        } else if left < 0 {
          // It reaches into the next ones, whose lines begin elsewhere.
          var (end, sum) = (index, left)
          while end + 1 < pieces.count, sum <= 0 {
            end += 1
            sum += pieces[end].length
          }
          if end > index { merge(index + 1...end, left) }
        }
        return
      }
      count *= 2
    }
  }

  private mutating func set(_ index: Int, _ layout: TextLayout, _ length: Int) {
    pieces[index] = TextPiece(
      length: length, layout: layout, height: layout.lines.last?.rect.maxY ?? 0)
    let gap = layout.gaps.between
    if gap > 0, pieces[..<index].reduce(length, { $0 + $1.length }) < self.length {
      pieces[index].height += gap
    }
  }

  private mutating func merge(_ range: ClosedRange<Int>, _ change: Int) {
    let old = pieces[range]
    let merged = TextPiece(
      length: old.reduce(change) { $0 + $1.length }, layout: nil,
      height: old.reduce(0) { $0 + $1.height })
    pieces.replaceSubrange(range, with: [merged])
  }

  private func isInFirstLine(_ offset: Int, of index: Int) -> Bool {
    guard let layout = pieces[index].layout else { return offset < Self.reach }
    return offset <= layout.offsets(ofLine: 0).upperBound
  }
}
