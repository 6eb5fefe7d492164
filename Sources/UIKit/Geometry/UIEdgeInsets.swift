public import Foundation

/// Distances from the four edges of a rectangle inwards, in points. Negative values point outwards.
nonisolated public struct UIEdgeInsets: Hashable, Sendable {
  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// Points from the top edge downwards.
  public var top: CGFloat
  /// Points from the left edge to the right.
  public var left: CGFloat
  /// Points from the bottom edge upwards.
  public var bottom: CGFloat
  /// Points from the right edge to the left.
  public var right: CGFloat

  /// Insets of zero on all edges.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets in points, clockwise but for the last two, as in UIKit.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
