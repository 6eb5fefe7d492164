import UIKitText

nonisolated extension TextEditor {
  /// Where a caret comes to.
  struct Destination {
    var offset: Int
    var isAtLineEnd = false
    /// Where it would like to be across, if it goes on up or down.
    var column: Double?
  }

  /// A selection that is left goes together on the side that the arrow points to.
  func collapsed(_ direction: EditDirection, in geometry: some EditGeometry) -> Int? {
    let range = selection.range
    switch direction {
    case .backward: return range.lowerBound
    case .forward: return range.upperBound
    case .left, .right:
      let isForward = (direction == .right) != geometry.isRightToLeft(at: range.lowerBound)
      return isForward ? range.upperBound : range.lowerBound
    case .up, .down: return nil
    }
  }

  func destination(
    _ direction: EditDirection, _ unit: EditUnit, from caret: EditCaret, column: Double? = nil,
    in geometry: some EditGeometry
  ) -> Destination {
    let offset = caret.offset
    let isForward =
      switch direction {
      case .forward, .down: true
      case .backward, .up: false
      case .left, .right: (direction == .right) != geometry.isRightToLeft(at: offset)
      }
    let edge = isForward ? length : 0
    switch unit {
    case .character, .page:
      switch direction {
      case .forward: return Destination(offset: content.character(after: offset))
      case .backward: return Destination(offset: content.character(before: offset))
      case .left, .right:
        let next = geometry.neighbor(of: offset, toRight: direction == .right)
        return Destination(offset: next ?? offset)
      case .up, .down:
        let step = geometry.step(
          from: caret, below: isForward, byPage: unit == .page, column: column)
        guard let step else { return Destination(offset: edge) }
        return Destination(
          offset: step.caret.offset, isAtLineEnd: step.caret.isAtLineEnd, column: step.column)
      }
    case .word: return Destination(offset: wordEdge(from: offset, isForward))
    case .line:
      let line = geometry.line(around: caret)
      // The end of a line that wraps is the beginning of the next.
      return isForward
        ? Destination(offset: line.upperBound, isAtLineEnd: true)
        : Destination(offset: line.lowerBound)
    case .document: return Destination(offset: edge)
    }
  }

  /// The end of the next word, or the beginning of the one before. Words do not reach over paragraphs.
  private func wordEdge(from offset: Int, _ isForward: Bool) -> Int {
    if isSecure { return isForward ? length : 0 }
    var (index, start) = content.place(of: offset)
    var local = offset - start
    while true {
      let text = content.paragraphs[index].text
      if isForward {
        if let end = WordBreaks.nextEnd(after: local, in: text) {
          return content.characterEdge(atOrAfter: start + end)
        }
        guard index + 1 < content.paragraphs.count else { return length }
        start += content.paragraphs[index].length
        (index, local) = (index + 1, 0)
      } else {
        if let begin = WordBreaks.previousStart(before: local, in: text) {
          return content.characterEdge(atOrBefore: start + begin)
        }
        guard index > 0 else { return 0 }
        index -= 1
        local = content.paragraphs[index].length
        start -= local
      }
    }
  }

  /// The word around an offset.
  func word(around offset: Int) -> Range<Int> {
    if isSecure { return 0..<length }
    let (index, start) = content.place(of: offset)
    let paragraph = content.paragraphs[index]
    // At the end of a paragraph it is the word before.
    let text =
      offset - start >= paragraph.contentLength ? String(paragraph.content) : paragraph.text
    let word = WordBreaks.word(around: offset - start, in: text)
    return content.wholeCharacters(in: start + word.lowerBound..<start + word.upperBound)
  }
}
