import CPango
import Foundation
import UIKitGraphics

/// Breaks a text into lines and places them: the work behind ``TextLayout``.
///
/// Runs within ``FontLibrary/locked(_:)``.
struct Typesetter {
  let source: TextSource
  let font: FontSpec
  let options: TextLayoutOptions
  let library: FontLibrary

  private(set) var lines: [TextLine] = []
  private(set) var drawings: [LineDrawing] = []
  private(set) var texts: [LineText] = []
  private(set) var width: CGFloat = 0
  private(set) var height: CGFloat = 0
  private(set) var isTruncated = false
  private(set) var inkBounds = CGRect.null
  let hasOwnColors: Bool

  /// A line whose place between the edges is not known yet: the width of the widest may decide.
  private struct Pending {
    let paragraph: LaidOutParagraph?
    let index: Int
    let space: ParagraphSpace
    let isFirst: Bool
    let measured: MeasuredLine
    let top: CGFloat
    let height: CGFloat
    let baseline: CGFloat
    /// The byte that the line begins at, and the bytes of its paragraph.
    let start: Int
    let range: Range<Int>
    /// The byte that the layout of the paragraph begins with.
    let origin: Int
  }
  private var pending: [Pending] = []
  /// The space below the last line, used when another follows.
  private var gap: CGFloat = 0
  private let growsLines: Bool

  init(_ source: TextSource, font: FontSpec, options: TextLayoutOptions, library: FontLibrary) {
    self.source = source
    self.font = font
    self.options = options
    self.library = library
    growsLines = source.text.utf8.contains { $0 >= 0x80 }
    hasOwnColors =
      source.runs.contains { $0.look.foreground != nil || $0.look.isDecorated }
      || growsLines && source.text.unicodeScalars.contains { $0.value >= 0x203C }
  }

  mutating func run() {
    guard !source.text.isEmpty || options.hasLineWithoutText else { return }
    let paragraphs = source.paragraphs
    for (number, range) in paragraphs.enumerated() {
      let isLast = number == paragraphs.count - 1
      if !set(range, isFirst: number == 0, isLast: isLast) {
        break
      }
    }
    placeLines()
  }

  // MARK: Lines

  /// Lays out a paragraph. False when nothing can follow.
  private mutating func set(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> Bool {
    let text = source.bytes(range)
    let space = ParagraphSpace(source.paragraphValues(at: range.lowerBound), text: text, options)
    if !isFirst { gap += space.values.paragraphSpacingBefore }
    let room = space.room(isFirst: true)
    if !space.lineBreakMode.wraps && linesLeft == 1 {
      return setRemainder(
        from: range.lowerBound, range, space, isFirst: true, isLast: isLast, hasRoom: false)
    }
    let fitting: LaidOutParagraph.Fitting =
      room.isFinite
      ? .wrap(
        max(room, space.room(isFirst: false)), indent: room - space.room(isFirst: false),
        anywhere: space.lineBreakMode == .byCharWrapping) : .overflow
    guard !range.isEmpty, let paragraph = layOut(text, source.runs(in: range), fitting, space)
    else {
      return setStandIn(for: text, at: range.lowerBound, space, isLast: isLast)
    }
    for index in paragraph.lines.indices {
      let measured = MeasuredLine(
        paragraph, index: index, growing: growsLines, library: library)
      guard hasRoom(for: measured, space) else { return endBefore() }
      let start = range.lowerBound + MeasuredLine.range(of: paragraph.lines[index]).lowerBound
      let hasMore = index + 1 < paragraph.lines.count || !isLast
      if hasMore && linesLeft == 1 && !space.lineBreakMode.wraps {
        return setRemainder(from: start, range, space, isFirst: index == 0, isLast: isLast)
      }
      append(
        paragraph, index, measured, space, isFirst: index == 0, start, range,
        origin: range.lowerBound)
      if hasMore && linesLeft == 0 {
        isTruncated = true
        return false
      }
    }
    if !isLast { gap += space.values.paragraphSpacing }
    return true
  }

  /// Puts what is left of the text on one line, cut or with an ellipsis. False when that was the last
  /// line.
  private mutating func setRemainder(
    from start: Int, _ range: Range<Int>, _ space: ParagraphSpace, isFirst: Bool, isLast: Bool,
    hasRoom isRoomKnown: Bool = true
  ) -> Bool {
    let room = space.room(isFirst: isFirst)
    let remainder = source.remainder(
      from: start, paragraphEnd: range.upperBound, space.lineBreakMode,
      byteLimit: Self.byteLimit(room: room, font: font))
    let fitting: LaidOutParagraph.Fitting =
      switch space.lineBreakMode.ellipsis {
      case let mode? where room.isFinite: .ellipsize(room, mode)
      default: .overflow
      }
    guard !remainder.text.isEmpty,
      let paragraph = layOut(remainder.text[...].utf8, remainder.runs, fitting, space),
      !paragraph.lines.isEmpty
    else {
      _ = setStandIn(for: source.bytes(start..<range.upperBound), at: start, space, isLast: isLast)
      isTruncated = !isLast
      return false
    }
    let measured = MeasuredLine(paragraph, index: 0, growing: growsLines, library: library)
    guard isRoomKnown || hasRoom(for: measured, space) else { return endBefore() }
    append(paragraph, 0, measured, space, isFirst: isFirst, start, range, origin: start)
    isTruncated =
      !isLast || paragraph.isEllipsized || remainder.isCut || measured.width > room + 0.01
    return false
  }

  /// A line for an empty paragraph, or for any when there is no font: then it is blank, and as wide as
  /// the text would be about.
  private mutating func setStandIn(
    for text: Substring.UTF8View, at byte: Int, _ space: ParagraphSpace, isLast: Bool
  ) -> Bool {
    let look = source.look(at: byte)?.font ?? font
    let estimate = min(CGFloat(Substring(text).count) * look.size * 0.6, options.maximumWidth)
    let measured = MeasuredLine(width: estimate, font: look, library: library)
    guard hasRoom(for: measured, space) else { return endBefore() }
    append(nil, 0, measured, space, isFirst: true, byte, byte..<byte + text.count, origin: byte)
    if !isLast { gap += space.values.paragraphSpacing }
    if linesLeft == 0 && !isLast { isTruncated = true }
    return linesLeft != 0
  }

  private func layOut(
    _ text: Substring.UTF8View, _ runs: [TextRun], _ fitting: LaidOutParagraph.Fitting,
    _ space: ParagraphSpace
  ) -> LaidOutParagraph? {
    LaidOutParagraph(
      text, runs: runs, fitting, rightToLeft: space.isRightToLeft,
      justified: space.alignment == .justified, library: library)
  }

  private mutating func append(
    _ paragraph: LaidOutParagraph?, _ index: Int, _ measured: MeasuredLine,
    _ space: ParagraphSpace, isFirst: Bool, _ start: Int, _ range: Range<Int>, origin: Int
  ) {
    let (lineHeight, ascent) = space.height(ascent: measured.ascent, descent: measured.descent)
    let top = pending.isEmpty ? 0 : height + gap
    pending.append(
      Pending(
        paragraph: paragraph, index: index, space: space, isFirst: isFirst, measured: measured,
        top: top, height: lineHeight, baseline: top + ascent, start: start, range: range,
        origin: origin))
    height = top + lineHeight
    gap = space.values.lineSpacing
    width = max(width, space.head(isFirst: isFirst) + measured.width)
  }

  /// How many lines there may still be.
  private var linesLeft: Int {
    options.numberOfLines > 0 ? options.numberOfLines - pending.count : .max
  }

  /// Whether a line can still be added; the first one always can.
  private func hasRoom(for line: MeasuredLine, _ space: ParagraphSpace) -> Bool {
    guard options.maximumHeight.isFinite, !pending.isEmpty else { return true }
    let lineHeight = space.height(ascent: line.ascent, descent: line.descent).height
    return height + gap + lineHeight <= options.maximumHeight + 0.01
  }

  /// A line did not fit: the one before it is the last, with an ellipsis where there is to be one. False.
  ///
  /// NB: only the line itself knows its height, since each of its fonts may be another one. So the line
  /// before it is set anew, and not cut beforehand by a guess.
  private mutating func endBefore() -> Bool {
    isTruncated = true
    guard let last = pending.last, !last.space.lineBreakMode.wraps else { return false }
    pending.removeLast()
    height = pending.last.map { $0.top + $0.height } ?? 0
    gap = pending.isEmpty ? 0 : last.top - height
    width = pending.map { $0.space.head(isFirst: $0.isFirst) + $0.measured.width }.max() ?? 0
    _ = setRemainder(
      from: last.start, last.range, last.space, isFirst: last.isFirst, isLast: false)
    return false
  }

  /// More bytes than a line can show: letters narrower than a sixth of the font's size are rare, and
  /// what is cut off wrongly then still has an ellipsis.
  private static func byteLimit(room: CGFloat, font: FontSpec) -> Int {
    guard room.isFinite else { return .max }
    return 512 + 4 * Int(min(room / (font.size * 0.15), 1_000_000))
  }

  // MARK: Places

  private mutating func placeLines() {
    let container = options.maximumWidth.isFinite ? max(0, options.maximumWidth) : width
    for line in pending {
      let left = line.space.left(
        of: line.measured.width, isFirst: line.isFirst, in: container)
      let rect = CGRect(x: left, y: line.top, width: line.measured.width, height: line.height)
      lines.append(TextLine(rect: rect, baseline: line.baseline))
      texts.append(text(of: line, rect))
      guard let paragraph = line.paragraph else { continue }
      let drawing = LineDrawing(
        paragraph, index: line.index, origin: CGPoint(x: left, y: line.baseline), line: rect,
        library: library)
      inkBounds = inkBounds.union(line.measured.ink.offsetBy(dx: left, dy: line.baseline))
      for fill in drawing.under + drawing.over { inkBounds = inkBounds.union(fill.rect) }
      drawings.append(drawing)
    }
    pending = []
  }

  private func text(of line: Pending, _ rect: CGRect) -> LineText {
    let shown = line.paragraph.map { MeasuredLine.range(of: $0.lines[line.index]) }
    let range = shown.map { line.origin + $0.lowerBound..<line.origin + $0.upperBound }
    return LineText(
      paragraph: line.paragraph, index: line.index, origin: line.origin,
      range: range ?? line.range, wraps: line.index + 1 < (line.paragraph?.lines.count ?? 0),
      rect: rect)
  }
}

extension NSLineBreakMode {
  /// Whether it lets all lines wrap, the last one too.
  fileprivate var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }

  /// Where the ellipsis goes; nil without one.
  fileprivate var ellipsis: PangoEllipsizeMode? {
    switch self {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }
}
