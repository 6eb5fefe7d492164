/// Which way a paragraph is written, with UIKit's raw values.
public enum NSWritingDirection: Int, Sendable {
  /// As its first letter with a direction says.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
