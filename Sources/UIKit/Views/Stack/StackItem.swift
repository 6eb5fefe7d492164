import Foundation

/// One arranged view along the axis of its stack.
nonisolated struct StackItem {
  /// Its own length in points; nil when it has none.
  var length: CGFloat?
  /// How much it resists being longer.
  var hugging: Float = 250
  /// How much it resists being shorter.
  var resistance: Float = 750
  /// Points from here to the next one.
  var gap: CGFloat = 0
}
