/// How a keyframe animation goes from one value to the next.
public nonisolated struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by name; one that is not listed here means ``linear``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Straight from value to value.
  public static let linear = Self(rawValue: "linear")
  /// Each value stays until the next one's time.
  public static let discrete = Self(rawValue: "discrete")
  /// Straight, at an even speed: key times and timing functions of segments do not count.
  public static let paced = Self(rawValue: "paced")
  /// In a smooth curve through the values; for numbers, points and sizes.
  public static let cubic = Self(rawValue: "cubic")

  var trackMode: KeyframeTrack.Mode {
    switch self {
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    default: .linear
    }
  }
}
