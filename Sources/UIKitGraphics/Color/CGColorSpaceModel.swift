/// The kinds of colour space, with Core Graphics's raw values.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One component: brightness.
  case monochrome = 0
  /// Three components: red, green, blue.
  case rgb = 1
}
