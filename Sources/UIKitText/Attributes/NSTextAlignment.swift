/// Where the lines of a paragraph lie between the edges, with UIKit's raw values.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges; the last line of a paragraph as `natural`.
  case justified = 3
  /// At the edge where the paragraph's writing begins.
  case natural = 4
}
