import Foundation

/// Lines of items that have one size: every place is reckoned, none is kept.
nonisolated struct UniformLines {
  let count: Int
  let size: FlowSize
  let space: FlowSpace
  /// Items in each line but the last.
  let perLine: Int
  private let start: CGFloat
  private let gap: CGFloat

  init(count: Int, size: FlowSize, space: FlowSpace) {
    self.count = count
    self.size = size
    self.space = space
    let pitch = size.across + space.itemSpacing
    // NB: a thousandth of a point, so that thirds of a width fit three times.
    let fitting = pitch > 0 ? (space.width + space.itemSpacing + 0.001) / pitch : .infinity
    perLine = fitting < 1_000_000 ? max(1, Int(fitting)) : max(1, count)
    (start, gap) = space.gap(filledBy: perLine, using: CGFloat(perLine) * size.across)
  }

  var length: CGFloat {
    guard count > 0 else { return 0 }
    let lines = CGFloat((count + perLine - 1) / perLine)
    return lines * size.along + (lines - 1) * space.lineSpacing
  }

  func place(of item: Int) -> FlowPlace {
    FlowPlace(
      along: CGFloat(item / perLine) * pitch,
      across: start + CGFloat(item % perLine) * (size.across + gap), size: size)
  }

  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0, range.upperBound >= 0, range.lowerBound <= length else { return 0..<0 }
    guard pitch > 0 else { return 0..<count }
    let last = (count - 1) / perLine
    let lower = min(max(0, Int(max(0, range.lowerBound) / pitch)), last)
    let upper = min(max(0, Int(min(range.upperBound, length) / pitch)), last)
    return lower * perLine..<min(count, (upper + 1) * perLine)
  }

  private var pitch: CGFloat { size.along + space.lineSpacing }
}
