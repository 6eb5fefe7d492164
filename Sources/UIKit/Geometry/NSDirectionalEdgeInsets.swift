public import Foundation

/// Distances from the edges of a rectangle inwards, with the horizontal ones following the
/// language's direction. In points.
nonisolated public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Points from the top edge downwards.
  public var top: CGFloat
  /// Points from the edge where a line of text begins.
  public var leading: CGFloat
  /// Points from the bottom edge upwards.
  public var bottom: CGFloat
  /// Points from the edge where a line of text ends.
  public var trailing: CGFloat

  /// Insets of zero on all edges.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Insets in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package func resolved(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: rightToLeft ? trailing : leading, bottom: bottom,
      right: rightToLeft ? leading : trailing)
  }
}
