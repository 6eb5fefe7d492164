import Foundation
import UIKitText

/// The text of a text view in lines: a layout for each paragraph, made when it is needed.
///
/// The height of what nobody has looked at is a guess. Coordinates are those of the text's own space, from its upper left
/// corner; offsets are in units of UTF-16.
@MainActor final class TextPage {
  /// What the lines depend on beside the text.
  struct Settings: Equatable {
    var options = TextLayoutOptions()
    var font = UIFont.systemFont(ofSize: 12)
  }

  /// What is laid out: asked for when it is needed.
  weak var owner: (any TextPageOwner)?
  private(set) var settings = Settings()
  private(set) var paragraphs: [LaidParagraph] = []
  private var heights: [CGFloat] = []
  /// What all paragraphs take, in points.
  private(set) var height: CGFloat = 0

  var width: CGFloat { settings.options.maximumWidth }

  // MARK: Changes

  /// Another text.
  func reset() {
    let all = owner?.editor.content.paragraphs ?? [EditParagraph()]
    paragraphs = all.map { LaidParagraph(length: $0.contentLength, height: 0) }
    estimateAll()
  }

  /// Other settings: all is laid out anew.
  func set(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    forget()
  }

  /// All is laid out anew: the looks have changed.
  func forget() {
    estimateAll()
  }

  /// Paragraphs have been replaced, which the text has already.
  func apply(_ splice: EditText.Splice, range: Range<Int>, with count: Int) {
    guard let content = owner?.editor.content else { return }
    let first = splice.old.lowerBound
    if splice.old.count == 1, splice.count == 1, range.upperBound - range.lowerBound >= 0 {
      let start = content.start(of: first)
      let local = range.lowerBound - start..<range.upperBound - start
      let change = content.paragraphs[first].contentLength - paragraphs[first].length
      if local.lowerBound >= 0, local.upperBound <= paragraphs[first].length,
        change == count - range.count
      {
        paragraphs[first].change(local, by: change)
        checkDirection(of: first)
        return heightChanged(first)
      }
    }
    let new = content.paragraphs[first..<first + splice.count].map { paragraph in
      LaidParagraph(
        length: paragraph.contentLength, height: estimate(paragraph.contentLength),
        isGuess: false)
    }
    paragraphs.replaceSubrange(splice.old, with: new)
    heights.replaceSubrange(splice.old, with: new.map(\.height))
    height = heights.reduce(0, +)
  }

  /// A part looks different now.
  func forget(_ range: Range<Int>) {
    guard let content = owner?.editor.content else { return }
    var (index, start) = content.place(of: range.lowerBound)
    while index < paragraphs.count, start <= range.upperBound {
      let part = (range.lowerBound - start..<range.upperBound - start).clamped(
        to: 0..<paragraphs[index].length)
      paragraphs[index].change(part, by: 0)
      start += content.paragraphs[index].length
      index += 1
    }
  }

  // MARK: Laying out

  /// Lays out a paragraph as far as an offset in it, or as a height in it, or all of it.
  func layOut(_ index: Int, offset: Int = .max, y: CGFloat = .infinity) {
    let reach = y - spaces(of: index).above
    var (piece, start, top) = (0, 0, CGFloat(0))
    var hasChanged = false
    while piece < paragraphs[index].pieces.count {
      if paragraphs[index].pieces[piece].layout == nil {
        hasChanged = true
        layOut(piece: piece, of: index)
      }
      let laid = paragraphs[index].pieces[piece]
      start += laid.length
      top += laid.height
      if start > offset || top > reach { break }
      piece += 1
    }
    if hasChanged { heightChanged(index) }
  }

  private func layOut(piece: Int, of index: Int) {
    let text = owner?.editor.content.paragraphs[index].text ?? ""
    // Nothing is looked up while the paragraph changes.
    _ = isRightToLeft(index)
    var paragraph = paragraphs[index]
    let setter = LaidParagraph.Setter(
      estimate: estimate, make: { self.make(index, $0) },
      edge: { text.characterEdge(atOrBefore: $0) },
      isStrong: {
        TextSource.isRightToLeft(text[text.index(atUTF16: $0)...].prefix(1)) != nil
      })
    paragraph.layOut(piece, with: setter)
    paragraphs[index] = paragraph
  }

  /// The space above and below a paragraph, by its style.
  func spaces(of index: Int) -> (above: CGFloat, below: CGFloat) {
    guard let layout = paragraphs[index].pieces[0].layout else { return (0, 0) }
    let gaps = layout.gaps
    let isLast = index == paragraphs.count - 1
    return (index == 0 ? 0 : gaps.above, isLast ? 0 : gaps.below + gaps.between)
  }

  func top(of index: Int) -> CGFloat { heights[..<index].reduce(0, +) }
  func height(of index: Int) -> CGFloat { heights[index] }

  /// The paragraph at a height, and its top; the nearest for heights beyond them.
  func paragraph(at y: CGFloat) -> (index: Int, top: CGFloat) {
    var top: CGFloat = 0
    for index in heights.indices.dropLast() {
      if y < top + heights[index] { return (index, top) }
      top += heights[index]
    }
    return (heights.count - 1, top)
  }

  /// Whether a paragraph is read from right to left.
  func isRightToLeft(_ index: Int) -> Bool {
    if let known = paragraphs[index].isRightToLeft { return known }
    let found = direction(of: index)
    paragraphs[index].isRightToLeft = found
    return found
  }

  // MARK: Helpers

  private func make(_ index: Int, _ range: Range<Int>) -> TextLayout {
    var options = settings.options
    options.direction = isRightToLeft(index) ? .rightToLeft : .leftToRight
    options.continuesParagraph = range.lowerBound > 0
    options.hasLineWithoutText = true
    guard let owner else {
      return TextLayout(TextSource("", font: settings.font), font: settings.font, options: options)
    }
    return owner.layOut(index, range, settings.font, options)
  }

  private func direction(of index: Int) -> Bool {
    guard let owner else { return false }
    return owner.direction(of: index)
      ?? TextSource.isRightToLeft(owner.editor.content.paragraphs[index].content)
      ?? settings.options.isRightToLeft
  }

  /// The direction of a paragraph that has changed may be another one: then all of it is.
  private func checkDirection(of index: Int) {
    guard let old = paragraphs[index].isRightToLeft else { return }
    let new = direction(of: index)
    if new != old { paragraphs[index].forget() }
    paragraphs[index].isRightToLeft = new
  }

  private func heightChanged(_ index: Int) {
    let spaces = spaces(of: index)
    let new = paragraphs[index].height + spaces.above + spaces.below
    guard new != heights[index] else { return }
    heights[index] = new
    // Added up anew, so that no error does.
    height = heights.reduce(0, +)
  }

  private func estimateAll() {
    for index in paragraphs.indices {
      let length = paragraphs[index].length
      paragraphs[index] = LaidParagraph(length: length, height: estimate(length))
    }
    heights = paragraphs.map(\.height)
    height = heights.reduce(0, +)
  }

  /// About how high a text of a length is: letters are half as wide as they are high.
  private func estimate(_ length: Int) -> CGFloat {
    let font = settings.font
    let room = max(width, font.pointSize)
    let lines = (CGFloat(length) * font.pointSize / 2 / room).rounded(.up)
    return max(1, lines) * font.lineHeight
  }
}
