/// How the ends of a stroked line look, with Core Graphics's raw values.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt = 0
  /// A half circle around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}
