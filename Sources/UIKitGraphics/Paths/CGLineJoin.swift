/// How the corners of a stroked line look, with Core Graphics's raw values.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner; flattened when sharper than the miter limit.
  case miter = 0
  /// A round corner.
  case round = 1
  /// A flattened corner.
  case bevel = 2
}
