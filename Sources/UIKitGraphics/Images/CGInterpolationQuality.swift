/// How carefully an image is scaled, with Core Graphics's raw values.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As `medium`.
  case `default` = 0
  /// The nearest pixel: hard squares when enlarged.
  case none = 1
  /// Between the four nearest pixels; quick, and rough when made much smaller.
  case low = 2
  /// Smooth; an image made smaller is averaged once and the copy kept.
  case medium = 4
  /// As `medium`.
  case high = 3
}
