/// Which regions are inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Where the path winds around more often in one direction than in the other.
  case winding
  /// Where a line to the outside crosses the path an odd number of times.
  case evenOdd
}
