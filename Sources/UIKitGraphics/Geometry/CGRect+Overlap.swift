package import Foundation

extension CGRect {
  /// What two rectangles have in common; null when that is nothing, or when one of them is not made of
  /// numbers.
  ///
  /// NB: Foundation's `intersection` and `intersects` end the process for the latter.
  package func overlap(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, hasNumbers, other.hasNumbers else { return .null }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    let right = Swift.min(maxX, other.maxX)
    let bottom = Swift.min(maxY, other.maxY)
    guard right >= left, bottom >= top else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether two rectangles have something in common, be it an edge.
  package func overlaps(_ other: CGRect) -> Bool { !overlap(other).isNull }

  private var hasNumbers: Bool { !minX.isNaN && !minY.isNaN && !maxX.isNaN && !maxY.isNaN }
}
