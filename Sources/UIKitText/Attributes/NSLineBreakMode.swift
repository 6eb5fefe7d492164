/// What happens to a line that is too long, with UIKit's raw values.
public enum NSLineBreakMode: Int, Sendable {
  /// Goes on in the next line, at a word if it can be.
  case byWordWrapping = 0
  /// Goes on in the next line, at any character.
  case byCharWrapping = 1
  /// Is cut at the edge.
  case byClipping = 2
  /// Loses its beginning: "…end".
  case byTruncatingHead = 3
  /// Loses its end: "beginning…".
  case byTruncatingTail = 4
  /// Loses its middle: "begin…end".
  case byTruncatingMiddle = 5
}
