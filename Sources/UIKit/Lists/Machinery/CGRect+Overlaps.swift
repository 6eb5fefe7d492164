import Foundation

nonisolated extension CGRect {
  /// Whether the two have more than an edge in common.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
