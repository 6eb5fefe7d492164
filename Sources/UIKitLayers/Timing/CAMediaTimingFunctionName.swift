import Foundation

/// The name of a timing curve.
public nonisolated struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name itself.
  public let rawValue: String

  /// A name; one that is not listed here means ``default``.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Even pace.
  public static let linear = Self(rawValue: "linear")
  /// Begins slowly: control points (.42, 0) and (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// Ends slowly: control points (0, 0) and (.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// Begins and ends slowly: control points (.42, 0) and (.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: control points (.25, .1) and (.25, 1), as Core Animation
  /// documents it.
  public static let `default` = Self(rawValue: "default")

  var curve: CubicBezier {
    switch self {
    case .linear: CubicBezier(0, 0, 1, 1)
    case .easeIn: CubicBezier(0.42, 0, 1, 1)
    case .easeOut: CubicBezier(0, 0, 0.58, 1)
    case .easeInEaseOut: CubicBezier(0.42, 0, 0.58, 1)
    default: CubicBezier(0.25, 0.1, 0.25, 1)
    }
  }
}
