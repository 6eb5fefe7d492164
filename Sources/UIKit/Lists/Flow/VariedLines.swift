import Foundation

/// Lines of items that differ in size: broken once, kept as lines.
nonisolated struct VariedLines {
  private struct Line {
    var items: Range<Int>
    var along: CGFloat
    var thickness: CGFloat
    var start: CGFloat
    var gap: CGFloat
  }

  private let sizes: [FlowSize]
  private var lines: [Line] = []
  private(set) var length: CGFloat = 0

  init(_ sizes: [FlowSize], space: FlowSpace) {
    self.sizes = sizes
    var first = 0
    while first < sizes.count {
      let line = breakLine(from: first, space: space)
      lines.append(line)
      length = line.along + line.thickness
      first = line.items.upperBound
    }
  }

  func place(of item: Int) -> FlowPlace {
    let line = lines[lineIndex { $0.items.upperBound > item }]
    let before = sizes[line.items.lowerBound..<item].reduce(0) { $0 + $1.across + line.gap }
    return FlowPlace(
      along: line.along + (line.thickness - sizes[item].along) / 2, across: line.start + before,
      size: sizes[item])
  }

  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard !lines.isEmpty, range.upperBound >= 0, range.lowerBound <= length else { return 0..<0 }
    let lower = lineIndex { $0.along + $0.thickness >= range.lowerBound }
    let upper = max(lower, lineIndex { $0.along > range.upperBound } - 1)
    guard lower < lines.count else { return 0..<0 }
    return lines[lower].items.lowerBound..<lines[min(upper, lines.count - 1)].items.upperBound
  }

  private func breakLine(from first: Int, space: FlowSpace) -> Line {
    var used = sizes[first].across
    var thickness = sizes[first].along
    var next = first + 1
    // NB: a thousandth of a point, so that thirds of a width fit three times.
    while next < sizes.count {
      let spacing = CGFloat(next - first) * space.itemSpacing
      guard used + sizes[next].across + spacing <= space.width + 0.001 else { break }
      used += sizes[next].across
      thickness = max(thickness, sizes[next].along)
      next += 1
    }
    let (filled, filledUse) =
      next == sizes.count ? fillUp(first..<next, used, space) : (next - first, used)
    let (start, gap) = space.gap(filledBy: filled, using: filledUse)
    return Line(
      items: first..<next, along: lines.isEmpty ? 0 : length + space.lineSpacing,
      thickness: thickness, start: start, gap: gap)
  }

  /// The last line as if more items of its last one's size came.
  private func fillUp(
    _ items: Range<Int>, _ used: CGFloat, _ space: FlowSpace
  ) -> (count: Int, used: CGFloat) {
    let width = sizes[items.upperBound - 1].across
    let pitch = width + space.itemSpacing
    let free = space.width - used - CGFloat(items.count - 1) * space.itemSpacing
    guard pitch > 0, free.isFinite, free > 0 else { return (items.count, used) }
    let more = Int((free + 0.001) / pitch)
    return (items.count + more, used + CGFloat(more) * width)
  }

  /// The first line that fulfils a condition which all after it fulfil too; the count of lines if none does.
  private func lineIndex(_ condition: (Line) -> Bool) -> Int {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(lines[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
