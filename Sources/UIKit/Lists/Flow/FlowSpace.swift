import Foundation

/// How lines are set.
nonisolated struct FlowSpace: Equatable {
  /// Points across that a line may fill.
  var width: CGFloat
  /// Points between items of a line, at least.
  var itemSpacing: CGFloat
  /// Points between lines.
  var lineSpacing: CGFloat

  /// How items that need `used` points together, `count` of them when the line is filled up, are spaced.
  func gap(filledBy count: Int, using used: CGFloat) -> (start: CGFloat, gap: CGFloat) {
    let left = width - used
    if count <= 1 { return (max(0, left / 2), itemSpacing) }
    return (0, max(0, left / CGFloat(count - 1)))
  }
}
