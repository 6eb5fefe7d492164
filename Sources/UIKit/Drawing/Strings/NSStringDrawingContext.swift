public import Foundation

/// What a string may do to fit when it is drawn or measured, and what it did.
nonisolated public final class NSStringDrawingContext: NSObject {
  /// How far the letters may shrink to fit into the rectangle, as a fraction of their size; 0, the
  /// default, for not at all.
  public var minimumScaleFactor: CGFloat = 0

  /// How far they did shrink the last time; 1 for not at all.
  public internal(set) var actualScaleFactor: CGFloat = 1

  /// Where the text was drawn or would have been the last time, in points.
  public internal(set) var totalBounds: CGRect = .zero
}
