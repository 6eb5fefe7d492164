/// What an animation shows outside of its active time.
public nonisolated struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name; one that is not listed here means ``removed``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing before and nothing after: the layer's own value shows.
  public static let removed = Self(rawValue: "removed")
  /// The last value stays after the end, as long as the animation is not removed.
  public static let forwards = Self(rawValue: "forwards")
  /// The first value shows before the begin.
  public static let backwards = Self(rawValue: "backwards")
  /// ``forwards`` and ``backwards``.
  public static let both = Self(rawValue: "both")

  var showsBefore: Bool { self == .backwards || self == .both }
  var showsAfter: Bool { self == .forwards || self == .both }
}
