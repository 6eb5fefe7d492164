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

  /// The rows whose height was told one by one.
  var measured: [(row: Int, height: CGFloat)] { known.map { ($0, index[$0]) } }
}
