/// Edges of a rectangle, those across following the direction of the language.
nonisolated public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits, as in UIKit.
  public let rawValue: UInt

  /// Edges from their bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The edge where lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The lower edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The edge where lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All four.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
