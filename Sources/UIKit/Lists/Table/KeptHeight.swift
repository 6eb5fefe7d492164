import Foundation

/// The height of a row on its way from one reckoning of a table's places to the next.
nonisolated struct KeptHeight {
  var height: CGFloat
  /// Whether it was told, and not what the row is taken to be.
  var isKnown: Bool
}
