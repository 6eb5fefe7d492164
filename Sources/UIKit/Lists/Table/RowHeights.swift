import Foundation

/// The heights of a section's rows: those that are known, and for the others what they are taken to be until
/// they come to be seen.
nonisolated struct RowHeights {
  private var index: LengthIndex
  private var known: Set<Int> = []
  private let isAllKnown: Bool

  /// Rows that are `height` points high, or taken to be until each is told.
  init(count: Int, height: CGFloat, isEstimate: Bool) {
    index = LengthIndex(count: count, usual: height)
    isAllKnown = !isEstimate
  }

  /// Rows of these heights.
  init(_ heights: [CGFloat]) {
    index = LengthIndex(heights)
    isAllKnown = true
  }

  var count: Int { index.count }
  var total: CGFloat { index.total }

  func isKnown(_ row: Int) -> Bool { isAllKnown || known.contains(row) }
  func height(of row: Int) -> CGFloat { index[row] }
  func start(of row: Int) -> CGFloat { index.start(of: row) }
  func row(at offset: CGFloat) -> Int? { index.index(at: offset) }

  /// Tells the height of a row; returns by how much it differs from what was taken.
  mutating func set(_ row: Int, _ height: CGFloat) -> CGFloat {
    let change = height - index[row]
    index[row] = height
    if !isAllKnown { known.insert(row) }
    return change
  }

  /// Takes a row to have a height until it is told.
  mutating func guess(_ row: Int, _ height: CGFloat) {
    if !isKnown(row) { index[row] = height }
  }

  /// Has the height of a row asked anew; until then it is taken to be what it was.
  mutating func forget(_ row: Int) { known.remove(row) }

  /// Has all heights asked anew; until then they are taken to be what they were.
  mutating func forgetAll() { known = [] }

  /// The rows of which more is known than of the others.
  var special: Set<Int> { isAllKnown ? [] : known.union(index.unusual) }
}
